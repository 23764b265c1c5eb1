import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { type Hashing, hashPassword } from "../../../src/server/accounts/passwords.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import type { BackendParts } from "../../../src/server/backendParts.ts";
import { createBackend } from "../../../src/server/createBackend.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import type { SmsSender } from "../../../src/server/notifications/sms.ts";
import type { SmsRules } from "../../../src/server/notifications/smsTotal.ts";
import { systemRandom } from "../../../src/server/random.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { describedApp } from "../openapi/describedApp.ts";

/** The back end with login, and the calls that the central team's browser makes. */

export const ADMIN = "ketua@kaunter.my";
export const PASSWORD = "kata laluan yang panjang";

const derive = promisify(pbkdf2);

/** Few iterations make the hashing quick. Everything else is as in production. */
export const QUICK: Hashing = { iterations: 20, derive };

/** The same hashing, which also records the work of each derivation. */
export function countingHashing(): Hashing & { readonly work: number[] } {
  const work: number[] = [];
  return {
    iterations: QUICK.iterations,
    work,
    derive: (password, salt, iterations, length, digest) => {
      work.push(iterations);
      return derive(password, salt, iterations, length, digest);
    },
  };
}

export interface AccountSettings {
  readonly portal?: string;
  readonly basePath?: string;
  readonly databasePath?: string;
  readonly admin?: string;
  readonly hashing?: Hashing;
  readonly outbox?: BackendParts["outbox"];
  readonly sms?: SmsSender;
  readonly smsRules?: SmsRules;
  readonly notifyKey?: string;
  /** Signs the statements of QR codes. */
  readonly statements?: BackendParts["statements"];
  /** The built portal and elements. */
  readonly files?: NonNullable<BackendParts["files"]>;
  readonly log?: (entry: LogEntry) => void;
}

/** The app with login over the databases and the clock of a backend under test. */
export function withLogin(
  { databases, fpx, clock }: BackendUnderTest,
  settings: AccountSettings = {},
): ReturnType<typeof createBackend> {
  const { portal = PORTAL, basePath = "", databasePath = "/db" } = settings;
  const app = createBackend({
    databases,
    fpx,
    clock,
    secrets: { statusToken: "a secret of the tests" },
    settings: { portal: `${portal}${basePath}`, councilOrigins: [COUNCIL] },
    caller: (context) => context.req.header("test-peer"),
    accounts: {
      databasePath,
      admin: settings.admin,
      hashing: settings.hashing ?? QUICK,
      sms: settings.sms,
      smsRules: settings.smsRules,
      notifyKey: settings.notifyKey,
    },
    statements: settings.statements,
    outbox: settings.outbox,
    ...(settings.files && { files: settings.files }),
    log: settings.log ?? (() => {}),
  });
  // The API description covers calls only, so it cannot check an app that also serves files.
  return settings.files ? app : describedApp(app, { portal: `${portal}${basePath}`, basePath, databasePath });
}

export type AppWithLogin = ReturnType<typeof withLogin>;

export async function addUser(
  users: DocumentStore,
  name: string,
  roles: readonly string[],
  password = PASSWORD,
): Promise<void> {
  const hash = await hashPassword(QUICK, systemRandom, password);
  await users.write({ _id: userId(name), type: "user", name, roles, ...hash });
}

export async function logIn(
  app: AppWithLogin,
  name: string,
  password = PASSWORD,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return app.request("/db/_session", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name, password }),
  });
}

/** The Cookie header that a browser sends after this answer. */
export function cookieOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

export async function whoAmI(app: AppWithLogin, cookie: string): Promise<unknown> {
  return (await (await app.request("/db/_session", { headers: { cookie } })).json()).userCtx;
}
