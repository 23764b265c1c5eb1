import { describe, expect, test } from "vitest";
import { keepUser } from "../../../src/server/accounts/keepUser.ts";
import { findUser } from "../../../src/server/accounts/users.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { post } from "../post.ts";
import { addUser, cookieOf, logIn, PASSWORD, QUICK, withLogin } from "./accounts.ts";

/** An administrator makes, changes and ends the users of the desk. */

const ZAINAB = "zainab@majlis.my";
const OMAR = "omar@majlis.my";
const SITI = "siti@majlis.my";

async function deskOf(backend: BackendUnderTest, settings: { admin?: string } = {}) {
  const { users } = backend.databases;
  await addUser(users, ZAINAB, ["administrator"]);
  await addUser(users, SITI, ["support"]);
  await addUser(users, "rakyat@example.my", ["user"]);
  const app = withLogin(backend, settings);
  const cookies = new Map<string, string>();
  const logged = async (name: string) => {
    const cookie = cookies.get(name) ?? cookieOf(await logIn(app, name));
    cookies.set(name, cookie);
    return cookie;
  };
  const ask = async (name: string, path: string, body: object = {}) =>
    app.request(`/api/admin/${path}`, {
      method: "POST",
      headers: { origin: PORTAL, "content-type": "application/json", cookie: await logged(name) },
      body: JSON.stringify(body),
    });
  const listed = async () =>
    (await (await ask(ZAINAB, "users/list")).json()).users as readonly { readonly name: string }[];
  return { app, users, ask, listed, logged };
}

const refusalOf = async (answer: Response) => [answer.status, (await answer.json()).reason];

describe("users on the desk", () => {
  test("are listed by name, without citizens", () =>
    withBackend(async (backend) => {
      const { listed } = await deskOf(backend);
      expect(await listed()).toEqual([
        { name: SITI, roles: ["support"], has_second_factor: true, ended_at: null, fixed: false },
        { name: ZAINAB, roles: ["administrator"], has_second_factor: true, ended_at: null, fixed: true },
      ]);
    }));

  test("get a link by e-mail that sets their password, and can log in with no other", () =>
    withBackend(async (backend) => {
      const { ask, users, app } = await deskOf(backend);
      const made = { name: "Omar@Majlis.my", roles: ["finance:mpt", "support:mpt"], language: "ms" };
      expect((await ask(ZAINAB, "users/create", made)).status).toBe(200);
      expect(await findUser(users, OMAR)).toMatchObject({ roles: made.roles });
      expect((await logIn(app, OMAR, PASSWORD)).status).toBe(401);
      const { outbox, mail } = post(backend.databases, backend.clock);
      await outbox.sendDue();
      expect(mail.sent).toMatchObject([{ to: OMAR }]);
      const id = /id=([0-9a-f]{32})/.exec(mail.sent[0]?.text ?? "")?.[1];
      expect(id).toBeDefined();
      expect(await refusalOf(await ask(ZAINAB, "users/create", made))).toEqual([409, "email_already_exist"]);
    }));

  test("get other roles, which count from their next call on, also while they are at work", () =>
    withBackend(async (backend) => {
      const { ask, logged } = await deskOf(backend);
      await logged(SITI);
      expect((await ask(SITI, "audit/search")).status).toBe(403);
      const change = { name: SITI, roles: ["auditor"], former: ["support"] };
      expect((await ask(ZAINAB, "users/change", change)).status).toBe(200);
      expect((await ask(SITI, "audit/search")).status).toBe(200);
      expect(await refusalOf(await ask(ZAINAB, "users/change", change))).toEqual([409, "changed_meanwhile"]);
    }));

  test("are ended: no role is left, every session ends, and the password serves no more", () =>
    withBackend(async (backend) => {
      const { ask, app, listed, logged } = await deskOf(backend);
      const cookie = await logged(SITI);
      expect((await ask(ZAINAB, "users/end", { name: SITI })).status).toBe(200);
      const session = await (await app.request("/db/_session", { headers: { cookie } })).json();
      expect(session.userCtx.name).toBeNull();
      expect((await logIn(app, SITI)).status).toBe(401);
      expect(await listed()).toMatchObject([{ name: SITI, roles: [], ended_at: expect.any(String) }, {}]);
    }));

  test("are at work again when the command gives them roles", () =>
    withBackend(async (backend) => {
      const { ask, listed } = await deskOf(backend);
      await ask(ZAINAB, "users/end", { name: SITI });
      const keep = (roles: string[]) =>
        keepUser(
          { ...backend, hashing: QUICK, random: systemRandom },
          { name: SITI, password: PASSWORD, roles },
          "npm run user",
        );
      await keep(["support"]);
      expect(await listed()).toMatchObject([{ name: SITI, roles: ["support"], ended_at: null }, {}]);
      await keep(["user"]);
      expect(await listed()).toMatchObject([{ name: SITI, ended_at: expect.any(String) }, {}]);
    }));

  test("are not made a second time for a name that was stored with capitals", () =>
    withBackend(async (backend) => {
      const { ask, users } = await deskOf(backend);
      await addUser(users, "Big@majlis.my", ["finance"]);
      const made = { name: "Big@majlis.my", roles: ["finance"], language: "ms" };
      expect(await refusalOf(await ask(ZAINAB, "users/create", made))).toEqual([409, "email_already_exist"]);
    }));

  test("leave no address of a citizen in the audit log when a call about a citizen is refused", () =>
    withBackend(async (backend) => {
      const { ask } = await deskOf(backend);
      const name = "rakyat@example.my";
      expect((await ask(ZAINAB, "users/create", { name, roles: ["finance"], language: "ms" })).status).toBe(
        409,
      );
      expect((await ask(ZAINAB, "users/end", { name })).status).toBe(404);
      const change = { name, roles: ["finance"], former: ["user"] };
      expect((await ask(ZAINAB, "users/change", change)).status).toBe(404);
      expect((await ask(ZAINAB, "users/end", { name: "q".repeat(301) })).status).toBe(400);
      expect(await backend.databases.audit.list({ prefix: "", limit: 10 })).toEqual([]);
    }));

  test("lose a second factor whose device is gone", () =>
    withBackend(async (backend) => {
      const { ask, listed } = await deskOf(backend);
      expect((await ask(ZAINAB, "users/resetSecondFactor", { name: SITI })).status).toBe(200);
      expect(await listed()).toMatchObject([{ name: SITI, has_second_factor: false }, {}]);
    }));

  test.each(["_admin", "finanse", "finance:mpx"])("never get the role %s", (role) =>
    withBackend(async (backend) => {
      const { ask } = await deskOf(backend);
      const body = { name: OMAR, roles: [role], language: "ms" };
      expect((await ask(ZAINAB, "users/create", body)).status).toBe(400);
    }),
  );
});

