import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { PASSWORD } from "../accounts/accounts.ts";
import { type Fields, registrationOf } from "../accounts/registering.ts";
import { HISTORY } from "./everyUse.ts";
import { EMAIL, OTHER, openProxyWorld, type ProxyWorld } from "./proxyWorld.ts";

/** A payload beside an allowed path that asks for more than the use allows: the server takes nothing of it. */

let world: ProxyWorld;
beforeAll(async () => {
  world = await openProxyWorld();
});
afterAll(() => world.close());

const UPDATE = "/_users/_design/backend/_update/users";
const MANY = 10_000;

/** The call is refused with the status. Nothing is written, and the stored documents stay as they were. */
async function expectRefused(path: string, payload: unknown, status: number): Promise<void> {
  const before = await everything(world.opened.users);
  const asked = await world.ask({ path, payload, headers: { cookie: world.cookies.own } });
  expect(asked.status).toBe(status);
  expect([...asked.writes]).toEqual([]);
  expect([...asked.reads]).not.toContain("all_payments");
  expect(await everything(world.opened.users)).toEqual(before);
}

const everything = (store: DocumentStore) => store.list({ prefix: "", limit: 100 });

describe("a search of payments", () => {
  const searches: readonly (readonly [string, unknown])[] = [
    ["no selector", { ...HISTORY, selector: undefined }],
    ["an empty selector", { ...HISTORY, selector: {} }],
    ["$regex", { ...HISTORY, selector: { email: { $regex: ".*" } } }],
    ["$eq", { ...HISTORY, selector: { email: { $eq: OTHER } } }],
    ["$ne", { ...HISTORY, selector: { email: { $ne: "" } } }],
    ["$or", { ...HISTORY, selector: { $or: [{ email: EMAIL }, { email: OTHER }] } }],
    ["$or beside the own address", { ...HISTORY, selector: { email: EMAIL, $or: [{ email: OTHER }] } }],
    ["several addresses", { ...HISTORY, selector: { email: [EMAIL, OTHER] } }],
    ["another field", { ...HISTORY, selector: { contact: "0123456789" } }],
    ["a field beside the address", { ...HISTORY, selector: { email: EMAIL, status: "paid" } }],
    ["an id's range", { ...HISTORY, selector: { email: EMAIL, _id: { $gt: null } } }],
    ["a selector without end", { ...HISTORY, selector: { email: "a".repeat(MANY) } }],
    ["fields", { ...HISTORY, fields: ["_id", "idempotency_key", "callback_url"] }],
    ["skip", { ...HISTORY, skip: 1_000_000 }],
    ["a limit of none", { ...HISTORY, limit: 0 }],
    ["a negative limit", { ...HISTORY, limit: -1 }],
    ["a limit that is a text", { ...HISTORY, limit: "100" }],
    ["a limit that is no whole number", { ...HISTORY, limit: 1.5 }],
    ["another index", { ...HISTORY, use_index: "_all_docs" }],
    ["no index", { ...HISTORY, use_index: undefined }],
    ["another order", { ...HISTORY, sort: [{ _id: "asc" }] }],
    ["another field's order", { ...HISTORY, sort: [{ email: "desc" }] }],
    ["two orders", { ...HISTORY, sort: [{ _id: "desc" }, { email: "asc" }] }],
    ["no order", { ...HISTORY, sort: undefined }],
    ["a bookmark that is no payment's", { ...HISTORY, bookmark: "g1AAAA" }],
    ["conflicts", { ...HISTORY, conflicts: true }],
    ["attachments", { ...HISTORY, attachments: true }],
    ["a cost", { ...HISTORY, execution_stats: true }],
    ["a list of searches", [HISTORY]],
    ["nothing", null],
  ];
  test.each(searches)("with %s is refused", (_name, payload) =>
    expectRefused("/all_payments/_find", payload, 403),
  );

  test("returns at most a hundred payments, all of the logged-in user, for any limit that is requested", async () => {
    const payload = { ...HISTORY, limit: Number.MAX_SAFE_INTEGER };
    const asked = await world.ask({
      path: "/all_payments/_find",
      payload,
      headers: { cookie: world.cookies.own },
    });
    const { docs } = JSON.parse(asked.text) as { docs: readonly { email: string }[] };
    expect(new Set(docs.map(({ email }) => email))).toEqual(new Set([EMAIL]));
  });
});

