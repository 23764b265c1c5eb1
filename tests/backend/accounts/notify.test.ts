import { describe, expect, test } from "vitest";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { logIn } from "./accounts.ts";
import {
  type Accounts,
  askCode,
  call,
  codeIn,
  confirm,
  EMAIL,
  type Fields,
  mailedCode,
  refusal,
  register,
  registered,
  seal,
  withAccounts,
} from "./registering.ts";

/** Rules 7.20 and 7.21: /api/notify sends the message of a ticket and nothing else. It is no way to write to just anybody. */

const MINUTE = 60_000;
const INVALID = [400, "bad_request", "invalid_request"];
const MISSING = [404, "not_found", "missing"];

const { privateKey } = await createKeyMaterial({ commonName: "notify" });

interface Holder extends Accounts {
  readonly ticket: string;
}

/** A back end where a citizen has registered and has the ticket of the first code. */
function withTicket(work: (holder: Holder) => Promise<void>): Promise<void> {
  return withAccounts(
    async (accounts) => {
      await register(accounts.app);
      const { ticket } = await (await askCode(accounts.app)).json();
      await accounts.idle();
      await work({ ...accounts, ticket });
    },
    { notifyKey: privateKey },
  );
}

async function notify(
  holder: Holder,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const said = { channel: "email", ticket: holder.ticket, ...changes };
  return call(holder.app, "/api/notify", { message: await seal(holder, JSON.stringify(said)) }, headers);
}

describe("/api/notify", () => {
  test("sends the code again to the e-mail address of the ticket's account, and that code confirms the account (rule 7.20)", () =>
    withTicket(async (holder) => {
      const answer = await notify(holder, { language: "zh" });
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
      const code = await mailedCode(holder);
      expect(holder.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
        [EMAIL, MESSAGE_TEXTS.ms.verification.subject],
        [EMAIL, MESSAGE_TEXTS.zh.verification.subject],
      ]);
      expect((await confirm(holder.app, code)).status).toBe(200);
      expect((await logIn(holder.app, EMAIL)).status).toBe(200);
    }));

  test("sends the code to the account's own phone when an SMS is requested (rule 7.20)", () =>
    withTicket(async (holder) => {
      expect((await notify(holder, { channel: "sms" })).status).toBe(200);
      expect(holder.sms.map(({ to }) => to)).toEqual(["0123456789"]);
      expect((await confirm(holder.app, codeIn(holder.sms[0]?.text))).status).toBe(200);
    }));

  test.each<[string, Fields]>([
    [
      "the specification's own payload, channel, recipient, message and subject",
      { ticket: undefined, recipient: EMAIL, message: "Sila bayar.", subject: "Bil anda" },
    ],
    ["another recipient", { recipient: "mangsa@example.my" }],
    ["the account's own recipient", { recipient: EMAIL }],
    ["words", { message: "Sila bayar di https://penipu.example" }],
    ["a subject", { subject: "Majlis Perbandaran Tawau" }],
    ["an account", { name: "mangsa@example.my" }],
    ["another channel", { channel: "fax" }],
    ["no channel", { channel: undefined }],
    ["no ticket", { ticket: undefined }],
    ["a selector for a ticket", { ticket: { $gt: "" } }],
  ])("refuses %s, and sends nothing (rule 7.21)", (_name, changes) =>
    withTicket(async (holder) => {
      expect(await refusal(await notify(holder, changes))).toEqual(INVALID);
      await holder.idle();
      expect([holder.mail.sent.length, holder.sms.length]).toEqual([1, 0]);
    }),
  );

  test.each([
    ["what is not encrypted", Buffer.from('{"channel":"email","ticket":"x"}').toString("base64")],
    ["what is no base64", "*"],
    ["nothing", ""],
    ["what is without end", "A".repeat(1001)],
    ["what is encrypted and no JSON", undefined],
  ])("reveals nothing when it refuses %s", (_name, message) =>
    withTicket(async (holder) => {
      const sealed = message ?? (await seal(holder, "{"));
      expect(await refusal(await call(holder.app, "/api/notify", { message: sealed }))).toEqual(INVALID);
    }),
  );

  test("refuses a field beside the message (rule 7.21)", () =>
    withTicket(async (holder) => {
      const message = await seal(holder, JSON.stringify({ channel: "email", ticket: holder.ticket }));
      const answer = await call(holder.app, "/api/notify", { message, recipient: "mangsa@example.my" });
      expect(await refusal(answer)).toEqual(INVALID);
    }));

  test("sends a code as often as its limit allows, and no more", () =>
    withTicket(async (holder) => {
      for (let time = 2; time <= 5; time += 1) expect((await notify(holder)).status).toBe(200);
      const refused = await notify(holder);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(24 * 3600)]);
    }));

  test("slows down a caller who guesses tickets", () =>
    withTicket(async (holder) => {
      const guess = async () => (await notify(holder, { ticket: "x".repeat(43) })).status;
      for (let time = 1; time <= 100; time += 1) expect(await guess()).toBe(404);
      expect(await guess()).toBe(429);
      expect((await notify(holder, {}, { "test-peer": "192.0.2.9" })).status).toBe(200);
    }));

  test("refuses other sites, and a cookie does not replace the ticket", () =>
    withTicket(async (holder) => {
      for (const site of ["same-site", "cross-site"]) {
        const headers = { origin: COUNCIL, "sec-fetch-site": site };
        const answer = await notify(holder, {}, headers);
        expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      }
      await confirm(holder.app, await mailedCode(holder));
      const cookie = (await logIn(holder.app, EMAIL)).headers.get("set-cookie")?.split(";")[0] ?? "";
      const answer = await notify(holder, { ticket: "x".repeat(43) }, { cookie, origin: PORTAL });
      expect(await refusal(answer)).toEqual(MISSING);
    }));

  test("does not exist where the host has no key", () =>
    withAccounts(async ({ app }) => {
      expect((await app.request("/api/notify")).status).toBe(404);
      expect((await call(app, "/api/notify", { message: "AAAA" })).status).toBe(404);
    }));

  test("publishes its public key only", () =>
    withTicket(async ({ app }) => {
      const answer = await app.request("/api/notify");
      expect(Object.keys((await answer.json()).key).sort()).toEqual(["alg", "e", "kty", "n", "use"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }));
});

