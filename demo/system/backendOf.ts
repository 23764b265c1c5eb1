import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { BackendParts } from "../backend/backendParts.ts";
import { createBackend } from "../backend/createBackend.ts";
import type { Context } from "../backend/http/context.ts";
import type { OperationDesk } from "../backend/operation/operationRoutes.ts";
import { loadOrCreateSecret } from "../backend/secrets.ts";
import type { Settings } from "../backend/settings/settings.ts";
import { keyFileOf, openKeyFile } from "../backend/statements/keyFile.ts";
import { statementKeys } from "../backend/statements/statementKeys.ts";
import { loadOrCreateKeyMaterial } from "../fpx-protocol/keyMaterial.ts";
import type { Addresses } from "./addresses.ts";
import { operatorOf } from "./operator.ts";
import type { SystemOptions } from "./system.ts";

/** What the back end takes besides the settings. */
type Started = Pick<BackendParts, "databases" | "fpx" | "card" | "outbox" | "tracker" | "secrets"> & {
  readonly sms: NonNullable<BackendParts["accounts"]>["sms"];
  readonly watched: Pick<OperationDesk, "metrics" | "metricsToken" | "isEnding">;
};

/** The address at the other end of a call's socket. */
const peer = (context: Context) => getConnInfo(context).remote.address;

/** The back end as the settings want it, with the keys and secrets of the data folder, which the first start makes. */
export async function backendOf(
  { settings, files, log, clock }: SystemOptions & Required<Pick<SystemOptions, "clock">>,
  { portal, councilOrigins }: Addresses,
  { sms, watched, ...started }: Started,
) {
  const data = settings.KAUNTER_DATA;
  const statements = keyFileOf(data, settings.KAUNTER_STATEMENT_KEYS);
  return createBackend({
    ...started,
    clock,
    caller: peer,
    operation: { ...watched, peer },
    settings: {
      portal,
      councilOrigins,
      basePath: settings.KAUNTER_BASE_PATH,
      ...(settings.KAUNTER_TRUSTED_PROXIES && { trustedProxies: settings.KAUNTER_TRUSTED_PROXIES }),
    },
    limits: limitsOf(settings),
    statements: statementKeys(await openKeyFile(statements, log)),
    operator: operatorOf(settings),
    accounts: {
      databasePath: settings.KAUNTER_DATABASE_PATH,
      admin: settings.KAUNTER_ADMIN_NAME,
      sms,
      notifyKey: (await loadOrCreateKeyMaterial(join(data, "keys"), "notify")).privateKey,
    },
    files,
    internal: { token: await loadOrCreateSecret(data, "internal-token"), peer },
    log,
  });
}

const limitsOf = (settings: Settings) => ({
  searchesPerHour: settings.KAUNTER_SEARCHES_PER_HOUR,
  paymentsPerHour: settings.KAUNTER_PAYMENTS_PER_HOUR,
});