describe("a search of councils", () => {
  const plain = { selector: {}, fields: ["mpt"] };

  test.each([
    ["$regex", { _id: { $regex: ".*" } }],
    ["$or", { $or: [{ _id: "configuration" }, { _id: { $gt: null } }] }],
    ["a condition that nothing meets", { _id: "nothing" }],
  ])("returns the same councils for every selector: %s", async (_name, selector) => {
    const path = "/metadata/_find";
    const [asked, usual] = [
      await world.ask({ path, payload: { ...plain, selector } }),
      await world.ask({ path, payload: plain }),
    ];
    expect([asked.status, asked.text]).toEqual([200, usual.text]);
    expect([...asked.reads]).toEqual(["metadata"]);
  });

  test.each([
    ["another document's field", { ...plain, fields: ["closing"] }],
    ["every field", { selector: {} }],
    ["a selector without end", { ...plain, selector: { $or: Array(1000).fill({ _id: "x" }) } }],
    ["skip", { ...plain, skip: 1 }],
    ["a limit", { ...plain, limit: MANY }],
    ["an index", { ...plain, use_index: "all" }],
    ["attachments", { ...plain, attachments: true }],
    ["more councils than there are", { ...plain, fields: Array(24).fill("mpt") }],
  ])("with %s is refused", (_name, payload) => expectRefused("/metadata/_find", payload, 403));
});

/** Fields that would turn a user into somebody else, or make the database store what it should not. */
const GAMES: readonly Fields[] = [
  { _id: `org.couchdb.user:${OTHER}` },
  { _rev: "1-0123456789abcdef0123456789abcdef" },
  { _revisions: { start: 9, ids: ["0"] } },
  { _deleted: true },
  { _attachments: { "x.html": { content_type: "text/html", data: "PGI+" } } },
  { _conflicts: [] },
  { new_edits: false },
  { docs: [{ _id: `org.couchdb.user:${EMAIL}`, roles: ["_admin"] }] },
  { name: OTHER },
  { email: OTHER },
  { type: "admin" },
  { roles: ["_admin"] },
  { roles: ["user", "_admin"] },
  { verified_by: "email" },
  { ic_verified: true },
  { verified_ic_num: "310412120043" },
  { identity: { ic_num: "310412120043", seen_by: "ketua" } },
  { password_scheme: "simple" },
  { password_sha: "0" },
  { derived_key: "0".repeat(40) },
  { salt: "0" },
  { iterations: 1 },
  { pbkdf2_prf: "sha1" },
  { timestamp: "2001-01-01" },
];

describe("one's own record", () => {
  test.each(GAMES)("refuses %j, and everything sent with it", async (game) => {
    const path = `${UPDATE}/org.couchdb.user:${EMAIL}`;
    await expectRefused(path, game, 400);
    await expectRefused(path, { phone: "0198765432", ...game }, 400);
  });

  test("refuses a prototype", async () => {
    const url = Buffer.from(`${UPDATE}/org.couchdb.user:${EMAIL}`).toString("base64");
    for (const game of ['{"__proto__":{"roles":["_admin"]}}', '{"constructor":{"prototype":{}}}']) {
      const answer = await world.app.request("/api/query", {
        method: "POST",
        headers: { "content-type": "application/json", cookie: world.cookies.own },
        body: `{"url":"${url}","payload":${game}}`,
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe("a new user", () => {
  const isOwnField = (game: Fields) => "name" in game || "timestamp" in game;

  test.each(GAMES.filter((game) => !isOwnField(game)))("refuses %j", (game) =>
    expectRefused(UPDATE, registrationOf({ name: "baharu@example.my", ...game }), 400),
  );

  test("is refused at an address that already has an account", () =>
    expectRefused(UPDATE, registrationOf({ name: OTHER }), 409));
});

test.each([...GAMES, { current_password: PASSWORD }, { token: "x" }])(
  "a reset link sets a password, and refuses %j beside it",
  async (game) => {
    const path = `${UPDATE}/${world.resets.used}`;
    await expectRefused(path, { password: "kata laluan yang baharu", ...game }, 400);
  },
);
