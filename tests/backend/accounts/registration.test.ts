import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { type AppWithLogin, addUser, countingHashing, logIn, PASSWORD, QUICK } from "./accounts.ts";
import {
  type Accounts,
  askCode,
  confirm,
  EMAIL,
  type Fields,
  mailedCode,
  query,
  refusal,
  register,
  registrationOf,
  UPDATE,
  withAccounts,
} from "./registering.ts";

/** Registration, by the specification's call (docs/specification.md, sections 3, 5, 6 and 8). */

const HOUR = 60 * 60_000;
const UNVERIFIED = [401, "unauthorized", "unverified"];

const usersIn = async ({ backend }: Accounts) =>
  (await backend.databases.users.list({ prefix: "org.couchdb.user:", limit: 100 })).map(({ _id }) => _id);

async function whole(accounts: Accounts): Promise<void> {
  const { app, backend } = accounts;
  const answer = await register(app);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id: userId(EMAIL) }]);
  const stored = await backend.databases.users.read(userId(EMAIL));
  expect(stored).toMatchObject({
    type: "user",
    name: EMAIL,
    full_name: "Ahmad bin Ali",
    ic_num: "310412120043",
    phone: "012-345 6789",
    machine_id: "A10",
    roles: ["user"],
    timestamp: "2026-08-03T02:00:00.000Z",
    password_scheme: "pbkdf2",
  });
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  expect(await refusal(await logIn(app, EMAIL))).toEqual(UNVERIFIED);

  await askCode(app);
  expect((await confirm(app, await mailedCode(accounts))).status).toBe(200);
  const loggedIn = await logIn(app, EMAIL);
  expect([loggedIn.status, await loggedIn.json()]).toEqual([200, { ok: true, name: EMAIL, roles: ["user"] }]);
}

describe("registering", () => {
  test("makes a user with every field, who confirms the e-mail address before the first login (rules 3.2, 6.5)", () =>
    withAccounts(whole));

  test("works the same over CouchDB's protocol", () =>
    withCouchDb(({ databases }) => withAccounts(whole, { databases })));

  test("may leave out the channel, the role and the type, which have defaults (rule 6.5)", () =>
    withAccounts(async ({ app, backend }) => {
      const { machine_id: _m, roles: _r, type: _t, timestamp: _s, ...fields } = registrationOf();
      expect((await query(app, UPDATE, fields)).status).toBe(200);
      const stored = await backend.databases.users.read(userId(EMAIL));
      expect(stored).toMatchObject({ machine_id: "A10", roles: ["user"], type: "user" });
    }));

  test.each<[string, Fields]>([
    ["the administrator's role", { roles: ["_admin"] }],
    ["another role", { roles: ["finance"] }],
    ["another role beside the own", { roles: ["user", "finance"] }],
    ["the own role twice", { roles: ["user", "user"] }],
    ["a role that is no list", { roles: "finance" }],
    ["no name", { full_name: "" }],
    ["a name of spaces", { full_name: "   " }],
    ["a name that is a list", { full_name: ["Ahmad"] }],
    ["no password", { password: undefined }],
    ["a short password", { password: "1234567" }],
    ["a password without end", { password: "x".repeat(1025) }],
    ["no identity number", { ic_num: "" }],
    ["an identity number with a digit less", { ic_num: "31041212004" }],
    ["an identity number with a letter", { ic_num: "31041212004A" }],
    ["an identity number of no day", { ic_num: "310230120043" }],
    ["an identity number that is a number", { ic_num: 310412120043 }],
    ["no phone", { phone: "" }],
    ["a phone of words", { phone: "telefon" }],
    ["no address", { name: undefined }],
    ["an address that is none", { name: "ahmad" }],
    ["an address with a header", { name: "ahmad@example.my\r\nBcc: a@b.my" }],
    ["the channel of a counter", { machine_id: "B01" }],
    ["another type", { type: "admin" }],
    ["that the user is verified", { verified_by: "email" }],
    ["a hash", { derived_key: "00", salt: "a" }],
    ["a document's id", { _id: userId("siti@example.my") }],
    ["a revision", { _rev: "1-a" }],
    ["a hidden field", { is_admin: true }],
  ])("is refused with %s (rule 6.5)", (_name, changes) =>
    withAccounts(async (accounts) => {
      expect((await register(accounts.app, changes)).status).toBe(400);
      expect(await usersIn(accounts)).toEqual([]);
    }),
  );

  test("is refused with a field whose name has a meaning for the program itself", () =>
    withAccounts(async (accounts) => {
      const body = JSON.stringify({
        url: Buffer.from(UPDATE).toString("base64"),
        payload: registrationOf(),
      }).replace('"type"', '"__proto__":{"roles":["_admin"]},"type"');
      await accounts.app.request("/api/query", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      for (const id of await usersIn(accounts))
        expect(await accounts.backend.databases.users.read(id)).toMatchObject({ roles: ["user"] });
    }));

  test.each([
    `${UPDATE}/`,
    `${UPDATE}/../users`,
    `${UPDATE}?new_edits=false`,
    "/_users/../_users/_design/backend/_update/users",
    "/_users/%5Fdesign/backend/_update/users",
    `/${UPDATE}`,
    `${UPDATE}\n`,
    "/_users/_design/backend",
    "/_users",
    "/_users/_bulk_docs",
    "/_users/org.couchdb.user:siti@example.my/attachment",
    "/users",
    "/handles/_all_docs",
    "/reset_password",
  ])("is refused at another path: %j", (path) =>
    withAccounts(async (accounts) => {
      expect((await query(accounts.app, path, registrationOf())).status).toBe(403);
      expect(await usersIn(accounts)).toEqual([]);
    }),
  );

  test("with an address that has an account is a conflict, however it is written, and changes nothing (rule 8.4)", () =>
    withAccounts(async ({ app, backend }) => {
      await register(app);
      const before = await backend.databases.users.read(userId(EMAIL));
      for (const name of [EMAIL, "Ahmad@Example.MY"]) {
        const answer = await register(app, { name, password: "another password", full_name: "Lain" });
        expect(await refusal(answer)).toEqual([409, "conflict", "email_already_exist"]);
      }
      expect(await backend.databases.users.read(userId(EMAIL))).toEqual(before);
    }));

  test("twice at once makes one user", () =>
    withAccounts(async (accounts) => {
      const answers = await Promise.all([register(accounts.app), register(accounts.app)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await usersIn(accounts)).toEqual([userId(EMAIL)]);
    }));

  test("refuses a card's number and an endless body", () =>
    withAccounts(async (accounts) => {
      const answer = await register(accounts.app, { full_name: "4111 1111 1111 1111" });
      expect(await refusal(answer)).toEqual([400, "bad_request", "invalid_request"]);
      expect((await register(accounts.app, { full_name: "x".repeat(70_000) })).status).toBe(413);
      expect(await usersIn(accounts)).toEqual([]);
    }));

  test.each<Readonly<Record<string, string>>>([
    { origin: COUNCIL },
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ])("is refused to another site's page, %j", (headers) =>
    withAccounts(async (accounts) => {
      expect((await register(accounts.app, {}, headers)).status).toBe(403);
      expect(await usersIn(accounts)).toEqual([]);
    }),
  );
});

describe("registering is slowed down", () => {
  const AT = { "test-peer": "192.0.2.1" };

  test("for an e-mail address from one caller, with the seconds to wait, and for no other address or caller", () =>
    withAccounts(async ({ app, backend }) => {
      for (let time = 1; time <= 5; time += 1) await register(app, {}, AT);
      const refused = await register(app, { name: "AHMAD@example.my" }, AT);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "720"]);
      expect((await register(app, { name: "siti@example.my" }, AT)).status).toBe(200);
      expect((await register(app, {}, { "test-peer": "192.0.2.2" })).status).toBe(409);
      backend.clock.pass(HOUR);
      expect((await register(app, {}, AT)).status).toBe(409);
    }));

  test("for a caller that tries out e-mail addresses", () =>
    withAccounts(async ({ app, backend }) => {
      await addUser(backend.databases.users, "known@example.my", []);
      // An invalid registration counts as no attempt.
      expect((await register(app, { password: "short" }, AT)).status).toBe(400);
      for (let index = 1; index <= 20; index += 1)
        for (const name of [1, 2, 3, 4, 5].map((time) => `KNOWN${time}${index}@example.my`))
          await register(app, { name }, AT);
      expect((await register(app, { name: "known@example.my" }, AT)).status).toBe(429);
    }));
});

