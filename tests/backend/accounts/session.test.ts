import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import {
  type AppWithLogin,
  addUser,
  cookieOf,
  countingHashing,
  logIn,
  nextRecoveryCode,
  PASSWORD,
  showCode,
  whoAmI,
  withLogin,
} from "./accounts.ts";
import { HOUR, MINUTE, NAME, withUser } from "./sessionOfUser.ts";

/** Everything that is stored about users and sessions, as text. */
async function storedText({ users, handles }: Databases): Promise<string> {
  const stores = await Promise.all([users, handles].map((store) => store.list({ prefix: "", limit: 1000 })));
  return JSON.stringify(stores);
}

async function whole(app: AppWithLogin, { databases }: Pick<BackendUnderTest, "databases">): Promise<void> {
  const answer = await logIn(app, NAME);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, name: NAME, roles: ["finance"] }]);
  const cookie = cookieOf(answer);
  expect(await whoAmI(app, cookie)).toEqual({ name: NAME, roles: ["finance"] });
  const stored = await storedText(databases);
  expect(stored).toContain(`"_id":"org.couchdb.user:${NAME}"`);
  expect(stored).toContain('"type":"session"');
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(cookie.split("=")[1]);

  const ended = await app.request("/db/_session", { method: "DELETE", headers: { cookie } });
  expect([ended.status, await ended.json()]).toEqual([200, { ok: true }]);
  expect(await whoAmI(app, cookie)).toEqual({ name: null, roles: [] });
  expect((await logIn(app, NAME, "another password")).status).toBe(401);
}

describe("logging in", () => {
  test("answers as CouchDB does, as do reading the session and logging out, and no clear password or token is stored (rule 7.1)", () =>
    withUser(whole));

  test(
    "works over CouchDB's protocol, also for the cluster's own users",
    () =>
      withCouchDb(async ({ databases, url }) => {
        await withUser(whole, {}, databases);
        const own = await fetch(`${url}/_users/${encodeURIComponent(userId(NAME))}`);
        expect(await own.json()).toMatchObject({ name: NAME, type: "user", password_scheme: "pbkdf2" });
      }),
    30_000,
  );

  test("works by a form as well", () =>
    withUser(async (app) => {
      const body = new URLSearchParams({ name: NAME, password: PASSWORD, next: "/" });
      const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
      const answer = await app.request("/db/_session", { method: "POST", headers, body: body.toString() });
      expect(await answer.json()).toMatchObject({ reason: "second_factor_needed" });
      const shown = await showCode(app, cookieOf(answer), nextRecoveryCode(app, NAME));
      expect(await shown.json()).toEqual({ ok: true, name: NAME, roles: ["finance"] });
    }));

  test.each([
    ["no JSON", "application/json", "{", 400],
    ["no name", "application/json", "{}", 400],
    ["a name that is none", "application/json", '{"name":["a"],"password":"b"}', 400],
    ["another content type", "text/plain", "name=a&password=b", 415],
    [
      "more than anyone types",
      "application/json",
      JSON.stringify({ name: "a", password: "b".repeat(5000) }),
      413,
    ],
  ])("with %s is refused", (_name, type, body, status) =>
    withUser(async (app) => {
      const init = { method: "POST", headers: { "content-type": type }, body };
      expect((await app.request("/db/_session", init)).status).toBe(status);
    }),
  );

  test("is not required: a visitor without a session has no name (rule 6.3)", () =>
    withUser(async (app) => {
      const answer = await app.request("/db/_session", { headers: { cookie: "AuthSession=of-nobody" } });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { ok: true, userCtx: { name: null, roles: [] }, info: { authentication_handlers: ["cookie"] } },
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }));

  test("is at {database} below the base path, and nowhere else (rule 7.1)", () =>
    withUser(
      async (app) => {
        const init = { headers: { accept: "application/json" } };
        expect((await app.request("/base/couch/_session", init)).status).toBe(200);
        expect((await app.request("/db/_session", init)).status).toBe(404);
      },
      { basePath: "/base", databasePath: "/couch" },
    ));
});

