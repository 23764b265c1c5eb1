import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { type AppWithLogin, addUser, countingHashing, logIn, PASSWORD, QUICK } from "./accounts.ts";
import { HOUR, MINUTE, NAME, withUser } from "./sessionOfUser.ts";

describe("a wrong password", () => {
  test("of a user, of a user with an older hash and of a name without an account get the same answer", () => {
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
        for (const name of [NAME, "old@majlis.my", "nobody@majlis.my", "none@majlis.my"]) {
          hashing.work.length = 0;
          const answer = await logIn(app, name, "another password");
          const { error, reason } = await answer.json();
          const work = hashing.work.reduce((sum, iterations) => sum + iterations, 0);
          answers.push([answer.status, error, reason, work]);
        }
        const same = [401, "unauthorized", "Name or password is incorrect."];
        expect(answers).toEqual([
          [...same, QUICK.iterations],
          [...same, QUICK.iterations],
          // these wait instead of working (hashingTurns.test.ts)
          [...same, 0],
          [...same, 0],
        ]);
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

  test("slows down that name at that network address, more each time, and locks nobody out", () =>
    withUser(async (app, { clock }) => {
      await failThrice(app);
      for (const wait of [5, 5, 50, 240, 300, 300]) {
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
  ])("slows down the same network address whatever headers claim: %s", (_name, peer, forwarded) =>
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

  test("many times at once gets no further than one after another", () =>
    withUser(async (app) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => failAt(app)));
      expect(answers.filter((status) => status === 401)).toHaveLength(3);
      expect(answers.filter((status) => status === 429)).toHaveLength(7);
    }));

  test("is not counted when there was no room for it, and does not restart the wait", async () => {
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
        const others = Array.from({ length: 34 }, (_, place) =>
          logIn(app, NAME, PASSWORD, { "test-peer": `192.0.2.${100 + place}` }),
        );
        // one is at work, 32 of the network wait, and the last to come is refused at once
        expect((await Promise.race(others)).status).toBe(503);
        for (let attempt = 1; attempt <= 5; attempt += 1) {
          const crowded = await logIn(app, NAME, PASSWORD, AT);
          expect([crowded.status, crowded.headers.get("retry-after")]).toEqual([503, "5"]);
        }
        open();
        await Promise.all(others);
        expect(await failAt(app)).toBe(401);
        // The server checked four of these passwords.
        const refused = await logIn(app, NAME, PASSWORD, AT);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
      },
      { hashing },
    );
  });
});
