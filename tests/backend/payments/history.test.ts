import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { runs } from "../../config/seed.ts";
import { type AppWithLogin, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, KEY, payRequest, post, statusOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";

/** The payments of the logged-in user. */

const EMAIL = "ahmad@example.my";
const OTHER = "siti@example.my";

/** As in docs/specification.md, section 7. */
const search = (changes: object = {}) => ({
  selector: { email: EMAIL },
  sort: [{ _id: "desc" }],
  use_index: "by-email-index",
  ...changes,
});

async function ask(
  app: AppWithLogin,
  cookie: string,
  payload: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return app.request("/api/query", {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify({ url: Buffer.from("all_payments/_find").toString("base64"), payload }),
  });
}

interface Page {
  readonly docs: readonly Readonly<Record<string, unknown>>[];
  readonly unreadable: readonly string[];
  readonly bookmark: string;
}

async function read(app: AppWithLogin, cookie: string, payload: unknown): Promise<Page> {
  const answer = await ask(app, cookie, payload);
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** A back end where the owner of the address is logged in. */
function withPayer(
  work: (app: AppWithLogin, cookie: string, backend: BackendUnderTest) => Promise<void>,
  databases?: Databases,
): Promise<void> {
  return withBackend(async (backend) => {
    await addUser(backend.databases.users, EMAIL, ["user"]);
    const app = withLogin(backend);
    await work(app, cookieOf(await logIn(app, EMAIL)), backend);
  }, databases && { databases });
}

/** Stores copies of a payment, one for each address. @returns their ids, the oldest first */
async function copying(backend: BackendUnderTest) {
  const { all_payments } = backend.databases;
  const { _id } = await created(backend, payRequest({ email: "model@example.my" }), `${KEY}-model`);
  const { _rev, ...model } = (await all_payments.read(_id)) ?? { _rev: "" };
  const newId = utcRandom(backend.clock, systemRandom);
  return async (emails: readonly string[]): Promise<string[]> => {
    const copies = emails.map((email) => ({ ...model, _id: newId() as string, email }));
    await all_payments.writeAll(copies);
    return copies.map((copy) => copy._id);
  };
}

async function readThrough(app: AppWithLogin, cookie: string, limit: number, between: () => Promise<void>) {
  const found: string[] = [];
  let bookmark: string | undefined;
  do {
    const page = await read(app, cookie, search({ limit, ...(bookmark === undefined ? {} : { bookmark }) }));
    expect(page.docs.length).toBeLessThanOrEqual(limit);
    found.push(...page.docs.map(({ _id }) => String(_id)));
    bookmark = page.bookmark;
    await between();
  } while (bookmark !== "nil");
  return found;
}

async function whole(app: AppWithLogin, cookie: string, backend: BackendUnderTest): Promise<void> {
  const first = await created(backend, payRequest(), `${KEY}-first`);
  await created(backend, payRequest({ email: OTHER }), `${KEY}-other`);
  const second = await created(backend, payRequest({ email: "Ahmad@Example.MY" }), `${KEY}-second`);
  const { docs, bookmark } = await read(app, cookie, search());
  expect(bookmark).toBe("nil");
  expect(docs).toMatchObject([
    { _id: second._id, email: "Ahmad@Example.MY" },
    {
      _id: first._id,
      status: "in_progress",
      amount: "105.00",
      email: EMAIL,
      contact: "0123456789",
      services: [{ assessment_no: "A100", name: "AHM** *** ***" }],
      status_token: first.status_token,
    },
  ]);
  for (const secret of ["idempotency", "callback_url", "fpx_request", "AHMAD", "_rev"])
    expect(JSON.stringify(docs)).not.toContain(secret);

  const page = await read(app, cookie, search({ limit: 1 }));
  expect(page).toMatchObject({ docs: [{ _id: second._id }], bookmark: second._id });
  const last = await read(app, cookie, search({ limit: 1, bookmark: page.bookmark }));
  expect(last).toMatchObject({ docs: [{ _id: first._id }], bookmark: "nil" });
}

describe("the payment history", () => {
  test("has the user's own payments, also as a guest and with other spellings of the address, the newest first, with masked owners (rules 6.6, 7.6)", () =>
    withPayer(whole));

  test(
    "works the same over CouchDB's protocol",
    () => withCouchDb(({ databases }) => withPayer(whole, databases)),
    30_000,
  );

  test("comes page by page with each payment once, also when payments are made meanwhile", () =>
    withPayer(async (app, cookie, backend) => {
      const store = await copying(backend);
      const standing: string[] = [];
      const emails = fc.array(fc.constantFrom(EMAIL, OTHER), { maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(
          emails,
          fc.array(emails),
          fc.integer({ min: 1, max: 5 }),
          async (more, come, limit) => {
            const own = (ids: readonly string[], of: readonly string[]) =>
              ids.filter((_, place) => of[place] === EMAIL);
            standing.push(...own(await store(more), more));
            const arrivals = [...come];
            const arrived: string[] = [];
            const found = await readThrough(app, cookie, limit, async () => {
              const next = arrivals.shift() ?? [];
              arrived.push(...own(await store(next), next));
            });
            expect(found).toEqual([...standing].reverse());
            standing.push(...arrived);
          },
        ),
        { numRuns: runs(15) },
      );
    }));

  test("gives at most a hundred payments at once", () =>
    withPayer(async (app, cookie, backend) => {
      const store = await copying(backend);
      await store(Array.from({ length: 120 }, () => EMAIL));
      expect((await read(app, cookie, search())).docs).toHaveLength(25);
      const most = await read(app, cookie, search({ limit: 1_000_000 }));
      expect(most.docs).toHaveLength(100);
      const rest = await read(app, cookie, search({ limit: 1_000_000, bookmark: most.bookmark }));
      expect([rest.docs.length, rest.bookmark]).toEqual([20, "nil"]);
    }));
});

test("the next page continues after any payment's id, also one with sixteen digits like a card's number", () =>
  withPayer(async (app, cookie, backend) => {
    const { _id } = await created(backend);
    const { docs } = await read(app, cookie, search({ bookmark: "ffffffffffffff4111111111111111ff" }));
    expect(docs.map((row) => row._id)).toEqual([_id]);
  }));

describe("a payment that cannot be read", () => {
  /** Three payments. The middle one has content that our code never writes. */
  async function withDamage(backend: BackendUnderTest): Promise<readonly string[]> {
    const { all_payments } = backend.databases;
    const ids: string[] = [];
    for (const name of ["first", "second", "third"])
      ids.push((await created(backend, payRequest(), `${KEY}-${name}`))._id);
    const stored = await all_payments.read(ids[1] ?? "");
    if (stored === undefined) throw new Error("a payment is missing");
    await all_payments.write({ ...stored, services: [{ type: "telephone", amount: "1.00" }] });
    return ids;
  }

  test("does not hide the payer's other payments, and is mentioned", () =>
    withPayer(async (app, cookie, backend) => {
      const [first, second, third] = await withDamage(backend);
      const page = await read(app, cookie, search());
      expect([page.docs.map(({ _id }) => _id), page.unreadable]).toEqual([[third, first], [second]]);
    }));

  test("counts for its page, and the next page continues after it", () =>
    withPayer(async (app, cookie, backend) => {
      const [first, second, third] = await withDamage(backend);
      const pages = [await read(app, cookie, search({ limit: 1 }))];
      for (let last = pages[0]; last && last.bookmark !== "nil"; last = pages.at(-1))
        pages.push(await read(app, cookie, search({ limit: 1, bookmark: last.bookmark })));
      expect(pages.map(({ docs, unreadable }) => [docs.map(({ _id }) => _id), unreadable])).toEqual([
        [[third], []],
        [[], [second]],
        [[first], []],
      ]);
    }));

  test("goes to the review queue and is logged by its id once, however often its payer looks", () =>
    withPayer(async (_app, cookie, backend) => {
      const [, second = ""] = await withDamage(backend);
      const log: LogEntry[] = [];
      const app = withLogin(backend, { log: (entry) => log.push(entry) });
      for (let look = 0; look < 3; look += 1) await read(app, cookie, search());
      expect(log).toEqual([expect.objectContaining({ event: "history_incomplete", payment: second })]);
      expect(JSON.stringify(log)).not.toContain(EMAIL);
      expect(await backend.databases.all_payments.read(second)).toMatchObject({
        listed: true,
        listed_reason: "unreadable",
        services: [{ type: "telephone" }],
      });
    }));
});

test("a row's status token opens its payment, and reading by id gives no token", () =>
  withPayer(async (app, cookie, backend) => {
    const { _id } = await created(backend);
    const [row] = (await read(app, cookie, search())).docs;
    expect(await statusOf(backend, String(row?.status_token))).toMatchObject({ _id });
    const url = Buffer.from(`transactions/${_id}`).toString("base64");
    const bare = await post(backend, "/api/query", { url });
    expect(Object.keys(await bare.json())).not.toContain("status_token");
  }));

describe("access to the payment history", () => {
  test("is refused without a login (rule 6.6)", () =>
    withPayer(async (app) => {
      for (const cookie of ["", "AuthSession=of-nobody"]) {
        const answer = await ask(app, cookie, search());
        expect([answer.status, await answer.json()]).toEqual([
          401,
          expect.objectContaining({
            error: "unauthorized",
            reason: "You are not authorized to access this db.",
          }),
        ]);
      }
    }));

  test("does not exist where no login is configured", () =>
    withBackend(async ({ app }) => {
      expect((await ask(app, "", search())).status).toBe(401);
    }));

  test("is refused for another user's history (rule 6.6)", () =>
    withPayer(async (app, cookie, backend) => {
      await created(backend, payRequest({ email: OTHER }));
      const answer = await ask(app, cookie, search({ selector: { email: OTHER } }));
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ error: "forbidden", reason: "You are not allowed to access this db." }),
      ]);
    }));

  test("is limited to the portal's own pages", () =>
    withPayer(async (app, cookie) => {
      expect((await ask(app, cookie, search(), { origin: PORTAL })).status).toBe(200);
      expect((await ask(app, cookie, search(), { origin: COUNCIL })).status).toBe(403);
      expect((await ask(app, cookie, search(), { "sec-fetch-site": "same-site" })).status).toBe(403);
    }));

  test.each([
    ["a field beside the address", search({ selector: { email: EMAIL, status: "paid" } })],
    ["an operator", search({ selector: { email: { $gt: "" } } })],
    ["no selector", search({ selector: undefined })],
    ["everybody", search({ selector: {} })],
    ["the oldest first", search({ sort: [{ _id: "asc" }] })],
    ["another order", search({ sort: [{ _id: "desc" }, { email: "desc" }] })],
    ["another index", search({ use_index: "by-status-index" })],
    ["fields", search({ fields: ["idempotency_hash"] })],
    ["nothing", search({ limit: 0 })],
    ["half of one", search({ limit: 1.5 })],
    ["a bookmark that is none", search({ bookmark: "g1AAAA" })],
    ["no payload", undefined],
  ])("is refused when the search asks for %s", (_name, payload) =>
    withPayer(async (app, cookie) => {
      const answer = await ask(app, cookie, payload);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ error: "forbidden" }),
      ]);
    }),
  );
});
