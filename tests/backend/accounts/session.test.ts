import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasRole } from "../../../src/domain/roles.ts";
import { adminCredentials, keepFirstAdmin } from "../../../src/server/accounts/firstAdmin.ts";
import { oneAtATime } from "../../../src/server/accounts/oneAtATime.ts";
import { COUCHDB_HASHING, isPassword } from "../../../src/server/accounts/passwords.ts";
import { findUser, userId } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { systemRandom } from "../../../src/server/random.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { SettingsError } from "../../../src/server/settings/settingsError.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import {
  type AccountSettings,
  ADMIN,
  type AppWithLogin,
  addUser,
  cookieOf,
  countingHashing,
  logIn,
  PASSWORD,
  QUICK,
  whoAmI,
  withLogin,
} from "./accounts.ts";
import { register, withAccounts } from "./registering.ts";

const NAME = "aminah@majlis.my";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A back end with log-in, where one user of the finance team exists. */
function withUser(
  work: (app: AppWithLogin, backend: BackendUnderTest) => Promise<void>,
  settings: AccountSettings = {},
  databases?: Databases,
): Promise<void> {
  return withBackend(async (backend) => {
    await addUser(backend.databases.users, NAME, ["finance"]);
    await work(withLogin(backend, settings), backend);
  }, databases && { databases });
}

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
  test("in, asked who, out: in CouchDB's shapes, with no clear password and no clear token stored (rule 7.1)", () =>
    withUser(whole));

  test(
    "the same over CouchDB's protocol, where the cluster's own users log in",
    () =>
      withCouchDb(async ({ databases, url }) => {
        await withUser(whole, {}, databases);
        const own = await fetch(`${url}/_users/${encodeURIComponent(userId(NAME))}`);
        expect(await own.json()).toMatchObject({ name: NAME, type: "user", password_scheme: "pbkdf2" });
      }),
    30_000,
  );

  test("by a form as well", () =>
    withUser(async (app) => {
      const body = new URLSearchParams({ name: NAME, password: PASSWORD, next: "/" });
      const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
      const answer = await app.request("/db/_session", { method: "POST", headers, body: body.toString() });
      expect(await answer.json()).toEqual({ ok: true, name: NAME, roles: ["finance"] });
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
  ])("%s is refused", (_name, type, body, status) =>
    withUser(async (app) => {
      const init = { method: "POST", headers: { "content-type": type }, body };
      expect((await app.request("/db/_session", init)).status).toBe(status);
    }),
  );

  test("who is not logged in is nobody (rule 6.3)", () =>
    withUser(async (app) => {
      const answer = await app.request("/db/_session", { headers: { cookie: "AuthSession=of-nobody" } });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { ok: true, userCtx: { name: null, roles: [] }, info: { authentication_handlers: ["cookie"] } },
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }));

  test("stands at {database} below the base path, and nowhere else (rule 7.1)", () =>
    withUser(
      async (app) => {
        const init = { headers: { accept: "application/json" } };
        expect((await app.request("/base/couch/_session", init)).status).toBe(200);
        expect((await app.request("/db/_session", init)).status).toBe(404);
      },
      { basePath: "/base", databasePath: "/couch" },
    ));
});