describe("the session cookie", () => {
  test("is hidden from scripts, and no other site's page sends it", () =>
    withUser(async (app) => {
      const cookie = (await logIn(app, NAME)).headers.get("set-cookie");
      expect(cookie).toMatch(/^AuthSession=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    }));

  test("over https is sent by https only, under a name that no other host can set", () =>
    withUser(
      async (app) => {
        const answer = await logIn(app, NAME);
        const cookie = answer.headers.get("set-cookie");
        expect(cookie).toMatch(/^__Host-AuthSession=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
        expect(await whoAmI(app, cookieOf(answer))).toMatchObject({ name: NAME });
        expect(await whoAmI(app, cookieOf(answer).replace("__Host-", ""))).toMatchObject({ name: null });
      },
      { portal: "https://kaunter.example" },
    ));

  test("is removed by a logout and by a wrong password, and its session ends", () =>
    withUser(async (app) => {
      const cookie = cookieOf(await logIn(app, NAME));
      const wrong = await logIn(app, NAME, "another password", { cookie });
      expect(wrong.headers.get("set-cookie")).toBe("AuthSession=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
      const out = await app.request("/db/_session", { method: "DELETE" });
      expect(out.headers.get("set-cookie")).toMatch(/^AuthSession=; Max-Age=0;/);
    }));

  test("is new at each login", () =>
    withUser(async (app) => {
      const first = cookieOf(await logIn(app, NAME));
      const second = cookieOf(await logIn(app, NAME, PASSWORD, { cookie: first }));
      expect(second).not.toBe(first);
      expect(await whoAmI(app, first)).toMatchObject({ name: null });
      expect(await whoAmI(app, second)).toMatchObject({ name: NAME });
    }));
});

describe("a session", () => {
  test("ends two hours after its last use", () =>
    withUser(async (app, { clock, databases }) => {
      const cookie = cookieOf(await logIn(app, NAME));
      for (let hour = 0; hour < 3; hour += 1) {
        clock.pass(2 * HOUR - 1);
        expect(await whoAmI(app, cookie)).toMatchObject({ name: NAME });
      }
      clock.pass(2 * HOUR);
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
      expect(await storedText(databases)).not.toContain('"type":"session"');
    }));

  test("ends twelve hours after the login, however often it is used", () =>
    withUser(async (app, { clock }) => {
      const cookie = cookieOf(await logIn(app, NAME));
      for (let hour = 1; hour < 12; hour += 1) {
        clock.pass(HOUR);
        expect(await whoAmI(app, cookie)).toMatchObject({ name: NAME });
      }
      clock.pass(HOUR);
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
    }));

  test("is not written at every call", () =>
    withUser(async (app, { clock, databases }) => {
      const cookie = cookieOf(await logIn(app, NAME));
      const revision = async () => (await databases.handles.list({ prefix: "session:", limit: 2 }))[0]?._rev;
      const first = await revision();
      clock.pass(11 * MINUTE);
      await whoAmI(app, cookie);
      expect(await revision()).toBe(first);
      clock.pass(2 * MINUTE);
      await whoAmI(app, cookie);
      expect(await revision()).not.toBe(first);
    }));

  test("is known to every process, and ends in all of them", () =>
    withUser(async (app, backend) => {
      const other = withLogin(backend);
      const cookie = cookieOf(await logIn(app, NAME));
      expect(await whoAmI(other, cookie)).toMatchObject({ name: NAME });
      await other.request("/db/_session", { method: "DELETE", headers: { cookie } });
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
    }));

  test("ends with a new password or without the user, and a role that is taken away counts at once", () =>
    withUser(async (app, { databases: { users } }) => {
      const change = async (fields: object) => {
        const document = await users.read(userId(NAME));
        await users.write({ ...document, _id: userId(NAME), ...fields });
      };
      const cookie = cookieOf(await logIn(app, NAME));
      await change({ roles: [] });
      expect(await whoAmI(app, cookie)).toEqual({ name: NAME, roles: [] });
      await change({ salt: "another" });
      expect(await whoAmI(app, cookie)).toEqual({ name: null, roles: [] });
      await users.write({ _id: "org.couchdb.user:b@majlis.my" });
      await addUser(users, "c@majlis.my", []);
      const third = cookieOf(await logIn(app, "c@majlis.my"));
      const gone = await users.read(userId("c@majlis.my"));
      await users.write({ ...gone, _id: userId("c@majlis.my"), _deleted: true });
      expect(await whoAmI(app, third)).toEqual({ name: null, roles: [] });
    }));
});

describe("a page of another site", () => {
  const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
    { origin: "https://elsewhere.example" },
    { origin: COUNCIL },
    { origin: "null" },
    { origin: PORTAL, "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];

  test.each(ELSEWHERE)("that sends %j logs nobody in or out, and the password is not checked", (headers) => {
    const hashing = countingHashing();
    return withUser(
      async (app) => {
        const cookie = cookieOf(await logIn(app, NAME));
        hashing.work.length = 0;
        const answer = await logIn(app, NAME, PASSWORD, headers);
        expect([answer.status, (await answer.json()).error]).toEqual([403, "forbidden"]);
        expect(answer.headers.get("set-cookie")).toBeNull();
        expect(hashing.work).toEqual([]);
        const out = { method: "DELETE", headers: { ...headers, cookie } };
        expect((await app.request("/db/_session", out)).status).toBe(403);
        expect(await whoAmI(app, cookie)).toMatchObject({ name: NAME });
      },
      { hashing },
    );
  });

  test.each([{ origin: PORTAL, "sec-fetch-site": "same-origin" }, {}])(
    "differs from the portal's own page, %j, which may log in",
    (headers) =>
      withUser(async (app) => {
        expect((await logIn(app, NAME, PASSWORD, headers as Record<string, string>)).status).toBe(200);
      }),
  );

  test.each(["GET", "POST", "OPTIONS", "DELETE"])("may read nothing of %s", (method) =>
    withUser(
      async (app) => {
        const headers = { origin: COUNCIL, "access-control-request-method": "POST" };
        const answer = await app.request("/api/db/_session", { method, headers });
        expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      },
      { databasePath: "/api/db" },
    ),
  );
});
