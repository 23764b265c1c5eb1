import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { type Hashing, hashPassword } from "../../../src/server/accounts/passwords.ts";
import { sealSecret } from "../../../src/server/accounts/sealedSecret.ts";
import { newSecondFactor } from "../../../src/server/accounts/secondFactor.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import type { BackendParts } from "../../../src/server/backendParts.ts";
import { createBackend } from "../../../src/server/createBackend.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { changeDocument, type DocumentStore } from "../../../src/server/databases/documentStore.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import type { SmsSender } from "../../../src/server/notifications/sms.ts";
import type { SmsRules } from "../../../src/server/notifications/smsTotal.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, START } from "../backendUnderTest.ts";
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
  /** The card gateway. None by default. */
  readonly card?: BackendParts["card"];
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
    card: settings.card,
    clock,
    secrets: { statusToken: TOKEN_SECRET },
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
  await users.write({ _id: userId(name), type: "user", name, roles, ...hash, second_factor: ownFactor() });
}

/** Sets up the authenticator app of the tests for a user who has none. */
export async function addFactor(users: DocumentStore, name: string): Promise<void> {
  await changeDocument(users, userId(name), (stored) => ({ ...stored, second_factor: ownFactor() }));
}

const ownFactor = () =>
  newSecondFactor(
    systemRandom,
    sealSecret(TOKEN_SECRET, systemRandom, APP_SECRET),
    0,
    RECOVERY_CODES,
    new Date(START),
  );

/** The secret of every user's authenticator app. */
export const APP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const TOKEN_SECRET = "a secret of the tests";

/** Enough codes for the log-ins of one test: each works once. */
const RECOVERY_CODES = Array.from({ length: 30 }, (_, place) => `AAAA-AAAA-AAAA-${1000 + place}`);

/** The unused codes of each user at an app. */
const unused = new WeakMap<AppWithLogin, Map<string, string[]>>();

function codesOf(app: AppWithLogin, name: string): string[] {
  const users = unused.get(app) ?? new Map<string, string[]>();
  unused.set(app, users);
  const codes = users.get(name) ?? [...RECOVERY_CODES];
  users.set(name, codes);
  return codes;
}

/** The recovery code that a user shows next at this app. */
export const nextRecoveryCode = (app: AppWithLogin, name: string): string =>
  codesOf(app, name).shift() ?? "none is left";

/** Sets up an authenticator app, at the tests' start time, in the session of the cookie. */
export async function enrol(app: AppWithLogin, name: string, cookie: string): Promise<Response> {
  const given = await app.request("/api/secondFactor/enrolment", { method: "POST", headers: { cookie } });
  const answer = await showCode(app, cookie, codeAt((await given.json()).secret));
  const { recovery_codes = [] } = await answer.clone().json();
  codesOf(app, name).splice(0, RECOVERY_CODES.length, ...recovery_codes);
  return answer;
}

/** The code of an authenticator app. */
export const codeAt = (secret: string, time = START): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(time) });

/** The password's step of a log-in. A member of the staff gets 401, and a session that waits for the second factor. */
export function showPassword(
  app: AppWithLogin,
  name: string,
  password = PASSWORD,
  headers: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  return app.request("/db/_session", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name, password }),
  });
}

/** The second step, in the session of the cookie. */
export function showCode(
  app: AppWithLogin,
  cookie: string,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  return app.request("/api/secondFactor", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers, cookie },
    body: JSON.stringify({ code }),
  });
}

/** Both steps of a log-in, of which a citizen needs the first only. */
export async function logIn(
  app: AppWithLogin,
  name: string,
  password = PASSWORD,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  let answer = await showPassword(app, name, password, headers);
  const cookie = cookieOf(answer);
  const said = await answer.clone().text();
  if (said.includes("second_factor_unset")) return await enrol(app, name, cookie);
  if (!said.includes("second_factor_needed")) return answer;
  // another app over the same databases may have used the first codes
  do answer = await showCode(app, cookie, nextRecoveryCode(app, name), headers);
  while (answer.status === 422);
  return answer;
}

/** The Cookie header that a browser sends after this answer. */
export function cookieOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

export async function whoAmI(app: AppWithLogin, cookie: string): Promise<unknown> {
  return (await (await app.request("/db/_session", { headers: { cookie } })).json()).userCtx;
}
