import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { type AccountSettings, addUser, cookieOf, logIn, PASSWORD, whoAmI } from "./accounts.ts";
import {
  type Accounts,
  askSms,
  call,
  codeIn,
  confirm,
  EMAIL,
  type Fields,
  query,
  refusal,
  register,
  UPDATE,
  withAccounts,
  withRegistered,
} from "./registering.ts";

/** Reading and changing one's own record (docs/specification.md, sections 3, 7 and 8). */

const OTHER = "siti@example.my";
const NEW = "kata laluan yang baharu";
const NOT_LOGGED_IN = [401, "unauthorized", "You are not authorized to access this db."];
const NOT_OWN = [403, "forbidden", "You are not allowed to access this db."];
const NO_CHANGES = [409, "conflict", "no_changes"];
const WRONG = [403, "forbidden", "auth_error"];

const RECORD = {
  _id: userId(EMAIL),
  type: "user",
  name: EMAIL,
  full_name: "Ahmad bin Ali",
  ic_num: "310412120043",
  phone: "012-345 6789",
  machine_id: "A10",
  roles: ["user"],
  timestamp: "2026-08-03T02:00:00.000Z",
  verified_by: "email",
  ic_verified: false,
};

const hexOf = (name: string) => Buffer.from(name).toString("hex");
const pathsOf = (name: string) => [`/_users/${userId(name)}`, `/userdb-${hexOf(name)}`];

/** A back end where the citizen is logged in and another citizen has an account. */
function withCitizen(
  work: (accounts: Accounts, cookie: string) => Promise<void>,
  settings: AccountSettings & { readonly databases?: Databases } = {},
): Promise<void> {
  return withRegistered(async (accounts) => {
    await addUser(accounts.backend.databases.users, OTHER, ["user"]);
    await work(accounts, cookieOf(await logIn(accounts.app, EMAIL)));
  }, settings);
}

const update = ({ app }: Accounts, cookie: string, fields: unknown, headers: Fields = {}) =>
  call(app, "/updateUser", fields, { cookie, ...(headers as Record<string, string>) });

const stored = ({ backend }: Accounts, name = EMAIL) => backend.databases.users.read(userId(name));

