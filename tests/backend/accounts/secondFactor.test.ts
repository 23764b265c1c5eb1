import { describe, expect, test } from "vitest";
import { keepUser } from "../../../src/server/accounts/keepUser.ts";
import { resetSecondFactor } from "../../../src/server/accounts/resetSecondFactor.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { type BackendUnderTest, COUNCIL, START } from "../backendUnderTest.ts";
import {
  ADMIN,
  APP_SECRET,
  type AppWithLogin,
  addUser,
  codeAt,
  cookieOf,
  logIn,
  nextRecoveryCode,
  PASSWORD,
  QUICK,
  showCode,
  showPassword,
  whoAmI,
} from "./accounts.ts";
import { MINUTE, NAME, withUser } from "./sessionOfUser.ts";

/** The second factor of staff accounts: what a stolen password does not give. */

const NOBODY = { name: null, roles: [] };

const list = (app: AppWithLogin, cookie: string) =>
  app.request("/api/admin/payments?listed", { headers: { cookie } });

const waiting = async (app: AppWithLogin, name = NAME) => cookieOf(await showPassword(app, name));

const enrolment = (app: AppWithLogin, cookie: string, headers = {}) =>
  app.request("/api/secondFactor/enrolment", { method: "POST", headers: { cookie, ...headers } });

/** A member of the finance team who never logged in. */
function withNewcomer(work: (app: AppWithLogin, backend: BackendUnderTest) => Promise<void>): Promise<void> {
  return withUser(async (app, backend) => {
    const given = { name: "baharu@majlis.my", password: PASSWORD, roles: ["finance"] };
    await keepUser({ ...backend, hashing: QUICK, random: systemRandom }, given, "npm run user");
    await work(app, backend);
  });
}

const NEWCOMER = "baharu@majlis.my";

describe("a staff password without the second factor", () => {
  test.each(["finance", "accounts"])("opens nothing to a holder of the role %s", (role) =>
    withUser(async (app, { databases }) => {
      await addUser(databases.users, "ali@majlis.my", [role]);
      const answer = await showPassword(app, "ali@majlis.my");
      expect([answer.status, (await answer.json()).reason]).toEqual([401, "second_factor_needed"]);
      const cookie = cookieOf(answer);
      expect(await whoAmI(app, cookie)).toEqual(NOBODY);
      for (const [path, body] of [
        ["/updateUser", { phone: "0198765432" }],
        ["/api/person/export", {}],
        ["/api/admin/identities", { name: NAME, ic_num: null }],
      ] as const) {
        const init = { method: "POST", body: JSON.stringify(body) };
        const headers = { cookie, "content-type": "application/json" };
        expect((await app.request(path, { ...init, headers })).status, path).toBe(401);
      }
      expect((await list(app, cookie)).status).toBe(401);
    }),
  );

  test("opens nothing to the administrator of the settings", () =>
    withUser(
      async (app, { databases }) => {
        await addUser(databases.users, ADMIN, []);
        expect((await list(app, await waiting(app, ADMIN))).status).toBe(401);
        expect((await list(app, cookieOf(await logIn(app, ADMIN)))).status).toBe(200);
      },
      { admin: ADMIN },
    ));

  test("is enough for a citizen, who has no second factor", () =>
    withUser(async (app, { databases }) => {
      await addUser(databases.users, "siti@example.my", ["user"]);
      expect((await showPassword(app, "siti@example.my")).status).toBe(200);
    }));

  test("waits ten minutes for it", () =>
    withUser(async (app, { clock }) => {
      const cookie = await waiting(app);
      clock.pass(10 * MINUTE);
      expect((await showCode(app, cookie, nextRecoveryCode(app, NAME))).status).toBe(401);
    }));

  test("ends the session of a citizen who becomes staff", () =>
    withUser(async (app, { databases }) => {
      await addUser(databases.users, "siti@example.my", ["user"]);
      const cookie = cookieOf(await logIn(app, "siti@example.my"));
      const stored = await databases.users.read("org.couchdb.user:siti@example.my");
      await databases.users.write({ ...stored, _id: String(stored?._id), roles: ["user", "finance"] });
      expect(await whoAmI(app, cookie)).toEqual(NOBODY);
    }));
});

