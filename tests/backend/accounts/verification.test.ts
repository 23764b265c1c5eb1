import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { findUser, userId } from "../../../src/server/accounts/users.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { logIn, PASSWORD } from "./accounts.ts";
import {
  type Accounts,
  askCode,
  askSms,
  call,
  codeIn,
  confirm,
  EMAIL,
  mailedCode,
  otherThan,
  refusal,
  register,
  registered,
  withAccounts,
} from "./registering.ts";

/** Proving that an e-mail address or a phone is the citizen's (docs/specification.md, sections 8 and 9). */

const MINUTE = 60_000;
const INVALID_CODE = [422, "unprocessable_entity", "invalid_code"];

function withRegistered(work: (accounts: Accounts) => Promise<void>): Promise<void> {
  return withAccounts(async (accounts) => {
    await register(accounts.app);
    await work(accounts);
  });
}

const canLogIn = async ({ app }: Accounts) => (await logIn(app, EMAIL)).status === 200;

describe("a code by e-mail", () => {
  test.each(LANGUAGES)(
    "is sent in the requested language, %s, and repeats nothing that the citizen typed",
    (language) =>
      withRegistered(async (accounts) => {
        await askCode(accounts.app, { language });
        await accounts.idle();
        const [message] = accounts.mail.sent;
        const texts = MESSAGE_TEXTS[language].verification;
        expect([message?.to, message?.subject]).toEqual([EMAIL, texts.subject]);
        for (const body of [message?.text, message?.html]) {
          expect(body).toContain(texts.notYours);
          expect(body).toContain(codeIn(message?.text));
          expect(body).not.toMatch(/\{\w+\}|undefined|Ahmad|href|310412/);
        }
        expect(message?.subject).not.toMatch(/\d/);
      }),
  );

  test("is sent in the browser's language when none is requested", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app, {}, { "accept-language": "zh-CN,en" });
      await accounts.idle();
      expect(accounts.mail.sent[0]?.subject).toBe(MESSAGE_TEXTS.zh.verification.subject);
    }));

  test("is stored nowhere in the clear, and the answer does not contain it", () =>
    withRegistered(async (accounts) => {
      const answer = await askCode(accounts.app);
      const answered = await answer.json();
      expect(answered).toEqual({ ok: true, ticket: expect.stringMatching(/^[\w-]{43}$/) });
      const code = await mailedCode(accounts);
      const { handles, notifications, users } = accounts.backend.databases;
      const stored = await Promise.all(
        [handles, notifications, users].map((store) => store.list({ prefix: "", limit: 100 })),
      );
      expect(code).toMatch(/^\d{6}$/);
      expect(JSON.stringify(answered)).not.toContain(code);
      expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
      expect(JSON.stringify(stored)).not.toContain(answered.ticket);
    }));

  test("works once", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app);
      const code = await mailedCode(accounts);
      expect((await confirm(accounts.app, code)).status).toBe(200);
      expect(await canLogIn(accounts)).toBe(true);
      expect(await refusal(await confirm(accounts.app, code))).toEqual(INVALID_CODE);
    }));

  test("is useless once another one was requested", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app);
      const first = await mailedCode(accounts);
      await askCode(accounts.app);
      const second = await mailedCode(accounts);
      expect(await refusal(await confirm(accounts.app, first))).toEqual(INVALID_CODE);
      expect((await confirm(accounts.app, second)).status).toBe(200);
    }));

  test("expires after half an hour, to the millisecond", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app);
      const late = await mailedCode(accounts);
      accounts.backend.clock.pass(30 * MINUTE);
      expect(await refusal(await confirm(accounts.app, late))).toEqual(INVALID_CODE);
      await askCode(accounts.app);
      const code = await mailedCode(accounts);
      accounts.backend.clock.pass(30 * MINUTE - 1);
      expect((await confirm(accounts.app, code)).status).toBe(200);
    }));

  test("is void after ten wrong guesses, one after another or at once", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app);
      const code = await mailedCode(accounts);
      const guesses = Array.from({ length: 12 }, (_, place) =>
        confirm(accounts.app, otherThan(code), {}, { "test-peer": `192.0.2.${place}` }),
      );
      for (const answer of await Promise.all(guesses)) expect(answer.status).toBe(422);
      expect(await refusal(await confirm(accounts.app, code))).toEqual(INVALID_CODE);
      expect(await canLogIn(accounts)).toBe(false);
    }));

  test("is accepted after nine wrong guesses", () =>
    withRegistered(async (accounts) => {
      await askCode(accounts.app);
      const code = await mailedCode(accounts);
      for (let guess = 1; guess <= 9; guess += 1) await confirm(accounts.app, otherThan(code));
      expect((await confirm(accounts.app, code)).status).toBe(200);
    }));

  test("can be requested five times a day, from wherever the requests come", () =>
    withRegistered(async (accounts) => {
      const { app, backend } = accounts;
      for (let time = 1; time <= 5; time += 1)
        expect((await askCode(app, {}, { "test-peer": `192.0.2.${time}` })).status).toBe(200);
      backend.clock.pass(MINUTE);
      const refused = await askCode(app, {}, { "test-peer": "192.0.2.9" });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(24 * 3600 - 60)]);
      backend.clock.pass(24 * 60 * MINUTE);
      expect((await askCode(app)).status).toBe(200);
    }));

  test("that can only be sent too late is not sent", () =>
    withRegistered(async (accounts) => {
      const { app, backend, mail, idle } = accounts;
      mail.fate = async () => {
        throw new Error("the mail server is away");
      };
      await askCode(app);
      await idle();
      mail.fate = async () => {};
      backend.clock.pass(30 * MINUTE);
      await askCode(app);
      await idle();
      expect(mail.sent).toHaveLength(1);
      expect(mail.tries).toBe(2);
    }));

  test("cannot be sent where no mail server is configured", () =>
    withAccounts(
      async ({ app }) => {
        await register(app);
        expect(await refusal(await askCode(app))).toEqual([422, "unprocessable_entity", "email_not_sent"]);
      },
      { outbox: undefined },
    ));
});