describe("an administrator stays", () => {
  const TAKEN = { name: ZAINAB, roles: ["support"], former: ["administrator"] };

  test("because nobody changes or ends their own account", () =>
    withBackend(async (backend) => {
      const { ask } = await deskOf(backend);
      for (const [path, body] of [
        ["change", TAKEN],
        ["end", { name: ZAINAB }],
        ["resetSecondFactor", { name: ZAINAB }],
      ] as const)
        expect(await refusalOf(await ask(ZAINAB, `users/${path}`, body))).toEqual([403, "own_account"]);
    }));

  test("because the administrator of the settings is changed in the settings only", () =>
    withBackend(async (backend) => {
      const { ask } = await deskOf(backend, { admin: SITI });
      expect(await refusalOf(await ask(ZAINAB, "users/end", { name: SITI }))).toEqual([403, "own_account"]);
      expect((await ask(SITI, "users/change", TAKEN)).status).toBe(200);
    }));

  test("also when two administrators end each other at the same moment", () =>
    withBackend(async (backend) => {
      const { app, ask, users, logged } = await deskOf(backend);
      await addUser(users, OMAR, ["administrator"]);
      await Promise.all([logged(OMAR), logged(ZAINAB)]);
      await Promise.all([ask(ZAINAB, "users/end", { name: OMAR }), ask(OMAR, "users/end", { name: ZAINAB })]);
      const left = await Promise.all([OMAR, ZAINAB].map((name) => findUser(users, name)));
      const kept = left.filter((user) => user?.roles.includes("administrator"));
      expect(kept.length).toBeGreaterThan(0);
      // with the password that they know
      for (const user of kept) expect((await logIn(app, String(user?.name))).status).toBe(200);
    }));

  test("and citizens' accounts are none of the desk's", () =>
    withBackend(async (backend) => {
      const { ask } = await deskOf(backend);
      for (const name of ["rakyat@example.my", "nobody@example.my"])
        expect((await ask(ZAINAB, "users/end", { name })).status).toBe(404);
    }));
});

describe("the audit log on the desk", () => {
  test("is searched by person, kind, payment and days, and exported without formulas", () =>
    withBackend(async (backend) => {
      const { app, ask, users, logged } = await deskOf(backend);
      await addUser(users, OMAR, ["auditor"]);
      const change = { name: SITI, roles: ["auditor"], former: ["support"] };
      await ask(ZAINAB, "users/change", change);
      backend.clock.pass(24 * 60 * 60_000);
      await ask(OMAR, "users/list");
      const search = async (body: object) => (await (await ask(OMAR, "audit/search", body)).json()).entries;
      const changed = { by: ZAINAB, what: "user_changed", target: `${SITI}: support > auditor` };
      expect(await search({ by: ZAINAB })).toMatchObject([changed]);
      expect(await search({ what: "user_changed" })).toMatchObject([changed]);
      expect(await search({ what: "user_changed", by: OMAR })).toEqual([]);
      expect(await search({ by: ZAINAB, through: "2026-08-03" })).toMatchObject([changed]);
      expect(await search({ by: ZAINAB, from: "2026-08-04" })).toEqual([]);
      expect(await search({ number: "K260803AAAAAAAAAA" })).toEqual([]);
      const { ticket } = await (await ask(OMAR, "audit/export", { by: ZAINAB })).json();
      const headers = { cookie: await logged(OMAR) };
      const exported = await app.request(`/api/admin/audit/export/${ticket}`, { headers });
      expect(await exported.text()).toContain(`${ZAINAB},user_changed,${SITI}: support > auditor,0,`);
    }));

  test("comes page by page, newest first, and no call of the desk changes it", () =>
    withBackend(async (backend) => {
      const { app, ask } = await deskOf(backend);
      for (let turn = 0; turn < 3; turn += 1) {
        backend.clock.pass(1000);
        await ask(ZAINAB, "users/list");
      }
      const asked = { what: "users_read", limit: 2 };
      const first = await (await ask(ZAINAB, "audit/search", asked)).json();
      const second = await (await ask(ZAINAB, "audit/search", { ...asked, before: first.next })).json();
      const times = [...first.entries, ...second.entries].map(({ at }) => at);
      expect([times.length, second.next]).toEqual([3, null]);
      expect(times).toEqual([...times].sort().reverse());
      const calls = app.routes.filter(
        ({ method, path }) => method !== "ALL" && path.includes("/admin/audit"),
      );
      expect(new Set(calls.map(({ path }) => path))).toEqual(
        new Set(["/api/admin/audit/search", "/api/admin/audit/export", "/api/admin/audit/export/:ticket"]),
      );
    }));
});