describe("a code of the authenticator app", () => {
  test("finishes the log-in in a new session, and the waiting one ends", () =>
    withUser(async (app) => {
      const cookie = await waiting(app);
      const answer = await showCode(app, cookie, codeAt(APP_SECRET));
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { ok: true, name: NAME, roles: ["finance"] },
      ]);
      expect(cookieOf(answer)).not.toBe(cookie);
      expect((await list(app, cookieOf(answer))).status).toBe(200);
      expect((await showCode(app, cookie, nextRecoveryCode(app, NAME))).status).toBe(401);
    }));

  test("works once: whoever reads it over a shoulder is late, in another session too", () =>
    withUser(async (app) => {
      const [first, second] = [await waiting(app), await waiting(app)];
      const code = codeAt(APP_SECRET);
      const answers = await Promise.all([first, second].map((cookie) => showCode(app, cookie, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }));

  test("is accepted with a clock that is off by half a minute, and not with an old one", () =>
    withUser(async (app) => {
      const at = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();
      for (const old of [-90, 90])
        expect((await showCode(app, await waiting(app), codeAt(APP_SECRET, at(old)))).status).toBe(422);
      expect((await showCode(app, await waiting(app), codeAt(APP_SECRET, at(-30)))).status).toBe(200);
    }));

  test("is guessed 20 times a day at most, in any number of sessions at once; a recovery code still works", () =>
    withUser(async (app, { clock, databases }) => {
      const cookies = [await waiting(app), await waiting(app), await waiting(app)];
      const guesses = Array.from({ length: 40 }, (_, place) =>
        showCode(app, cookies[place % 3] ?? "", String(100_000 + place)),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      expect((await showCode(app, cookies[0] ?? "", codeAt(APP_SECRET))).status).toBe(429);
      expect((await showCode(app, cookies[1] ?? "", nextRecoveryCode(app, NAME))).status).toBe(200);
      clock.pass(24 * 60 * MINUTE);
      const later = new Date(clock.now()).toISOString();
      expect((await showCode(app, await waiting(app), codeAt(APP_SECRET, later))).status).toBe(200);
      expect(JSON.stringify(await databases.users.list({ prefix: "", limit: 9 }))).not.toContain(APP_SECRET);
    }));

  test.each<Readonly<Record<string, string>>>([
    { origin: COUNCIL },
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ])("is refused from a page of another site: %j", (headers) =>
    withUser(async (app) => {
      const cookie = await waiting(app);
      expect((await showCode(app, cookie, codeAt(APP_SECRET), headers)).status).toBe(403);
      expect((await enrolment(app, cookie, headers)).status).toBe(403);
    }),
  );
});

describe("a recovery code", () => {
  test("works once, however it is typed", () =>
    withUser(async (app) => {
      const code = nextRecoveryCode(app, NAME);
      expect((await showCode(app, await waiting(app), code.toLowerCase().replace(/-/g, " "))).status).toBe(
        200,
      );
      expect((await showCode(app, await waiting(app), code)).status).toBe(422);
    }));
});

describe("the first staff log-in", () => {
  test("sets up an app and gives ten recovery codes, of which only hashes are stored", () =>
    withNewcomer(async (app, { databases }) => {
      const answer = await showPassword(app, NEWCOMER);
      expect([answer.status, (await answer.json()).reason]).toEqual([401, "second_factor_unset"]);
      const cookie = cookieOf(answer);
      const { secret, address } = await (await enrolment(app, cookie)).json();
      expect(address).toMatch(/^otpauth:\/\/totp\/Kaunter:baharu%40majlis\.my\?/);
      expect(new URL(address).searchParams.get("secret")).toBe(secret);
      expect((await list(app, cookie)).status).toBe(401);
      const wrong = codeAt(secret) === "000000" ? "111111" : "000000";
      expect((await showCode(app, cookie, wrong)).status).toBe(422);
      const enrolled = await (await showCode(app, cookie, codeAt(secret))).json();
      expect(enrolled.recovery_codes).toHaveLength(10);
      const stored = JSON.stringify([
        await databases.users.list({ prefix: "", limit: 9 }),
        await databases.handles.list({ prefix: "", limit: 9 }),
      ]);
      for (const kept of [secret, ...enrolled.recovery_codes, enrolled.recovery_codes[0].replace(/-/g, "")])
        expect(stored).not.toContain(kept);
      const next = await showCode(app, await waiting(app, NEWCOMER), enrolled.recovery_codes[3]);
      expect([next.status, (await next.json()).recovery_codes]).toEqual([200, undefined]);
    }));

  test("is no way around an app that is set up: a second enrolment is refused, also one that began before", () =>
    withNewcomer(async (app) => {
      const [own, thief] = [await waiting(app, NEWCOMER), await waiting(app, NEWCOMER)];
      const { secret } = await (await enrolment(app, own)).json();
      const { secret: stolen } = await (await enrolment(app, thief)).json();
      expect((await showCode(app, own, codeAt(secret))).status).toBe(200);
      expect((await enrolment(app, thief)).status).toBe(409);
      expect((await showCode(app, thief, codeAt(stolen))).status).toBe(422);
    }));

  test("gives no secret without a password, to a citizen or after the log-in", () =>
    withUser(async (app, { databases }) => {
      await addUser(databases.users, "siti@example.my", ["user"]);
      for (const cookie of [
        "AuthSession=none",
        cookieOf(await logIn(app, "siti@example.my")),
        cookieOf(await logIn(app, NAME)),
      ])
        expect((await enrolment(app, cookie)).status).toBe(401);
    }));
});

test("a reset ends the sessions that showed the lost device, and the next log-in sets a new one", () =>
  withUser(async (app, { databases, clock }) => {
    const cookie = cookieOf(await logIn(app, NAME));
    await resetSecondFactor({ databases, clock }, NAME, "npm run user");
    expect(await whoAmI(app, cookie)).toEqual(NOBODY);
    expect((await (await showPassword(app, NAME)).json()).reason).toBe("second_factor_unset");
    await expect(resetSecondFactor({ databases, clock }, "nobody@majlis.my", "npm run user")).rejects.toThrow(
      "missing",
    );
  }));