describe("the cookie", () => {
  test("is for the browser alone, and for no other site", () =>
    withUser(async (app) => {
      const cookie = (await logIn(app, NAME)).headers.get("set-cookie");
      expect(cookie).toMatch(/^AuthSession=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    }));

  test("over https goes nowhere else, under a name that no other host can set", () =>
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

  test("is taken away by a log-out and by a wrong password, and the session that it named ends", () =>
    withUser(async (app) => {
      const cookie = cookieOf(await logIn(app, NAME));
      const wrong = await logIn(app, NAME, "another password", { cookie });
      expect(wrong.headers.get("set-cookie")).toBe("AuthSession=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
      const out = await app.request("/db/_session", { method: "DELETE" });
      expect(out.headers.get("set-cookie")).toMatch(/^AuthSession=; Max-Age=0;/);
    }));

  test("is a new one with each log-in", () =>
    withUser(async (app) => {
      const first = cookieOf(await logIn(app, NAME));
      const second = cookieOf(await logIn(app, NAME, PASSWORD, { cookie: first }));
      expect(second).not.toBe(first);
      expect(await whoAmI(app, first)).toMatchObject({ name: null });
      expect(await whoAmI(app, second)).toMatchObject({ name: NAME });
    }));
});

describe("a session", () => {
  test("ends two hours after it was last used", () =>
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

  test("ends twelve hours after the log-in, however often it is used", () =>
    withUser(async (app, { clock }) => {
      const cookie = cookieOf(await logIn(app, NAME));
      for (let hour = 1; hour < 12; hour += 1) {
        clock.pass(HOUR);
        expect(await whoAmI(app, cookie)).toMatchObject({ name: NAME });
      }
      clock.pass(HOUR);
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
    }));

  test("is not written with every call", () =>
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

  test("is known to every process, and ended for every one", () =>
    withUser(async (app, backend) => {
      const other = withLogin(backend);
      const cookie = cookieOf(await logIn(app, NAME));
      expect(await whoAmI(other, cookie)).toMatchObject({ name: NAME });
      await other.request("/db/_session", { method: "DELETE", headers: { cookie } });
      expect(await whoAmI(app, cookie)).toMatchObject({ name: null });
    }));

  test("ends with another password and with the user, and a role that is taken away counts at once", () =>
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

describe("another site", () => {
  const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
    { origin: "https://elsewhere.example" },
    { origin: COUNCIL },
    { origin: "null" },
    { origin: PORTAL, "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];

  test.each(ELSEWHERE)(
    "that says %j logs nobody in, before the password is looked at, and nobody out",
    (headers) => {
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
    },
  );

  test.each([{ origin: PORTAL, "sec-fetch-site": "same-origin" }, {}])(
    "the portal's own page, %j, may",
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

describe("a wrong password", () => {
  test("of a user and a user that is none are answered alike, after as much work", () => {
    const hashing = countingHashing();
    return withUser(
      async (app, { databases }) => {
        const old = { password_scheme: "pbkdf2", iterations: 7, salt: "abc", derived_key: "00".repeat(20) };
        await databases.users.write({
          _id: userId("old@majlis.my"),
          type: "user",
          name: "old@majlis.my",
          roles: [],
          ...old,
        });
        await databases.users.write({
          _id: userId("none@majlis.my"),
          type: "user",
          name: "none@majlis.my",
          roles: [],
        });
        const answers = [];
        for (const name of [NAME, "nobody@majlis.my", "old@majlis.my", "none@majlis.my"]) {
          hashing.work.length = 0;
          const answer = await logIn(app, name, "another password");
          const { error, reason } = await answer.json();
          const work = hashing.work.reduce((sum, iterations) => sum + iterations, 0);
          answers.push([answer.status, error, reason, work]);
        }
        const one = [401, "unauthorized", "Name or password is incorrect.", QUICK.iterations];
        expect(answers).toEqual([one, one, one, one]);
      },
      { hashing },
    );
  });

  const AT = { "test-peer": "192.0.2.1" };
  const failAt = async (app: AppWithLogin, headers: Readonly<Record<string, string>> = AT) =>
    (await logIn(app, NAME, "another password", headers)).status;
  const failThrice = async (app: AppWithLogin, headers: Readonly<Record<string, string>> = AT) => {
    for (let failure = 1; failure <= 3; failure += 1) expect(await failAt(app, headers)).toBe(401);
  };

  test("slows that name down at that address, ever longer, and locks nobody out", () =>
    withUser(async (app, { clock }) => {
      await failThrice(app);
      for (const wait of [5, 15, 60, 300, 300, 300]) {
        const refused = await logIn(app, NAME, PASSWORD, AT);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(wait)]);
        expect(await refused.json()).toMatchObject({ error: "too_many_requests" });
        clock.pass(wait * 1000 - 1);
        expect(await failAt(app)).toBe(429);
        clock.pass(1);
        expect(await failAt(app)).toBe(401);
      }
      clock.pass(5 * MINUTE);
      expect((await logIn(app, NAME, PASSWORD, AT)).status).toBe(200);
      await failThrice(app);
    }));

  test("is forgotten after an hour", () =>
    withUser(async (app, { clock }) => {
      await failThrice(app);
      clock.pass(HOUR);
      await failThrice(app);
    }));

  test.each([
    ["another name", "b@majlis.my", AT],
    ["another address", NAME, { "test-peer": "192.0.2.2" }],
    [
      "another address behind this machine's proxy",
      NAME,
      { "test-peer": "127.0.0.1", "x-forwarded-for": "192.0.2.2" },
    ],
    ["another network of IPv6", NAME, { "test-peer": "2001:db8:0:2::1" }],
  ])("does not slow down %s", (_name, name, headers) =>
    withUser(async (app, { databases }) => {
      await addUser(databases.users, "b@majlis.my", []);
      await failThrice(app);
      expect((await logIn(app, name, PASSWORD, headers)).status).toBe(200);
    }),
  );

  test.each([
    ["what anyone can write before the address that the proxy wrote", "127.0.0.1", "192.0.2.9, 192.0.2.1"],
    ["what another machine says of itself", "192.0.2.1", "192.0.2.9"],
  ])("slows down the same address whatever is said: %s", (_name, peer, forwarded) =>
    withUser(async (app) => {
      await failThrice(app);
      const headers = { "test-peer": peer, "x-forwarded-for": forwarded };
      expect(await failAt(app, headers)).toBe(429);
    }),
  );

  test("slows down all addresses of one IPv6 network together", () =>
    withUser(async (app) => {
      await failThrice(app, { "test-peer": "2001:db8:0:1::1" });
      expect(await failAt(app, { "test-peer": "2001:db8:0:1:ffff::2" })).toBe(429);
      expect(await failAt(app, { "test-peer": "2001:db8::1:0:0:0:2" })).toBe(429);
    }));

  test("comes no further many at once than one after another", () =>
    withUser(async (app) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => failAt(app)));
      expect(answers.filter((status) => status === 401)).toHaveLength(3);
      expect(answers.filter((status) => status === 429)).toHaveLength(7);
    }));

  test("counts no attempt for which there was no room, nor does waiting begin anew", async () => {
    let turn = Promise.resolve();
    const hashing: typeof QUICK = {
      ...QUICK,
      derive: async (...given) => {
        await turn;
        return QUICK.derive(...given);
      },
    };
    await withUser(
      async (app, { clock }) => {
        await failThrice(app);
        clock.pass(5000);
        const { promise, resolve: open } = Promise.withResolvers<void>();
        turn = promise;
        const others = Array.from({ length: 33 }, (_, place) =>
          logIn(app, `${place}@majlis.my`, PASSWORD, { "test-peer": "192.0.2.2" }),
        );
        // for one of them there is no room any more
        expect((await Promise.race(others)).status).toBe(503);
        for (let attempt = 1; attempt <= 5; attempt += 1) {
          const crowded = await logIn(app, NAME, PASSWORD, AT);
          expect([crowded.status, crowded.headers.get("retry-after")]).toEqual([503, "5"]);
        }
        open();
        await Promise.all(others);
        expect(await failAt(app)).toBe(401);
        // the fourth that was looked at
        const refused = await logIn(app, NAME, PASSWORD, AT);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "15"]);
      },
      { hashing },
    );
  });

  test("holds up no payment: passwords are hashed one at a time, and who finds no room comes again", async () => {
    let running = 0;
    let most = 0;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const run = oneAtATime(2);
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      throw new Error("the work of one is no other's");
    };
    const waiting = Promise.allSettled([run(work), run(work)]);
    await expect(run(work)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    open();
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(most).toBe(1);
    expect(await run(async () => "room again")).toBe("room again");
  });
});

describe("a password as CouchDB keeps it", () => {
  // of CouchDB's own documentation: user jan, password apple; the second worked out with Python's hashlib
  const OLD = {
    password_scheme: "pbkdf2" as const,
    iterations: 10,
    derived_key: "e579375db0e0c6a6fc79cd9e36a36859f71575c3",
    salt: "1112283cf988a34f124200a050d308a1",
  };
  const NEW = {
    password_scheme: "pbkdf2" as const,
    pbkdf2_prf: "sha256" as const,
    iterations: 1000,
    derived_key: "5857beb6881389fc190e4b62666efba8c0fb885f19e620839e1d351c601b6ced",
    salt: "1112283cf988a34f124200a050d308a1",
  };

  test.each([
    ["before CouchDB 3.4", OLD],
    ["since", NEW],
  ])("%s is known again, and no other", async (_name, stored) => {
    expect(await isPassword(QUICK, "apple", stored)).toBe(true);
    expect(await isPassword(QUICK, "apples", stored)).toBe(false);
    expect(await isPassword(QUICK, "", stored)).toBe(false);
  });

  test.each(["e579", "00", OLD.derived_key.slice(0, 38), `${OLD.derived_key}00`])(
    "a key of another length, %s, is nobody's",
    async (derived_key) => {
      expect(await isPassword(QUICK, "apple", { ...OLD, derived_key })).toBe(false);
    },
  );

  test("a user without one, or under another name than the document's, cannot log in", () =>
    withUser(async (app, { databases: { users } }) => {
      await users.write({ _id: userId("a@majlis.my"), type: "user", name: NAME, roles: [], ...OLD });
      await users.write({
        _id: userId("b@majlis.my"),
        type: "user",
        name: "b@majlis.my",
        roles: [],
        ...OLD,
        derived_key: "",
      });
      for (const name of ["a@majlis.my", "b@majlis.my"]) {
        expect(await findUser(users, name)).toBeUndefined();
        expect((await logIn(app, name, "apple")).status).toBe(401);
      }
    }));
});

describe("roles", () => {
  test.each([
    [[], "finance", false],
    [["finance"], "finance", true],
    [["user"], "finance", false],
    [["user", "finance"], "finance", true],
    [["Finance"], "finance", false],
    [["finance"], "_admin", false],
    [["_admin"], "finance", true],
    [["_admin"], "_admin", true],
    [["admin"], "finance", false],
  ])("%j passes a check for %s: %s", (roles, required, passes) => {
    expect(hasRole(roles, required)).toBe(passes);
  });

  test("of the system are the settings' to give, no document's: CouchDB's users hold none", () =>
    withUser(
      async (app, { databases: { users } }) => {
        await addUser(users, "b@majlis.my", ["_admin", "user"]);
        await addUser(users, ADMIN, ["user"]);
        expect(await (await logIn(app, "b@majlis.my")).json()).toMatchObject({ roles: ["user"] });
        const answer = await logIn(app, ADMIN);
        expect(await answer.json()).toMatchObject({ roles: ["_admin", "user"] });
        expect(await whoAmI(app, cookieOf(answer))).toMatchObject({ roles: ["_admin", "user"] });
      },
      { admin: ADMIN },
    ));
});

describe("the first administrator", () => {
  const parts = { hashing: QUICK, random: systemRandom };
  const given = { KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD: PASSWORD };

  test("is made at the start, kept as it is by the next, and given another password by one that tells another", () =>
    withBackend(async (backend) => {
      const { users } = backend.databases;
      const app = withLogin(backend, { admin: ADMIN });
      const credentials = await adminCredentials(readSettings(given));
      if (credentials === undefined) throw new Error("no administrator");
      await keepFirstAdmin(users, parts, credentials);
      const made = await users.read(userId(ADMIN));
      expect(made).toMatchObject({ type: "user", name: ADMIN, roles: [] });
      expect(JSON.stringify(made)).not.toContain(PASSWORD);
      expect(await (await logIn(app, ADMIN)).json()).toMatchObject({ roles: ["_admin"] });

      await keepFirstAdmin(users, parts, credentials);
      expect(await users.read(userId(ADMIN))).toEqual(made);

      await users.write({ ...made, _id: userId(ADMIN), full_name: "Ketua", roles: ["finance"] });
      await keepFirstAdmin(users, parts, { name: ADMIN, password: "another password" });
      expect(await users.read(userId(ADMIN))).toMatchObject({ full_name: "Ketua", roles: ["finance"] });
      expect((await logIn(app, ADMIN)).status).toBe(401);
      expect((await logIn(app, ADMIN, "another password")).status).toBe(200);
    }));

  test.each([PASSWORD, "another password"])(
    "logs in though somebody had registered the name before, and showed no code: password %s",
    (password) =>
      withAccounts(
        async ({ app, backend }) => {
          await register(app, { name: ADMIN });
          await keepFirstAdmin(backend.databases.users, parts, { name: ADMIN, password });
          const answer = await logIn(app, ADMIN, password);
          expect([answer.status, await answer.json()]).toMatchObject([200, { name: ADMIN }]);
        },
        { admin: ADMIN },
      ),
  );

  test("gets a stronger hash for the same password when hashing has become stronger", () =>
    withBackend(async ({ databases: { users } }) => {
      await addUser(users, ADMIN, []);
      const stronger = { ...QUICK, iterations: QUICK.iterations + 1 };
      await keepFirstAdmin(users, { ...parts, hashing: stronger }, { name: ADMIN, password: PASSWORD });
      expect(await users.read(userId(ADMIN))).toMatchObject({ iterations: stronger.iterations });
    }));

  test("is hashed as CouchDB does", () => expect(COUCHDB_HASHING.iterations).toBe(600_000));

  test("may have the password in a file; without the settings there is none", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "password");
    const kept = readSettings({ KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD_FILE: file });
    await writeFile(file, `${PASSWORD} \n`);
    expect(await adminCredentials(kept)).toEqual({ name: ADMIN, password: `${PASSWORD} ` });
    await writeFile(file, "short\n");
    await expect(adminCredentials(kept)).rejects.toThrow("KAUNTER_ADMIN_PASSWORD_FILE");
    const gone = readSettings({ KAUNTER_ADMIN_NAME: ADMIN, KAUNTER_ADMIN_PASSWORD_FILE: `${file}.gone` });
    await expect(adminCredentials(gone)).rejects.toThrow(
      new SettingsError("KAUNTER_ADMIN_PASSWORD_FILE names an unreadable file"),
    );
    expect(await adminCredentials(readSettings({}))).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