describe("a code", () => {
  test("needs the password, so nobody can request a code or confirm an account for a stranger", () =>
    withRegistered(async (accounts) => {
      const { app, mail } = accounts;
      const WRONG = [401, "unauthorized", "Name or password is incorrect."];
      expect(await refusal(await askCode(app, { password: "another password" }))).toEqual(WRONG);
      expect(await refusal(await askCode(app, { name: "nobody@example.my" }))).toEqual(WRONG);
      await accounts.idle();
      expect(mail.sent).toEqual([]);
      await askCode(app);
      const code = await mailedCode(accounts);
      expect(await refusal(await confirm(app, code, { password: "another password" }))).toEqual(WRONG);
      expect(await canLogIn(accounts)).toBe(false);
    }));

  test("slows down a caller who guesses the password", () =>
    withRegistered(async ({ app }) => {
      for (let guess = 1; guess <= 3; guess += 1)
        await confirm(app, "000000", { password: "another password" });
      expect((await askCode(app)).status).toBe(429);
      expect((await logIn(app, EMAIL)).status).toBe(429);
    }));

  test("of one account does not confirm another", () =>
    withRegistered(async (accounts) => {
      const other = { name: "siti@example.my" };
      await register(accounts.app, other);
      await askCode(accounts.app);
      const code = await mailedCode(accounts);
      await askCode(accounts.app, other);
      const theirs = await mailedCode(accounts);
      expect((await confirm(accounts.app, code === theirs ? otherThan(code) : code, other)).status).toBe(422);
    }));

  test.each([
    ["a code of five digits", "/confirm", { code: "12345" }],
    ["a code of letters", "/confirm", { code: "12345a" }],
    ["a code that is a number", "/confirm", { code: 123456 }],
    ["a code that is an object", "/confirm", { code: { $gt: "" } }],
    ["another channel", "", { channel: "fax" }],
    ["a recipient", "", { channel: "email", recipient: "elsewhere@example.my" }],
    ["another language", "", { channel: "email", language: "fr" }],
    ["no channel", "", {}],
  ])("cannot be requested or used with %s", (_name, path, changes) =>
    withRegistered(async ({ app, mail, idle }) => {
      const answer = await call(app, `/api/verification${path}`, {
        name: EMAIL,
        password: PASSWORD,
        ...changes,
      });
      expect(answer.status).toBe(400);
      await idle();
      expect(mail.sent).toEqual([]);
    }),
  );

  test("cannot be requested by another site, and no other site reads its answer", () =>
    withRegistered(async ({ app }) => {
      for (const path of ["/api/verification", "/api/verification/confirm"]) {
        const answer = await call(app, path, { name: EMAIL, password: PASSWORD }, { origin: COUNCIL });
        expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
        const asked = await app.request(path, { method: "OPTIONS", headers: { origin: COUNCIL } });
        expect(asked.headers.get("access-control-allow-origin")).toBeNull();
        expect((await app.request(path)).status).toBe(405);
        expect((await call(app, path, { name: "x".repeat(5000) })).status).toBe(413);
      }
    }));
});

test.each([
  ["sms", 10, "360"],
  ["email", 100, "36"],
] as const)(
  "by %s is sent %i times an hour for a network address, whatever the accounts",
  (channel, most, wait) =>
    withAccounts(async ({ app, backend, sms, mail, idle }) => {
      const send = async (index: number, from: string) => {
        const name = `ahmad${index}@example.my`;
        const phone = `01${String(20000000 + index)}`;
        await register(app, { name, phone }, { "test-peer": `198.51.100.${index}` });
        const ask = channel === "sms" ? askSms : askCode;
        return await ask(app, { name }, { "test-peer": from });
      };
      for (let index = 1; index <= most; index += 1)
        expect((await send(index, "192.0.2.1")).status).toBe(200);
      const refused = await send(0, "192.0.2.1");
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, wait]);
      expect((await send(201, "192.0.2.2")).status).toBe(200);
      await idle();
      expect((channel === "sms" ? sms : mail.sent).length).toBe(most + 1);
      backend.clock.pass(60 * MINUTE);
      expect((await send(202, "192.0.2.1")).status).toBe(200);
    }),
);

describe("a verified user", () => {
  test("is verified in the database, with everything that was registered", () =>
    withAccounts(async (accounts) => {
      await registered(accounts);
      const { users } = accounts.backend.databases;
      expect(await users.read(userId(EMAIL))).toMatchObject({
        verified_by: "email",
        full_name: "Ahmad bin Ali",
      });
      expect(await findUser(users, EMAIL)).toBeDefined();
    }));

  test("logs in whatever the case of the e-mail address", () =>
    withAccounts(async (accounts) => {
      await registered(accounts, { name: "Ahmad@Example.MY" });
      const answer = await logIn(accounts.app, "AHMAD@example.my");
      expect([answer.status, await answer.json()]).toMatchObject([200, { name: EMAIL }]);
    }));
});
