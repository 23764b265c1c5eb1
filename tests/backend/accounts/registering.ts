import type { Databases } from "../../../src/server/databases/databases.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import type { Sms } from "../../../src/server/notifications/sms.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { type FakeMail, post } from "../post.ts";
import { type AccountSettings, type AppWithLogin, PASSWORD, withLogin } from "./accounts.ts";

/** The calls that a citizen's browser makes about an account, and the messages that reach the citizen. */

export const EMAIL = "ahmad@example.my";

export type Fields = Readonly<Record<string, unknown>>;

export const registrationOf = (changes: Fields = {}): Fields => ({
  name: EMAIL,
  full_name: "Ahmad bin Ali",
  ic_num: "310412-12-0043",
  phone: "012-345 6789",
  machine_id: "A10",
  password: PASSWORD,
  roles: ["user"],
  timestamp: "2001-01-01T00:00:00.000Z",
  type: "user",
  ...changes,
});

/** A back end with everything that accounts need, and the messages that it sent. */
export interface Accounts {
  readonly app: AppWithLogin;
  readonly backend: BackendUnderTest;
  readonly mail: FakeMail;
  readonly sms: Sms[];
  readonly log: readonly LogEntry[];
  /** Resolves when every message is sent. */
  idle(): Promise<void>;
}

export function withAccounts(
  work: (accounts: Accounts) => Promise<void>,
  { databases, ...settings }: AccountSettings & { readonly databases?: Databases } = {},
): Promise<void> {
  return withBackend(async (backend) => {
    const { outbox, mail } = post(backend.databases, backend.clock);
    const sms: Sms[] = [];
    const log: LogEntry[] = [];
    const app = withLogin(backend, {
      outbox,
      sms: { send: async (sent) => void sms.push(sent) },
      log: (entry) => log.push(entry),
      ...settings,
    });
    await work({ app, backend, mail, sms, log, idle: () => outbox.idle() });
  }, databases && { databases });
}

export async function call(
  app: AppWithLogin,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: PORTAL, ...headers },
    body: JSON.stringify(body),
  });
}

export function query(
  app: AppWithLogin,
  path: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(app, "/api/query", { url: Buffer.from(path).toString("base64"), payload }, headers);
}

export const UPDATE = "/_users/_design/backend/_update/users";

export function register(
  app: AppWithLogin,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return query(app, UPDATE, registrationOf(changes), headers);
}

export function askCode(
  app: AppWithLogin,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const asked = { name: EMAIL, password: PASSWORD, channel: "email", ...changes };
  return call(app, "/api/verification", asked, headers);
}

/** Asks for a code by e-mail first, as the portal does, and then by SMS. */
export async function askSms(
  app: AppWithLogin,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  await askCode(app, changes, headers);
  return askCode(app, { ...changes, channel: "sms" }, headers);
}

export function confirm(
  app: AppWithLogin,
  code: string,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(
    app,
    "/api/verification/confirm",
    { name: EMAIL, password: PASSWORD, code, ...changes },
    headers,
  );
}

export const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";

/** The code in the newest e-mail. */
export async function mailedCode({ idle, mail }: Accounts): Promise<string> {
  await idle();
  return codeIn(mail.sent.at(-1)?.text);
}

/** A wrong code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Registers and confirms the e-mail address. */
export async function registered(accounts: Accounts, changes: Fields = {}): Promise<void> {
  const { name = EMAIL, password = PASSWORD } = changes;
  await register(accounts.app, changes);
  await askCode(accounts.app, { name, password });
  await confirm(accounts.app, await mailedCode(accounts), { name, password });
}

/** A back end where the citizen has an account with a confirmed e-mail address. */
export function withRegistered(
  work: (accounts: Accounts) => Promise<void>,
  settings: Parameters<typeof withAccounts>[1] = {},
): Promise<void> {
  return withAccounts(async (accounts) => {
    await registered(accounts);
    await work(accounts);
  }, settings);
}

export async function refusal(answer: Response): Promise<readonly unknown[]> {
  const { error, reason } = await answer.json();
  return [answer.status, error, reason];
}

/** Encrypts a message to the notification host as a browser does: by WebCrypto, with the key that the host publishes. */
export async function seal({ app }: Pick<Accounts, "app">, text: string): Promise<string> {
  const { key } = await (await app.request("/api/notify")).json();
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("jwk", key, algorithm, false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(text));
  return Buffer.from(sealed).toString("base64");
}
