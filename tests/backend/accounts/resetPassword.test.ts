import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { addUser, cookieOf, countingHashing, logIn, PASSWORD, whoAmI } from "./accounts.ts";
import {
  type Accounts,
  call,
  EMAIL,
  type Fields,
  query,
  refusal,
  register,
  registered,
  UPDATE,
  withAccounts,
  withRegistered,
} from "./registering.ts";

/** Forgotten passwords (docs/specification.md, sections 4, 7 and 8). */

const HOUR = 60 * 60_000;
const NEW = "kata laluan yang baharu";
const EXPIRED = [410, "gone", "expired"];
const MISSING = [404, "not_found", "missing"];

function askReset(
  { app }: Pick<Accounts, "app">,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return call(app, "/resetPassword", { type: "reset_password", email: EMAIL, ...changes }, headers);
}

/** The id in the newest e-mail's link. */
async function mailedId({ idle, mail }: Accounts): Promise<string> {
  await idle();
  return /#\/reset_password\?id=(\w+)/.exec(mail.sent.at(-1)?.text ?? "")?.[1] ?? "";
}

async function resetId(accounts: Accounts): Promise<string> {
  await askReset(accounts);
  return await mailedId(accounts);
}

const readLink = ({ app }: Pick<Accounts, "app">, id: string) => query(app, `/reset_password/${id}`);

const save = ({ app }: Pick<Accounts, "app">, id: string, payload: unknown = { password: NEW }) =>
  query(app, `${UPDATE}/${id}`, payload);

async function whole(accounts: Accounts): Promise<void> {
  const { app, backend } = accounts;
  const id = await resetId(accounts);
  expect(await backend.databases.reset_password.read(id)).toMatchObject({ _id: id, email: EMAIL });
  const answer = await readLink(accounts, id);
  expect([answer.status, await answer.json()]).toEqual([200, { _id: id, email: EMAIL }]);
  const saved = await save(accounts, id);
  expect([saved.status, await saved.json()]).toEqual([200, { ok: true, id: userId(EMAIL) }]);
  expect((await logIn(app, EMAIL)).status).toBe(401);
  expect((await logIn(app, EMAIL, NEW)).status).toBe(200);
}

describe("a forgotten password", () => {
  test("is replaced through the link of an e-mail (rules 3.13, 7.7)", () => withRegistered(whole));

  test("is replaced over CouchDB's protocol too", () =>
    withCouchDb(({ databases }) => withRegistered(whole, { databases })));

  test.each(LANGUAGES)("gets an e-mail in the requested language, %s", (language) =>
    withRegistered(async (accounts) => {
      await askReset(accounts, { language });
      const id = await mailedId(accounts);
      const message = accounts.mail.sent.at(-1);
      const texts = MESSAGE_TEXTS[language].reset;
      expect([message?.to, message?.subject]).toEqual([EMAIL, texts.subject]);
      expect(message?.html).toContain(`href="${PORTAL}/#/reset_password?id=${id}"`);
      for (const body of [message?.text, message?.html]) {
        for (const said of [texts.intro, texts.help, texts.notYours, id]) expect(body).toContain(said);
        expect(body).not.toMatch(/\{\w+\}|undefined|Ahmad/);
      }
    }),
  );

  test("of an unverified address is replaced by the mailbox's owner, which also verifies the address", () =>
    withAccounts(async (accounts) => {
      await register(accounts.app, { password: "a stranger's password" });
      await save(accounts, await resetId(accounts));
      expect((await logIn(accounts.app, EMAIL, NEW)).status).toBe(200);
      expect((await logIn(accounts.app, EMAIL, "a stranger's password")).status).toBe(401);
    }));

  test("of a user whom the central team made is replaced, and the roles and the rest stay", () =>
    withAccounts(async (accounts) => {
      const { users } = accounts.backend.databases;
      await addUser(users, EMAIL, ["finance"]);
      await save(accounts, await resetId(accounts));
      const answer = await logIn(accounts.app, EMAIL, NEW);
      expect(await answer.json()).toMatchObject({ roles: ["finance"] });
      expect(await users.read(userId(EMAIL))).not.toHaveProperty("verified_by");
    }));

  test("ends every session of the old password once it is replaced", () =>
    withRegistered(async (accounts) => {
      const cookies = [1, 2].map(async () => cookieOf(await logIn(accounts.app, EMAIL)));
      await save(accounts, await resetId(accounts));
      for (const cookie of await Promise.all(cookies))
        expect(await whoAmI(accounts.app, cookie)).toEqual({ name: null, roles: [] });
    }));

  test("no longer slows down its owner once it is replaced", () =>
    withRegistered(async (accounts) => {
      for (let failure = 1; failure <= 3; failure += 1) await logIn(accounts.app, EMAIL, "mistyped");
      await save(accounts, await resetId(accounts));
      expect((await logIn(accounts.app, EMAIL, NEW)).status).toBe(200);
    }));
});

