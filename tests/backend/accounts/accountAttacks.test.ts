import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { ADMIN, addUser, cookieOf, logIn, PASSWORD, whoAmI } from "./accounts.ts";
import {
  type Accounts,
  askCode,
  call,
  confirm,
  EMAIL,
  type Fields,
  register,
  registered,
  registrationOf,
  UPDATE,
  withAccounts,
} from "./registering.ts";

/** Attacks that combine several calls of accounts. Attacks on a single call are in that call's own tests. */

const NEW = "kata laluan yang baharu";

const proxied = (path: string, payload?: unknown): Fields => ({
  url: Buffer.from(path).toString("base64"),
  payload,
});

/** Every call that reads or changes an account, with a valid body. */
const OWN_CALLS: readonly (readonly [path: string, body: Fields])[] = [
  ["/db/_session", { name: EMAIL, password: PASSWORD }],
  ["/updateUser", { phone: "0198765432" }],
  ["/updateUser", { password: NEW, current_password: PASSWORD }],
  ["/resetPassword", { type: "reset_password", email: EMAIL }],
  ["/api/verification", { name: EMAIL, password: PASSWORD, channel: "sms" }],
  ["/api/verification/confirm", { name: EMAIL, password: PASSWORD, code: "000000" }],
  ["/api/notify", { message: "AAAA" }],
  ["/api/admin/identities", { name: "siti@example.my", ic_num: null }],
  ["/api/query", proxied(UPDATE, registrationOf({ name: "baharu@example.my" }))],
  ["/api/query", proxied(`${UPDATE}/${userId(EMAIL)}`, { phone: "0198765432" })],
  ["/api/query", proxied(`${UPDATE}/${"0".repeat(32)}`, { password: NEW })],
  ["/api/query", proxied(`/_users/${userId(EMAIL)}`)],
  ["/api/query", proxied(`/userdb-${Buffer.from(EMAIL).toString("hex")}`)],
  ["/api/query", proxied(`/reset_password/${"0".repeat(32)}`)],
  [
    "/api/query",
    proxied("all_payments/_find", {
      selector: { email: EMAIL },
      sort: [{ _id: "desc" }],
      use_index: "by-email-index",
    }),
  ],
];

const { privateKey } = await createKeyMaterial({ commonName: "notify" });

/** A back end where the victim, who is also the administrator, is logged in. */
function withVictim(work: (accounts: Accounts, cookie: string) => Promise<void>): Promise<void> {
  return withAccounts(
    async (accounts) => {
      await registered(accounts);
      await work(accounts, cookieOf(await logIn(accounts.app, EMAIL)));
    },
    { notifyKey: privateKey, admin: EMAIL },
  );
}

/** Everything stored about accounts and messages. */
async function traces({ backend, idle }: Accounts): Promise<string> {
  await idle();
  const { users, notifications, reset_password, handles } = backend.databases;
  const stored = await Promise.all(
    [users, notifications, reset_password, handles].map((store) => store.list({ prefix: "", limit: 500 })),
  );
  return JSON.stringify(stored);
}

describe("a page of another site, with the victim's cookie,", () => {
  test.each<Readonly<Record<string, string>>>([
    { origin: COUNCIL },
    { origin: "null" },
    { origin: PORTAL, "sec-fetch-site": "same-site" },
    { origin: PORTAL, "sec-fetch-site": "cross-site" },
  ])("that sends %j is refused by every account call, which changes nothing and reveals nothing", (headers) =>
    withVictim(async (accounts, cookie) => {
      const before = await traces(accounts);
      for (const [path, body] of OWN_CALLS) {
        const answer = await call(accounts.app, path, body, { cookie, ...headers });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.get("set-cookie")).toBeNull();
        expect(await answer.text()).not.toContain("ahmad");
      }
      expect(await traces(accounts)).toBe(before);
    }),
  );

  test("has no effect through a form, which needs no preflight", () =>
    withVictim(async (accounts, cookie) => {
      const before = await traces(accounts);
      for (const [path, body] of OWN_CALLS.slice(1))
        for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
          const headers = { cookie, "content-type": type };
          const answer = await accounts.app.request(path, {
            method: "POST",
            headers,
            body: JSON.stringify(body),
          });
          expect([path, answer.status]).toEqual([path, 415]);
        }
      expect(await traces(accounts)).toBe(before);
    }));
});

describe("a session", () => {
  test("is never one that the caller brought, neither before nor at the log-in", () =>
    withVictim(async ({ app }) => {
      const planted = `AuthSession=${"a".repeat(43)}`;
      expect(await whoAmI(app, planted)).toMatchObject({ name: null });
      const given = cookieOf(await logIn(app, EMAIL, PASSWORD, { cookie: planted }));
      expect(given).not.toBe(planted);
      expect(await whoAmI(app, planted)).toMatchObject({ name: null });
    }));

  test("that an attacker planted ends when the victim logs in with it", () =>
    withVictim(async ({ app, backend }) => {
      await addUser(backend.databases.users, ADMIN, []);
      const planted = cookieOf(await logIn(app, ADMIN));
      await logIn(app, EMAIL, PASSWORD, { cookie: planted });
      expect(await whoAmI(app, planted)).toMatchObject({ name: null });
    }));
});

