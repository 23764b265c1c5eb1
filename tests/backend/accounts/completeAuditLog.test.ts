import { describe, expect, test } from "vitest";
import { keepUser } from "../../../src/server/accounts/keepUser.ts";
import { resetSecondFactor } from "../../../src/server/accounts/resetSecondFactor.ts";
import { completeAuditLog, startAuditing } from "../../../src/server/audit/completeAuditLog.ts";
import { changeConfiguration } from "../../../src/server/configuration/changeConfiguration.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import {
  ADMIN,
  addUser,
  codeAt,
  cookieOf,
  logIn,
  PASSWORD,
  QUICK,
  showCode,
  showPassword,
  withLogin,
} from "./accounts.ts";
import { nextRound } from "./nextRound.ts";

/** The entries of acts after which the server failed at once. */

const OTHER = "ling@majlis.my";
const COUNCIL = "/api/admin/councils/mpt";

interface Acting {
  /** Takes a step on the desk. */
  readonly act: (path: string, body: object) => Promise<Response>;
  /** Takes a step after which the server fails before it writes anything else. */
  readonly actAndFail: (path: string, body: object) => Promise<void>;
}

const withAdministrator = (work: (backend: BackendUnderTest, acting: Acting) => Promise<void>) =>
  withBackend(async (backend) => {
    const { users } = backend.databases;
    for (const name of [ADMIN, OTHER]) await addUser(users, name, ["administrator"]);
    const failing = failingDatabases(backend.databases);
    const cookie = cookieOf(await logIn(withLogin(backend), ADMIN));
    const actWith =
      (databases: BackendUnderTest["databases"]): Acting["act"] =>
      async (path, body) =>
        await withLogin({ ...backend, databases }).request(path, {
          method: "POST",
          headers: { cookie, origin: PORTAL, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
    await work(backend, {
      act: actWith(backend.databases),
      actAndFail: async (path, body) => {
        failing.arm({ write: 1, when: "after" });
        expect((await actWith(failing.databases)(path, body)).status).toBe(500);
      },
    });
  });

/** Who did what, in the order of the times. Reads are left out. */
async function noted({ databases }: Pick<BackendUnderTest, "databases">) {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries.flatMap(({ by, what, target }) => (what === "users_read" ? [] : [[by, what, target]]));
}

const CHANGE = { name: OTHER, roles: ["auditor"], former: ["administrator"] };

const ACTS: readonly (readonly [act: string, path: string, body: object, what: string, target: RegExp])[] = [
  [
    "a new user",
    "/api/admin/users/create",
    { name: "siti@majlis.my", roles: ["auditor"], language: "ms" },
    "user_created",
    /^siti@majlis\.my: auditor$/,
  ],
  ["other roles", "/api/admin/users/change", CHANGE, "user_changed", /^ling@.*: administrator > auditor$/],
  ["an ended user", "/api/admin/users/end", { name: OTHER }, "user_ended", /^ling@majlis\.my$/],
  [
    "a reset second factor",
    "/api/admin/users/resetSecondFactor",
    { name: OTHER },
    "second_factor_reset",
    /^ling@majlis\.my$/,
  ],
  [
    "a switch",
    "/api/admin/configuration",
    { revision: "none", change: { closing: true } },
    "configuration_changed",
    /^closing$/,
  ],
  [
    "a council's site",
    COUNCIL,
    { revision: "none", change: { origins: ["https://www.mpt.example"] } },
    "council_changed",
    /^mpt: origins$/,
  ],
  [
    "a proposed seller id",
    `${COUNCIL}/seller/proposal`,
    { revision: "none", id: "SE00054321", reason: "the council's own account" },
    "council_seller_proposed",
    /^mpt: the portal's account -> SE00054321$/,
  ],
  ["a council's new key", `${COUNCIL}/keys`, { name: "Hasil" }, "council_key_created", /^mpt: \w{8}$/],
];

describe("the audit log", () => {
  test.each(ACTS)("names %s once after the next round when the server failed right after", (...act) =>
    withAdministrator(async (backend, { actAndFail }) => {
      const [, path, body, what, target] = act;
      await actAndFail(path, body);
      expect(await noted(backend)).toEqual([]);
      await nextRound(backend);
      await nextRound(backend);
      expect(await noted(backend)).toEqual([[ADMIN, what, expect.stringMatching(target)]]);
    }),
  );

  test.each(ACTS)("names %s once when nothing fails", (...act) =>
    withAdministrator(async (backend, acting) => {
      const [, path, body, what, target] = act;
      expect((await acting.act(path, body)).status).toBe(200);
      await nextRound(backend);
      expect(await noted(backend)).toEqual([[ADMIN, what, expect.stringMatching(target)]]);
    }),
  );

  test("names both acts on a user when the server failed after the first and the second takes its place", () =>
    withAdministrator(async (backend, { act, actAndFail }) => {
      await actAndFail("/api/admin/users/change", CHANGE);
      backend.clock.pass(1000);
      const second = { name: OTHER, roles: ["support"], former: ["auditor"] };
      expect((await act("/api/admin/users/change", second)).status).toBe(200);
      expect(await noted(backend)).toEqual([
        [ADMIN, "user_changed", `${OTHER}: administrator > auditor`],
        [ADMIN, "user_changed", `${OTHER}: auditor > support`],
      ]);
    }));

  test("names a second factor of the settings' administrator, who has no role in the database", () =>
    withAdministrator(async ({ databases, clock }) => {
      const first = "root@kaunter.my";
      await addUser(databases.users, first, []);
      const failing = failingDatabases(databases);
      failing.arm({ write: 1, when: "after" });
      await expect(
        resetSecondFactor({ databases: failing.databases, clock }, first, "npm run user"),
      ).rejects.toThrow();
      await nextRound({ databases, clock, admin: first });
      expect(await noted({ databases })).toEqual([["npm run user", "second_factor_reset", first]]);
    }));

  test("names a user's own new second factor once after the next round when the server failed right after", () =>
    withBackend(async (backend) => {
      const given = { name: OTHER, password: PASSWORD, roles: ["finance"] };
      await keepUser({ ...backend, hashing: QUICK, random: systemRandom }, given, "npm run user");
      backend.clock.pass(1000);
      const app = withLogin(backend);
      const cookie = cookieOf(await showPassword(app, OTHER));
      const headers = { cookie };
      const asked = await app.request("/api/secondFactor/enrolment", { method: "POST", headers });
      const { secret } = await asked.json();
      const failing = failingDatabases(backend.databases);
      failing.arm({ write: 2, when: "after" });
      // the first write is the entry of the act before
      const cut = await showCode(
        withLogin({ ...backend, databases: failing.databases }),
        cookie,
        codeAt(secret),
      );
      expect(cut.status).toBe(500);
      const before = await noted(backend);
      await nextRound(backend);
      await nextRound(backend);
      expect(await noted(backend)).toEqual([...before, [OTHER, "second_factor_set", undefined]]);
    }));

  test("waits with an act that another process may still be doing", () =>
    withAdministrator(async (backend, { actAndFail }) => {
      await actAndFail("/api/admin/users/change", CHANGE);
      backend.clock.pass(60_000);
      await completeAuditLog(backend);
      expect(await noted(backend)).toEqual([]);
      await nextRound(backend);
      expect(await noted(backend)).toHaveLength(1);
    }));

  test("is completed at the start and every five minutes, also after the databases were away", () =>
    withBackend(async ({ databases, clock }) => {
      const waits: number[] = [];
      let passed = () => {};
      const events: string[] = [];
      const users = { ...databases.users, rows: () => Promise.reject(new Error("away")) };
      const auditing = startAuditing(
        { databases: { ...databases, users }, clock, log: ({ event }) => void events.push(event) },
        {
          wait: (milliseconds) => {
            waits.push(milliseconds);
            return new Promise((resolve) => {
              passed = resolve;
            });
          },
        },
      );
      await expect.poll(() => waits).toEqual([5 * 60_000]);
      passed();
      await expect.poll(() => waits).toEqual([5 * 60_000, 5 * 60_000]);
      const stopped = auditing.stop();
      passed();
      await stopped;
      expect(events).toEqual(["audit_log_not_completed", "audit_log_not_completed"]);
    }));

  test("names both changes of a switch when the server failed after the first", () =>
    withAdministrator(async (backend, { actAndFail }) => {
      await actAndFail("/api/admin/configuration", { revision: "none", change: { closing: true } });
      backend.clock.pass(1000);
      await changeConfiguration(backend.databases, backend.clock, { closing: false }, OTHER);
      expect(await noted(backend)).toEqual([
        [ADMIN, "configuration_changed", "closing"],
        [OTHER, "configuration_changed", "closing"],
      ]);
    }));

  test("names a revoked key after the next round, and a key that was revoked before no second time", () =>
    withAdministrator(async (backend, { act, actAndFail }) => {
      const { id } = await (await act(`${COUNCIL}/keys`, { name: "Hasil" })).json();
      backend.clock.pass(1000);
      await actAndFail(`${COUNCIL}/keys/revoke`, { id });
      await nextRound(backend);
      expect((await act(`${COUNCIL}/keys/revoke`, { id })).status).toBe(200);
      expect(await noted(backend)).toEqual([
        [ADMIN, "council_key_created", `mpt: ${id}`],
        [ADMIN, "council_key_revoked", `mpt: ${id}`],
      ]);
    }));

  test("names what the command did with users of the central team, also when it failed right after, and no citizen", () =>
    withBackend(async (backend) => {
      const failing = failingDatabases(backend.databases);
      const keep = async (name: string, roles: string[]) => {
        backend.clock.pass(1000);
        // the second time, the first write notes the act before
        failing.arm({ write: (await noted(backend)).length === 0 ? 1 : 2, when: "after" });
        const services = { ...backend, databases: failing.databases, hashing: QUICK, random: systemRandom };
        const given = { name, password: "kata laluan yang lain", roles };
        await expect(keepUser(services, given, "npm run user (root)")).rejects.toThrow();
        await nextRound(backend);
      };
      await keep(OTHER, ["finance"]);
      await keep(OTHER, ["finance", "support"]);
      await keep(OTHER, ["support", "finance"]);
      await keep(OTHER, ["user"]);
      const entries = [
        ["npm run user (root)", "user_created", `${OTHER}: finance`],
        ["npm run user (root)", "user_changed", `${OTHER}: finance > finance, support`],
        ["npm run user (root)", "password_set", OTHER],
        ["npm run user (root)", "user_ended", OTHER],
      ];
      expect(await noted(backend)).toEqual(entries);
      for (const name of [OTHER, "rakyat@example.my"])
        await keepUser(
          { ...backend, hashing: QUICK, random: systemRandom },
          { name, password: "kata laluan yang lain", roles: [] },
          "npm run user (root)",
        );
      expect(await noted(backend)).toEqual(entries);
    }));

  test("names the changes of the commands on the server's machine", () =>
    withBackend(async (backend) => {
      const { databases, clock } = backend;
      await changeConfiguration(databases, clock, { closing: true }, "npm run configure");
      await keepCouncilPrint(databases, { council: "mpt", contact: { phone: "089-000000" } }, clock);
      expect(await noted(backend)).toEqual(
        expect.arrayContaining([
          ["npm run configure", "configuration_changed", "closing"],
          ["npm run council", "council_changed", "mpt: contact"],
        ]),
      );
    }));
});