describe("requesting a link", () => {
  test("gets the same answer after the same work, whether the address has an account or not (rule 7.10)", () => {
    const hashing = countingHashing();
    return withAccounts(
      async (accounts) => {
        const { app, backend } = accounts;
        await registered(accounts);
        hashing.work.length = 0;
        const writes: string[] = [];
        const { notifications } = backend.databases;
        const before = (await notifications.list({ prefix: "notification:", limit: 100 })).length;
        const shapes = [];
        for (const email of [EMAIL, "nobody@example.my"]) {
          const answer = await call(app, "/resetPassword", { type: "reset_password", email });
          const names = [...answer.headers.keys()].sort();
          shapes.push([answer.status, await answer.json(), names]);
          writes.push(email);
        }
        expect(shapes[0]).toEqual(shapes[1]);
        expect(shapes[0]?.slice(0, 2)).toEqual([200, { ok: true }]);
        // Each request put one message into the outbox, and hashed no password.
        const after = (await notifications.list({ prefix: "notification:", limit: 100 })).length;
        expect([after - before, hashing.work]).toEqual([writes.length, []]);
        await accounts.idle();
        const sent = accounts.mail.sent.filter(({ text }) => text.includes("reset_password"));
        expect(sent.map(({ to }) => to)).toEqual([EMAIL]);
      },
      { hashing },
    );
  });

  test("makes no link for an address that has no account", () =>
    withAccounts(async (accounts) => {
      await askReset(accounts);
      await accounts.idle();
      expect(await accounts.backend.databases.reset_password.list({ prefix: "", limit: 1 })).toEqual([]);
      expect(accounts.mail.tries).toBe(0);
    }));

  test("sends it to the account's address, however the request wrote it", () =>
    withRegistered(async (accounts) => {
      // U+212A (the Kelvin sign) becomes a k in lower case, and the second address is in capitals.
      await register(accounts.app, { name: "kk@example.my" });
      for (const email of ["AHMAD@EXAMPLE.MY", "\u212Ak@example.my"]) await askReset(accounts, { email });
      await accounts.idle();
      const sent = accounts.mail.sent.filter(({ text }) => text.includes("reset_password"));
      expect(sent.map(({ to }) => to).sort()).toEqual([EMAIL, "kk@example.my"]);
    }));

  test.each<[string, Fields]>([
    ["another type", { type: "reset" }],
    ["no type", { type: undefined }],
    ["no address", { email: undefined }],
    ["an address that is none", { email: "ahmad" }],
    ["a list of addresses", { email: [EMAIL, "elsewhere@example.my"] }],
    ["two addresses in one", { email: `${EMAIL},elsewhere@example.my` }],
    ["a selector", { email: { $gt: "" } }],
    ["a link of the caller's", { url: "https://elsewhere.example" }],
    ["a language that is none", { language: "fr" }],
  ])("is refused with %s", (_name, changes) =>
    withRegistered(async (accounts) => {
      expect((await askReset(accounts, changes)).status).toBe(400);
      expect(await mailedId(accounts)).toBe("");
    }),
  );

  test("is refused to another site's page, and with an endless body", () =>
    withRegistered(async (accounts) => {
      const answer = await askReset(accounts, {}, { origin: COUNCIL });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      expect((await askReset(accounts, { email: "x".repeat(5000) })).status).toBe(413);
      expect((await accounts.app.request("/resetPassword")).status).toBe(405);
      expect(await mailedId(accounts)).toBe("");
    }));

  test("is slowed down for an e-mail address from one caller, known or not, with the seconds to wait", () =>
    withRegistered(async (accounts) => {
      const at = { "test-peer": "192.0.2.1" };
      for (const email of [EMAIL, "nobody@example.my"]) {
        for (let time = 1; time <= 5; time += 1) await askReset(accounts, { email }, at);
        const refused = await askReset(accounts, { email }, at);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "720"]);
      }
      expect((await askReset(accounts, {}, { "test-peer": "192.0.2.2" })).status).toBe(200);
      accounts.backend.clock.pass(HOUR);
      expect((await askReset(accounts, {}, at)).status).toBe(200);
    }));
});