describe("logging in before the e-mail address is verified", () => {
  const loginTo = async (app: AppWithLogin, name: string, password: string) => {
    const answer = await logIn(app, name, password);
    expect(answer.headers.get("set-cookie") ?? "").not.toMatch(/AuthSession=\w/);
    return await refusal(answer);
  };

  test("is refused with a reason that only a caller with the right password gets", () =>
    withAccounts(async ({ app }) => {
      await register(app);
      expect(await loginTo(app, EMAIL, PASSWORD)).toEqual(UNVERIFIED);
      const wrong = await loginTo(app, EMAIL, "another password");
      expect(wrong).toEqual(await loginTo(app, "nobody@example.my", "another password"));
      expect(wrong).toEqual([401, "unauthorized", "Name or password is incorrect."]);
    }));

  test("takes as much work as any login", () => {
    const hashing = countingHashing();
    return withAccounts(
      async ({ app }) => {
        await register(app);
        hashing.work.length = 0;
        await logIn(app, EMAIL);
        expect(hashing.work).toEqual([QUICK.iterations]);
      },
      { hashing },
    );
  });

  test("begins no session", () =>
    withAccounts(async ({ app, backend }) => {
      await register(app);
      await logIn(app, EMAIL);
      expect(await backend.databases.handles.list({ prefix: "session:", limit: 1 })).toEqual([]);
    }));

  test("is not required of a user whom the central team made", () =>
    withAccounts(async ({ app, backend }) => {
      await addUser(backend.databases.users, EMAIL, ["finance"]);
      expect((await logIn(app, EMAIL)).status).toBe(200);
      expect(await refusal(await askCode(app))).toEqual([409, "conflict", "no_changes"]);
    }));
});

describe("the log", () => {
  test("holds no data of a person who registers", () =>
    withAccounts(async (accounts) => {
      const { app, log } = accounts;
      await register(app);
      await register(app);
      await logIn(app, EMAIL);
      await askCode(app);
      const code = await mailedCode(accounts);
      await confirm(app, "000000");
      expect(log.length).toBeGreaterThan(1);
      for (const secret of ["ahmad", "Ahmad", "310412", "345", PASSWORD, code])
        expect(JSON.stringify(log.map(({ reference: _r, ...entry }) => entry))).not.toContain(secret);
    }));
});
