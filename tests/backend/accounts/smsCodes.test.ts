import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { smsSentToday } from "../../../src/server/notifications/smsTotal.ts";
import { MESSAGE_TEXTS } from "../../../src/server/notifications/texts/index.ts";
import { MOST_PER_ADDRESS } from "../../../src/server/notifications/waits.ts";
import { cookieOf, logIn } from "./accounts.ts";
import {
  type Accounts,
  askCode,
  askSms,
  codeIn,
  confirm,
  EMAIL,
  mailedCode,
  query,
  refusal,
  register,
  withAccounts,
} from "./registering.ts";

/** Codes by SMS, each of which costs money. */

const MINUTE = 60_000;

function withRegistered(work: (accounts: Accounts) => Promise<void>): Promise<void> {
  return withAccounts(async (accounts) => {
    await register(accounts.app);
    await work(accounts);
  });
}

const canLogIn = async ({ app }: Accounts) => (await logIn(app, EMAIL)).status === 200;

describe("a code by SMS", () => {
  test.each(LANGUAGES)("goes to the phone number of the registration, in %s", (language) =>
    withRegistered(async (accounts) => {
      expect((await askSms(accounts.app, { language })).status).toBe(200);
      const [sms] = accounts.sms;
      const code = codeIn(sms?.text);
      expect(sms).toEqual({
        to: "0123456789",
        text: MESSAGE_TEXTS[language].verification.sms.replace("{code}", code).replace("{minutes}", "30"),
      });
      expect((await confirm(accounts.app, code)).status).toBe(200);
      expect(await canLogIn(accounts)).toBe(true);
    }),
  );

  test("proves the phone and not the mailbox: the payments of the address are shown after a code by e-mail only", () =>
    withRegistered(async (accounts) => {
      const { app, sms } = accounts;
      const history = async () => {
        const cookie = cookieOf(await logIn(app, EMAIL));
        const search = { selector: { email: EMAIL }, sort: [{ _id: "desc" }], use_index: "by-email-index" };
        return await query(app, "all_payments/_find", search, { cookie });
      };
      await askSms(app);
      await confirm(app, codeIn(sms[0]?.text));
      expect(await refusal(await history())).toEqual([403, "forbidden", "unverified"]);
      expect((await askCode(app, { channel: "sms" })).status).toBe(409);
      await askCode(app);
      await confirm(app, await mailedCode(accounts));
      expect((await history()).status).toBe(200);
      expect((await askCode(app)).status).toBe(409);
    }));

  test("cannot be sent without a sender, or when sending fails, which the log says without the phone number", async () => {
    const NOT_SENT = [422, "unprocessable_entity", "sms_not_sent"];
    const failing = {
      send: async () => {
        throw new TypeError("no way to 0123456789");
      },
    };
    for (const sms of [undefined, failing])
      await withAccounts(
        async ({ app, log }) => {
          await register(app);
          expect(await refusal(await askSms(app))).toEqual(NOT_SENT);
          expect(log.some(({ event }) => event === "sms_not_sent")).toBe(sms !== undefined);
          expect(JSON.stringify(log)).not.toContain("23456");
        },
        { sms },
      );
  });

  test("is refused as the first code, because an e-mail costs nothing", () =>
    withRegistered(async ({ app, sms }) => {
      const EMAIL_FIRST = [422, "unprocessable_entity", "email_first"];
      expect(await refusal(await askCode(app, { channel: "sms" }))).toEqual(EMAIL_FIRST);
      expect(sms).toEqual([]);
      expect((await askSms(app)).status).toBe(200);
    }));

  test.each(["+8821234567890", "+23276123456", "+37120000000", "088-222333", "1300-88-2525"])(
    "is sent to no number that is not a Malaysian mobile number: %s",
    (phone) =>
      withAccounts(async ({ app, sms }) => {
        await register(app, { phone });
        const NOT_SERVED = [422, "unprocessable_entity", "phone_not_served"];
        expect(await refusal(await askSms(app))).toEqual(NOT_SERVED);
        expect(sms).toEqual([]);
      }),
  );

  test("is sent to another country that the settings name", () =>
    withAccounts(
      async ({ app, sms }) => {
        await register(app, { phone: "+65 9123 4567" });
        expect((await askSms(app)).status).toBe(200);
        expect(sms).toMatchObject([{ to: "+6591234567" }]);
      },
      { smsRules: { countries: ["60", "65"], perDay: 500 } },
    ));

  test("is not sent above the day's total of the deployment, which the log says, and is again after midnight in Malaysia", () =>
    withAccounts(
      async ({ app, backend, sms, log }) => {
        const send = async (index: number) => {
          const name = `ahmad${index}@example.my`;
          await register(app, { name, phone: `01${20000000 + index}` }, { "test-peer": `203.0.${index}.1` });
          return await askSms(app, { name }, { "test-peer": `203.0.${index}.1` });
        };
        for (const index of [1, 2, 3]) expect((await send(index)).status).toBe(200);
        const refused = await send(4);
        // the test begins at ten in the morning
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(14 * 3600)]);
        expect(log.map(({ event }) => event)).toContain("sms_limit_reached");
        expect(await smsSentToday(backend.databases.notifications, backend.clock.now())).toBe(3);
        backend.clock.pass(14 * 60 * MINUTE);
        expect((await send(5)).status).toBe(200);
        expect(sms).toHaveLength(4);
      },
      { smsRules: { countries: ["60"], perDay: 3 } },
    ));

  test("never floods a phone, however many accounts have its number", () =>
    withAccounts(async ({ app, sms }) => {
      const send = async (index: number) => {
        const name = `ahmad${index}@example.my`;
        await register(app, { name });
        return await askSms(app, { name }, { "test-peer": `192.0.2.${index}` });
      };
      for (let index = 1; index <= MOST_PER_ADDRESS.sms; index += 1) await send(index);
      const refused = await send(0);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(24 * 3600)]);
      expect(sms).toHaveLength(MOST_PER_ADDRESS.sms);
    }));
});