describe("a caller who wants to know whether an address has an account", () => {
  const WAYS: readonly (readonly [string, (accounts: Accounts, name: string) => Promise<Response>])[] = [
    ["log-in", ({ app }, name) => logIn(app, name, "another password")],
    ["a code", ({ app }, name) => askCode(app, { name, password: "another password" })],
    ["confirming", ({ app }, name) => confirm(app, "000000", { name, password: "another password" })],
  ];

  test.each(WAYS)("learns nothing by %s: the answer is the same", (_name, ask) =>
    withAccounts(async (accounts) => {
      await registered(accounts);
      await register(accounts.app, { name: "belum@example.my" });
      const shapes = [];
      for (const name of [EMAIL, "belum@example.my", "nobody@example.my"]) {
        const answer = await ask(accounts, name);
        const { reference: _each, ...body } = await answer.json();
        shapes.push([answer.status, body, [...answer.headers.keys()].sort()]);
      }
      expect(shapes[1]).toEqual(shapes[0]);
      expect(shapes[2]).toEqual(shapes[0]);
    }),
  );
});

describe("a caller who guesses a password", () => {
  test("is slowed down even when the guesses go to different calls or write the name differently", () =>
    withVictim(async ({ app }, cookie) => {
      const wrong = { password: "another password" };
      const guesses = [
        await logIn(app, EMAIL.toUpperCase(), wrong.password),
        await askCode(app, { name: "Ahmad@example.my", ...wrong }),
        await confirm(app, "000000", wrong),
      ];
      expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401]);
      const update = { password: NEW, current_password: wrong.password };
      const next = [
        await logIn(app, EMAIL),
        await askCode(app),
        await confirm(app, "000000"),
        await call(app, "/updateUser", update, { cookie }),
      ];
      expect(next.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
        Array.from({ length: 4 }, () => [429, "5"]),
      );
    }));

  test("is slowed down by network address whatever names they try, and other names do not erase one name's failures", () =>
    withVictim(async ({ app, backend }) => {
      const AT = { "test-peer": "192.0.2.1" };
      for (let guess = 1; guess <= 3; guess += 1) await logIn(app, EMAIL, "another password", AT);
      for (let name = 1; name <= 147; name += 1)
        expect((await logIn(app, `nobody${name}@example.my`, PASSWORD, AT)).status).toBe(401);
      const refused = await logIn(app, "nobody@example.my", PASSWORD, AT);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "6"]);
      expect((await logIn(app, EMAIL, PASSWORD, { "test-peer": "192.0.2.2" })).status).toBe(200);
      backend.clock.pass(6000);
      expect((await logIn(app, "nobody@example.my", PASSWORD, AT)).status).toBe(401);
      // The fourth wrong password for this name, sent after its wait of five seconds.
      backend.clock.pass(6000);
      expect((await logIn(app, EMAIL, "another password", AT)).status).toBe(401);
      backend.clock.pass(6000);
      expect((await logIn(app, EMAIL, "another password", AT)).status).toBe(401);
      expect((await logIn(app, EMAIL, PASSWORD, AT)).headers.get("retry-after")).toBe("42");
    }));

  test("does not use up the logins of a network address with attempts that are refused for the name", () =>
    withVictim(async ({ app }) => {
      const AT = { "test-peer": "192.0.2.1" };
      for (let guess = 1; guess <= 160; guess += 1) await logIn(app, EMAIL, "another password", AT);
      expect((await logIn(app, "nobody@example.my", PASSWORD, AT)).status).toBe(401);
    }));

  test("locks nobody out: the owner's session continues, and the owner can log in from elsewhere", () =>
    withVictim(async ({ app, backend }, cookie) => {
      const AT = { "test-peer": "192.0.2.1" };
      for (let guess = 1; guess <= 19; guess += 1) {
        await logIn(app, EMAIL, "another password", AT);
        backend.clock.pass(60_000);
      }
      expect((await logIn(app, EMAIL, PASSWORD, AT)).status).toBe(429);
      expect(await whoAmI(app, cookie)).toMatchObject({ name: EMAIL });
      expect((await logIn(app, EMAIL, PASSWORD, { "test-peer": "192.0.2.2" })).status).toBe(200);
    }));
});

describe("a link by e-mail", () => {
  test("leads to the portal, whatever host name the request carries", () =>
    withVictim(async (accounts) => {
      const { app, mail, idle } = accounts;
      const forged = {
        host: "penipu.example",
        "x-forwarded-host": "penipu.example",
        forwarded: "host=penipu.example",
      };
      await call(app, "/resetPassword", { type: "reset_password", email: EMAIL }, forged);
      await idle();
      const { text = "", html = "" } = mail.sent.at(-1) ?? {};
      expect(text).toContain(`${PORTAL}/#/reset_password`);
      expect(`${text}${html}`).not.toContain("penipu");
    }));
});
