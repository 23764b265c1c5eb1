import { rm } from "node:fs/promises";
import { join } from "node:path";
import { keepResetRecord } from "../../../src/server/accounts/resetPassword.ts";
import { findUser } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import { addRecords } from "../../../src/server/records/storeRecords.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, payRequest } from "../accounts/citizen.ts";
import { makeBackend, PORTAL, temporaryFolder } from "../backendUnderTest.ts";
import { MARKET_LICENSE, RECORDS } from "../bills/bills.ts";
import {
  askLicence,
  bearer,
  loadLicence,
  PRINT,
  paidToken,
  renewalOf,
  statements,
} from "../licences/licences.ts";
import { type Touched, watchedDatabases } from "./watchedDatabases.ts";

/** Two citizens with accounts and payments, one paid licence, and reset links for two forgotten passwords. */

export const EMAIL = "ahmad@example.my";
export const OTHER = "siti@example.my";
/** Users who have forgotten their passwords. */
const FORGETFUL = ["lupa@example.my", "lupa.juga@example.my"];

export interface Call {
  readonly path: string;
  readonly method?: string | undefined;
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the base64 of the path. */
  readonly url?: string;
  /** The query string of the call itself. */
  readonly query?: string;
}

export interface Asked extends Touched {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export type ProxyWorld = Awaited<ReturnType<typeof openProxyWorld>>;

export async function openProxyWorld() {
  const folder = await temporaryFolder();
  const opened = await openDatabases({ folder: join(folder, "databases") });
  const backend = makeBackend(opened, "", undefined, { statements });
  await addRecords(opened.records, RECORDS);
  const watched = watchedDatabases(opened);
  const app = withLogin({ ...backend, databases: watched.databases }, { statements });

  for (const name of [EMAIL, OTHER, ...FORGETFUL]) await addUser(opened.users, name, ["user"]);
  const own = await created(backend, payRequest(), "the-key-of-ones-own");
  const others = await created(backend, payRequest({ email: OTHER }), "the-key-of-another");
  await loadLicence(backend, MARKET_LICENSE, { print: PRINT });
  const token = await paidToken(backend, [renewalOf(MARKET_LICENSE)]);
  await askLicence(backend, "PUT", LICENCE, { token });

  const newId = utcRandom(backend.clock, systemRandom);
  const resetIds: string[] = [];
  for (const name of FORGETFUL) {
    const user = await findUser(opened.users, name);
    if (user === undefined) throw new Error("nobody has forgotten a password");
    const id = newId();
    await keepResetRecord(opened.reset_password, id, user);
    resetIds.push(id);
  }
  const [readReset = "", usedReset = ""] = resetIds;

  const cookies = {
    own: cookieOf(await logIn(app, EMAIL)),
    others: cookieOf(await logIn(app, OTHER)),
  };

  // The first call of a browser reads which sites may call. The clock stands still, so no later call does.
  await app.request("/api/site", { headers: { origin: PORTAL } });

  async function ask({
    path,
    method = "POST",
    payload,
    headers = {},
    url,
    query = "",
  }: Call): Promise<Asked> {
    const body = JSON.stringify({ url: url ?? Buffer.from(path).toString("base64"), payload });
    const [answer, touched] = await watched.during(async () => {
      const response = await app.request(`/api/query${query}`, {
        method,
        headers: { "content-type": "application/json", origin: PORTAL, ...headers },
        ...(method === "GET" || method === "HEAD" ? {} : { body }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    });
    return { ...answer, ...touched };
  }

  return {
    app,
    opened,
    own,
    others,
    /** Reset links: one test only reads the first, another uses the second. */
    resets: { read: readReset, used: usedReset },
    cookies,
    licenceHeaders: bearer(token),
    ask,
    /** Runs any call and reports the databases that it reads and writes. */
    async during(work: () => Response | Promise<Response>): Promise<Touched> {
      return (await watched.during(async () => await work()))[1];
    },
    /** Texts that no answer to another caller may contain. */
    secrets: ["derived_key", "pbkdf2", "_rev", own.status_token, others.status_token, "idempotency"],
    async close() {
      await closeDatabases(opened);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const LICENCE = "301-1234-2026";