describe("a link", () => {
  test("works once, also when it is used twice at once", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      const answers = await Promise.all([
        save(accounts, id),
        save(accounts, id, { password: "yet another password" }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await refusal(await save(accounts, id))).toEqual(MISSING);
      expect(await refusal(await readLink(accounts, id))).toEqual(MISSING);
    }));

  test("is useless once another link of the account was used", () =>
    withRegistered(async (accounts) => {
      const first = await resetId(accounts);
      await save(accounts, await resetId(accounts));
      expect(await refusal(await readLink(accounts, first))).toEqual(MISSING);
      expect(await refusal(await save(accounts, first, { password: PASSWORD }))).toEqual(MISSING);
      expect((await logIn(accounts.app, EMAIL, NEW)).status).toBe(200);
    }));

  test("is refused after 24 hours (rule 4.14)", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      // The id has microseconds: ids of the same millisecond follow each other.
      accounts.backend.clock.pass(24 * HOUR - 1);
      expect((await readLink(accounts, id)).status).toBe(200);
      accounts.backend.clock.pass(2);
      expect(await refusal(await readLink(accounts, id))).toEqual(EXPIRED);
      expect(await refusal(await save(accounts, id))).toEqual(EXPIRED);
      expect((await logIn(accounts.app, EMAIL)).status).toBe(200);
    }));

  test("that could not be sent for a day is not sent any more", () =>
    withRegistered(async (accounts) => {
      const { backend, mail, idle } = accounts;
      mail.fate = async () => {
        throw new Error("the mail server is away");
      };
      await askReset(accounts);
      await idle();
      const [waiting] = await backend.databases.notifications.list({ prefix: "notification:", limit: 100 });
      expect(waiting).toBeDefined();
      const tries = mail.tries;
      mail.fate = async () => {};
      backend.clock.pass(25 * HOUR);
      await askReset(accounts);
      await idle();
      expect(mail.tries).toBe(tries + 1);
    }));

  test("that is forged is invalid, and one with an old time is too old, forged or not (rule 4.14)", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      const forged = `${id.slice(0, 14)}${"0".repeat(18)}`;
      expect(await refusal(await readLink(accounts, forged))).toEqual(MISSING);
      expect(await refusal(await save(accounts, forged))).toEqual(MISSING);
      expect(await refusal(await readLink(accounts, "0".repeat(32)))).toEqual(EXPIRED);
      expect(await refusal(await readLink(accounts, "f".repeat(32)))).toEqual(MISSING);
    }));

  test("with a changed time in its id is invalid", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      accounts.backend.clock.pass(25 * HOUR);
      const now = (accounts.backend.clock.now().getTime() * 1000).toString(16).padStart(14, "0");
      const renewed = `${now}${id.slice(14)}`;
      expect(await refusal(await save(accounts, renewed))).toEqual(MISSING);
    }));

  test.each([
    "",
    "/",
    "/_all_docs",
    "/_find",
    "/../_users/org.couchdb.user:ahmad@example.my",
    `/${"A".repeat(32)}`,
  ])("cannot be read by any other path: %j", (path) =>
    withRegistered(async ({ app }) => {
      expect((await query(app, `reset_password${path}`)).status).toBe(403);
    }),
  );

  test.each([
    ["a short password", { password: "1234567" }],
    ["no password", {}],
    ["a role", { password: NEW, roles: ["_admin"] }],
    ["another name", { password: NEW, name: "siti@example.my" }],
    ["nothing", null],
  ])("saves nothing when it is used with %s", (_name, payload) =>
    withRegistered(async (accounts) => {
      expect((await save(accounts, await resetId(accounts), payload)).status).toBe(400);
      expect((await logIn(accounts.app, EMAIL)).status).toBe(200);
    }),
  );

  test("is refused to another site", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      const elsewhere = { origin: COUNCIL };
      expect((await query(accounts.app, `reset_password/${id}`, undefined, elsewhere)).status).toBe(403);
      expect((await query(accounts.app, `${UPDATE}/${id}`, { password: NEW }, elsewhere)).status).toBe(403);
      expect((await logIn(accounts.app, EMAIL)).status).toBe(200);
    }));

  test("is in no log, nor is its owner", () =>
    withRegistered(async (accounts) => {
      const id = await resetId(accounts);
      await save(accounts, id, { password: "short" });
      await save(accounts, id);
      await save(accounts, id);
      expect(accounts.log.length).toBeGreaterThan(0);
      for (const secret of [id, "ahmad", NEW]) expect(JSON.stringify(accounts.log)).not.toContain(secret);
    }));
});
