import { create } from "superstruct";
import { HISTORY_END, historyPage } from "../../../src/api/schemas/history.ts";
import { COUCHDB_HASHING, hashPassword } from "../../../src/server/accounts/passwords.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { systemClock } from "../../../src/server/clock.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import type { Part } from "../part.ts";
import { milliseconds, say, sayTable, times } from "../report.ts";
import { median } from "../statistics.ts";
import { recordWrites } from "./recordedWrites.ts";
import { withServer } from "./serverProcess.ts";

const PAYMENTS = 10_000;
const CHUNK = 500;
/** Payments on a page: the most that the back end returns at once. */
const PAGE = 100;
/** The benchmark reads each of the three pages this many times. */
const READINGS = 15;

const EMAIL = "payer@example.my";
const PASSWORD = "a password of the benchmark";

/** Measures whether the last page of a long payment history is as fast as the first. */
export const historyPart: Part = {
  name: "history",
  title: `A history of ${PAYMENTS.toLocaleString("en")} payments, ${PAGE} on a page`,
  async run() {
    await withServer(fill, async ({ origin, startedIn }) => {
      const read = reader(origin, await logIn(origin));
      const pages = await readThrough(read);
      say(`  the back end starts over them, their index built, in ${milliseconds(startedIn)}`);
      say();
      report(await timePages(read, pages));
    });
  },
};

/** Stores copies of a real paid payment, all with one e-mail address. */
async function fill({ all_payments, users }: Databases): Promise<void> {
  const payments = (await recordWrites()).filter(({ database }) => database === "all_payments");
  const model = payments.at(-1)?.documents[0];
  if (model === undefined)
    throw new Error(
      "The recorded payment wrote no document to all_payments: adapt this part to the new documents",
    );
  const { _rev, ...paid } = model;
  const newId = utcRandom(systemClock, systemRandom);
  for (let stored = 0; stored < PAYMENTS; stored += CHUNK)
    await all_payments.writeAll(
      Array.from({ length: CHUNK }, () => ({ ...paid, _id: newId(), email: EMAIL })),
    );
  const hash = await hashPassword(COUCHDB_HASHING, systemRandom, PASSWORD);
  await users.write({ _id: userId(EMAIL), type: "user", name: EMAIL, roles: ["user"], ...hash });
}

/** @returns the cookie of a session */
async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/db/_session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: EMAIL, password: PASSWORD }),
  });
  if (!answer.ok)
    throw new Error(`The server answered the log-in with ${answer.status}. Run the tests of the accounts.`);
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

type Reader = (bookmark: string | undefined) => Promise<typeof historyPage.TYPE>;

function reader(origin: string, cookie: string): Reader {
  const url = Buffer.from("all_payments/_find").toString("base64");
  const search = {
    selector: { email: EMAIL },
    sort: [{ _id: "desc" }],
    use_index: "by-email-index",
    limit: PAGE,
  };
  return async (bookmark) => {
    const answer = await fetch(`${origin}/api/query`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ url, payload: { ...search, ...(bookmark === undefined ? {} : { bookmark }) } }),
    });
    if (!answer.ok)
      throw new Error(`The server answered the history with ${answer.status}. Run the tests of the history.`);
    return create(await answer.json(), historyPage);
  };
}

/** @returns the bookmark of each page, in order */
async function readThrough(read: Reader): Promise<readonly (string | undefined)[]> {
  const pages: (string | undefined)[] = [];
  let count = 0;
  for (let bookmark: string | undefined; bookmark !== HISTORY_END; ) {
    pages.push(bookmark);
    const page = await read(bookmark);
    count += page.docs.length;
    bookmark = page.bookmark;
  }
  if (count !== PAYMENTS)
    throw new Error(
      `The history has ${count} payments instead of ${PAYMENTS}. Run the tests of the history.`,
    );
  return pages;
}

interface TimedPage {
  readonly number: number;
  /** The median. Milliseconds. */
  readonly took: number;
}

/** Reads the first, the middle and the last page in turn. */
async function timePages(
  read: Reader,
  pages: readonly (string | undefined)[],
): Promise<readonly TimedPage[]> {
  const numbers = [1, Math.ceil(pages.length / 2), pages.length];
  const timed = numbers.map((number) => ({ number, times: [] as number[] }));
  for (let reading = 0; reading < READINGS; reading += 1)
    for (const { number, times } of timed) {
      const began = performance.now();
      await read(pages[number - 1]);
      times.push(performance.now() - began);
    }
  return timed.map(({ number, times }) => ({ number, took: median(times) }));
}

function report(pages: readonly TimedPage[]): void {
  const first = pages[0]?.took ?? Number.NaN;
  sayTable(
    ["page", "time", "to the first"],
    pages.map(({ number, took }) => [String(number), milliseconds(took), times(took / first)]),
  );
}