async function whole(accounts: Accounts, cookie: string): Promise<void> {
  for (const path of pathsOf(EMAIL)) {
    const answer = await query(accounts.app, path, undefined, { cookie });
    expect([answer.status, await answer.json()]).toEqual([200, RECORD]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  const answer = await update(accounts, cookie, { phone: "+60 19-876 5432", full_name: "Ahmad Ali" });
  const changed = { ...RECORD, phone: "+60 19-876 5432", full_name: "Ahmad Ali" };
  expect([answer.status, await answer.json()]).toEqual([200, changed]);
  const [path = ""] = pathsOf(EMAIL);
  expect(await (await query(accounts.app, path, undefined, { cookie })).json()).toEqual(changed);
  expect((await logIn(accounts.app, EMAIL)).status).toBe(200);
}

describe("one's own record", () => {
  test("is read under both its names, without any part of the password, and changed (rules 7.5, 7.9)", () =>
    withCitizen(whole));

  test("works the same over CouchDB's protocol", () =>
    withCouchDb(({ databases }) => withCitizen(whole, { databases })));

  test("is read whatever the case of the e-mail address", () =>
    withCitizen(async ({ app }, cookie) => {
      for (const path of pathsOf("Ahmad@Example.MY"))
        expect((await query(app, path, undefined, { cookie })).status).toBe(200);
    }));

  test("is read and changed when the e-mail address contains a slash", () =>
    withAccounts(async ({ app, backend }) => {
      const name = "ahmad/pejabat@example.my";
      await addUser(backend.databases.users, name, ["user"]);
      const cookie = cookieOf(await logIn(app, name));
      const path = `${UPDATE}/${userId(name)}`;
      expect((await query(app, path, { phone: "0198765432" }, { cookie })).status).toBe(200);
      for (const own of pathsOf(name))
        expect(await (await query(app, own, undefined, { cookie })).json()).toMatchObject({
          name,
          phone: "0198765432",
        });
    }));

  test("says that the e-mail address is not verified yet when a phone alone was", () =>
    withAccounts(async ({ app, sms }) => {
      await register(app);
      await askSms(app);
      await confirm(app, codeIn(sms[0]?.text));
      const cookie = cookieOf(await logIn(app, EMAIL));
      const answer = await query(app, pathsOf(EMAIL)[0] ?? "", undefined, { cookie });
      expect(await answer.json()).toEqual({ ...RECORD, verified_by: "sms" });
    }));

  test("of a cluster's own user may hold anything in our fields, and the user can still log in", () =>
    withAccounts(async ({ app, backend }) => {
      await addUser(backend.databases.users, EMAIL, []);
      const document = await backend.databases.users.read(userId(EMAIL));
      await backend.databases.users.write({
        ...document,
        _id: userId(EMAIL),
        phone: 123456789,
        ic_num: null,
      });
      const cookie = cookieOf(await logIn(app, EMAIL));
      const answer = await query(app, pathsOf(EMAIL)[0] ?? "", undefined, { cookie });
      expect(await answer.json()).toEqual({
        _id: userId(EMAIL),
        type: "user",
        name: EMAIL,
        roles: [],
        verified_by: "email",
        ic_verified: false,
      });
    }));

  test("is refused to a caller who is not logged in", () =>
    withCitizen(async (accounts) => {
      for (const cookie of ["", "AuthSession=of-nobody"]) {
        for (const path of pathsOf(EMAIL))
          expect(await refusal(await query(accounts.app, path, undefined, { cookie }))).toEqual(
            NOT_LOGGED_IN,
          );
        expect(await refusal(await update(accounts, cookie, { phone: "0198765432" }))).toEqual(NOT_LOGGED_IN);
      }
      expect(await stored(accounts)).toMatchObject({ phone: RECORD.phone });
    }));

  test("is never another user's: an existing record and a missing one are refused alike", () =>
    withCitizen(async (accounts, cookie) => {
      for (const name of [OTHER, "nobody@example.my", `${EMAIL}.my`, " ", "\u0000"]) {
        for (const path of pathsOf(name))
          expect(await refusal(await query(accounts.app, path, undefined, { cookie }))).toEqual(NOT_OWN);
        const path = `${UPDATE}/${userId(name)}`;
        const answer = await query(accounts.app, path, { phone: "0198765432" }, { cookie });
        expect(await refusal(answer)).toEqual(NOT_OWN);
      }
      expect(await stored(accounts, OTHER)).not.toHaveProperty("phone");
    }));

  test("is refused to the administrator when it is another user's", () =>
    withCitizen(
      async (accounts) => {
        const cookie = cookieOf(await logIn(accounts.app, OTHER));
        const answer = await query(accounts.app, pathsOf(EMAIL)[0] ?? "", undefined, { cookie });
        expect(await refusal(answer)).toEqual(NOT_OWN);
      },
      { admin: OTHER },
    ));

  test.each([
    `_users/${userId(EMAIL)}/../${userId(OTHER)}`,
    `_users/${userId(EMAIL)}?attachments=true`,
    `_users/../_users/${userId(EMAIL)}`,
    `_users/org.couchdb.user%3A${EMAIL}`,
    `_users/${EMAIL}`,
    "_users/_all_docs",
    `userdb-${hexOf(EMAIL)}/_all_docs`,
    `userdb-${hexOf(EMAIL).toUpperCase()}`,
    `userdb-${hexOf(EMAIL)}0`,
    "userdb-",
  ])("cannot be read by any other path: %s", (path) =>
    withCitizen(async ({ app }, cookie) => {
      expect((await query(app, path, undefined, { cookie })).status).toBe(403);
    }),
  );

  test("cannot be read or changed by another site", () =>
    withCitizen(async (accounts, cookie) => {
      const elsewhere = { cookie, origin: COUNCIL };
      expect((await query(accounts.app, pathsOf(EMAIL)[0] ?? "", undefined, elsewhere)).status).toBe(403);
      const answer = await update(accounts, cookie, { phone: "0198765432" }, { origin: COUNCIL });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      expect(await stored(accounts)).toMatchObject({ phone: RECORD.phone });
    }));
});

describe("changing one's own record", () => {
  test("works by the record's id as well (rule 7.5)", () =>
    withCitizen(async ({ app }, cookie) => {
      const answer = await query(app, `${UPDATE}/${userId(EMAIL)}`, { phone: "0198765432" }, { cookie });
      expect([answer.status, await answer.json()]).toEqual([200, { ...RECORD, phone: "0198765432" }]);
    }));

  test.each<[string, Fields]>([
    ["nothing", {}],
    ["what stands there", { full_name: RECORD.full_name, phone: RECORD.phone, ic_num: "310412-12-0043" }],
    ["the present password", { password: PASSWORD, current_password: PASSWORD }],
  ])("by %s is refused with a conflict that says so", (_name, fields) =>
    withCitizen(async (accounts, cookie) => {
      const before = await stored(accounts);
      expect(await refusal(await update(accounts, cookie, fields))).toEqual(NO_CHANGES);
      expect(await stored(accounts)).toEqual(before);
      expect(await whoAmI(accounts.app, cookie)).toMatchObject({ name: EMAIL });
    }),
  );

  test.each<[string, unknown]>([
    ["a role", { phone: "0198765432", roles: ["_admin"] }],
    ["another name", { name: OTHER }],
    ["another record's id", { _id: userId(OTHER), phone: "0198765432" }],
    ["that the address is verified", { verified_by: "email" }],
    ["that a card was seen", { ic_notes: [{ ic_num: "310412120043", by: OTHER, at: RECORD.timestamp }] }],
    ["that it is verified", { ic_verified: true }],
    ["a hash", { derived_key: "00", salt: "a", iterations: 1 }],
    ["that it is gone", { _deleted: true }],
    ["an attachment", { _attachments: {} }],
    ["another channel", { machine_id: "B01" }],
    ["no name", { full_name: "" }],
    ["a phone of words", { phone: "telefon" }],
    ["an identity number that is none", { ic_num: "310230120043" }],
    ["a short password", { password: "1234567", current_password: PASSWORD }],
    ["a selector as a password", { password: NEW, current_password: { $gt: "" } }],
    ["a list", [{ phone: "0198765432" }]],
    ["nothing at all", null],
  ])("is refused with %s", (_name, fields) =>
    withCitizen(async (accounts, cookie) => {
      const before = await stored(accounts);
      expect((await update(accounts, cookie, fields)).status).toBe(400);
      expect(await stored(accounts)).toEqual(before);
    }),
  );

  test("is refused with an endless body, and by GET", () =>
    withCitizen(async (accounts, cookie) => {
      expect((await update(accounts, cookie, { full_name: "x".repeat(5000) })).status).toBe(413);
      expect((await accounts.app.request("/updateUser", { headers: { cookie } })).status).toBe(405);
    }));

  test("leaves the rest of the document as it is", () =>
    withCitizen(async (accounts, cookie) => {
      const before = await stored(accounts);
      await update(accounts, cookie, { phone: "0198765432" });
      expect(await stored(accounts)).toEqual({ ...before, phone: "0198765432", _rev: expect.any(String) });
    }));

  test("from two places at once loses neither change", () =>
    withCitizen(async (accounts, cookie) => {
      await Promise.all([
        update(accounts, cookie, { phone: "0198765432" }),
        update(accounts, cookie, { full_name: "Ahmad Ali" }),
      ]);
      expect(await stored(accounts)).toMatchObject({ phone: "0198765432", full_name: "Ahmad Ali" });
    }));
});

describe("changing the password", () => {
  test("takes the current password, ends every other session, and begins a new one here", () =>
    withCitizen(async (accounts, cookie) => {
      const { app } = accounts;
      const elsewhere = cookieOf(await logIn(app, EMAIL));
      const answer = await update(accounts, cookie, { password: NEW, current_password: PASSWORD });
      expect([answer.status, await answer.json()]).toEqual([200, RECORD]);
      for (const ended of [cookie, elsewhere])
        expect(await whoAmI(app, ended)).toEqual({ name: null, roles: [] });
      expect(await whoAmI(app, cookieOf(answer))).toMatchObject({ name: EMAIL });
      expect(answer.headers.get("set-cookie")).toContain("HttpOnly");
      expect((await logIn(app, EMAIL)).status).toBe(401);
      expect((await logIn(app, EMAIL, NEW)).status).toBe(200);
    }));

  test.each<[string, Fields]>([
    ["a wrong present one", { current_password: "another password" }],
    ["none", {}],
  ])("is refused with %s, and nothing else is changed", (_name, given) =>
    withCitizen(async (accounts, cookie) => {
      const before = await stored(accounts);
      const answer = await update(accounts, cookie, { password: NEW, phone: "0198765432", ...given });
      expect(await refusal(answer)).toEqual(WRONG);
      expect(await stored(accounts)).toEqual(before);
      expect(await whoAmI(accounts.app, cookie)).toMatchObject({ name: EMAIL });
    }),
  );

  test("slows down a caller who guesses the current password", () =>
    withCitizen(async (accounts, cookie) => {
      const guess = (current_password: string) =>
        update(accounts, cookie, { password: NEW, current_password });
      for (let time = 1; time <= 3; time += 1) await guess("another password");
      const refused = await guess(PASSWORD);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    }));

  test("twice at once happens once, and logs the other caller out", () =>
    withCitizen(async (accounts, cookie) => {
      const answers = await Promise.all(
        [NEW, "yet another password"].map((password) =>
          update(accounts, cookie, { password, current_password: PASSWORD }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    }));

  test("leaves the password in no log and no answer", () =>
    withCitizen(async (accounts, cookie) => {
      await update(accounts, cookie, { password: NEW, current_password: "another password" });
      const answer = await update(accounts, cookie, { password: NEW, current_password: PASSWORD });
      const answered = `${await answer.text()}${JSON.stringify(accounts.log)}`;
      for (const secret of [NEW, PASSWORD, "derived_key", "salt", "another password"])
        expect(answered).not.toContain(secret);
      expect(JSON.stringify(accounts.log)).not.toContain("ahmad");
    }));
});