describe("a ticket", () => {
  test("expires after half an hour, to the millisecond", () =>
    withTicket(async (holder) => {
      holder.backend.clock.pass(30 * MINUTE - 1);
      expect((await notify(holder)).status).toBe(200);
      holder.backend.clock.pass(1);
      expect(await refusal(await notify(holder))).toEqual(MISSING);
    }));

  test("is useless once the account is confirmed", () =>
    withTicket(async (holder) => {
      await confirm(holder.app, await mailedCode(holder));
      expect(await refusal(await notify(holder))).toEqual([409, "conflict", "no_changes"]);
      expect(holder.mail.sent).toHaveLength(1);
    }));

  test("is useless once another password was set", () =>
    withTicket(async (holder) => {
      const { users } = holder.backend.databases;
      const stored = await users.read(`org.couchdb.user:${EMAIL}`);
      await users.write({ ...stored, _id: `org.couchdb.user:${EMAIL}`, salt: "00" });
      expect(await refusal(await notify(holder))).toEqual(MISSING);
    }));

  test("opens nothing else: it confirms no account and reads no record", () =>
    withTicket(async ({ app, ticket }) => {
      expect((await confirm(app, "000000", { password: ticket })).status).toBe(401);
      expect((await app.request(`/api/payments/${ticket}`)).status).toBe(404);
      expect((await logIn(app, EMAIL, ticket)).status).toBe(401);
    }));

  test("is never given without the password", () =>
    withAccounts(async (accounts) => {
      await registered(accounts);
      const answer = await askCode(accounts.app, { password: "another password" });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain("ticket");
    }));
});
