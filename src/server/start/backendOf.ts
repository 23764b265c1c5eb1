import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { BackendParts, Operation } from "../backendParts.ts";
import { createBackend } from "../createBackend.ts";
import { loadOrCreateKeyMaterial } from "../gateways/fpx/protocol/keyMaterial.ts";
import type { Context } from "../http/context.ts";
import { loadOrCreateSecret } from "../secrets.ts";
import type { Settings } from "../settings/settings.ts";
import { keyFileOf, openKeyFile } from "../statements/keyFile.ts";
import { statementKeys } from "../statements/statementKeys.ts";
import type { ServerOptions } from "./serverOptions.ts";

/** The parts of the back end that do not come from the settings. */
type Started = Pick<
  BackendParts,
  | "databases"
  | "fpx"
  | "card"
  | "clockCheck"
  | "rateLimiter"
  | "searchesUnderWay"
  | "outbox"
  | "tracker"
  | "secrets"
  | "operator"
  | "reportFormats"
  | "bankLogos"
> & {
  readonly sms: NonNullable<BackendParts["accounts"]>["sms"];
  readonly watched: Pick<Operation, "metrics" | "metricsToken" | "isEnding">;
};

const peer = (context: Context) => getConnInfo(context).remote.address;

/** Makes the back end from the settings, with the keys and secrets of the data folder. The first start creates these. */
export async function backendOf(
  { settings, files, log, clock }: ServerOptions & Required<Pick<ServerOptions, "clock">>,
  { portal, councilOrigins, isTest }: Pick<BackendParts["settings"], "portal" | "councilOrigins" | "isTest">,
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
      isTest,
      testPortal: settings.KAUNTER_TEST_PORTAL,
      ...(settings.KAUNTER_TRUSTED_PROXIES && { trustedProxies: settings.KAUNTER_TRUSTED_PROXIES }),
    },
    limits: limitsOf(settings),
    statements: statementKeys(await openKeyFile(statements, log)),
    accounts: {
      databasePath: settings.KAUNTER_DATABASE_PATH,
      admin: settings.KAUNTER_ADMIN_NAME,
      sms,
      smsRules: { countries: settings.KAUNTER_SMS_COUNTRIES, perDay: settings.KAUNTER_SMS_PER_DAY },
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
