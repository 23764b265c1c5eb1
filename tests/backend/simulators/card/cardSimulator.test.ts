import { describe, expect, test } from "vitest";
import { DIRECT_POST_PATH } from "../../../../demo/gateways/card/simulator.ts";
import { CARD_PATHS } from "../../../../src/server/gateways/card/protocol/constants.ts";
import { openCardResponse, sealCardRequest } from "../../../../src/server/gateways/card/protocol/messages.ts";
import { fakeCardMerchant, KEY, LATE, openBrought, VALUES } from "./fakeCardMerchant.ts";

const REFERENCE = VALUES.RefNo;
const CARD = { number: "4111 1111 1111 1111", month: "12", year: "2026", code: "123" };
const ACCEPTED = `/card/${REFERENCE}`;

const opened = (body: string) => openCardResponse(body, { merchantKey: KEY, type: "HMACSHA512" });

describe("the entry", () => {
  test("opens a page of its own for a signed request, once", async () => {
    const merchant = fakeCardMerchant();
    const first = await merchant.enter();
    expect([first.status, first.headers.get("location")]).toEqual([303, ACCEPTED]);
    expect(openBrought(await (await merchant.enter()).text())).toEqual({
      kind: "unsigned",
      reference: REFERENCE,
    });
    expect(await merchant.page()).toContain("RM 1,278.99");
  });

  test("leads nowhere when the sender is unknown", async () => {
    const merchant = fakeCardMerchant();
    const sealed = sealCardRequest(VALUES, KEY);
    const pages = [
      await merchant.enter({}, "another"),
      await merchant.enter({ MerchantCode: "M9" }),
      await merchant.post(CARD_PATHS.entry, { ...sealed, Amount: "1.00" }),
      await merchant.post(CARD_PATHS.entry, { ...sealed, Currency: "USD" }),
      await merchant.post(CARD_PATHS.entry, {}),
    ];
    for (const page of pages) {
      expect(page.status).toBe(400);
      expect(await page.text()).not.toContain("<form");
    }
  });
});

describe("the gateway's own page", () => {
  test("asks for a card, then for the holder's approval, and keeps nothing that could pay", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    expect(await merchant.page()).toContain('name="number"');
    const next = await merchant.post(`${ACCEPTED}/card`, CARD);
    expect([next.status, next.headers.get("location")]).toEqual([303, ACCEPTED]);
    const page = await merchant.page();
    expect(page).toContain("Visa 411111xxxxxx1111");
    expect(page).not.toMatch(/4111 ?1111 ?1111|name="number"/);
  });

  test.each([
    ["no test card", { number: "4929 1234 5678 9014" }],
    ["an expired card", { month: "07" }],
    ["no month", { month: "13" }],
    ["no code", { code: "" }],
  ])("refuses %s, and does not show the card again", async (_name, changes) => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    const answer = await merchant.post(`${ACCEPTED}/card`, { ...CARD, ...changes });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('role="alert"');
    expect(page).not.toContain("4929");
  });

  test.each([
    ["until its last month ends in Malaysia", "2026-08-31T15:59:59Z", 303],
    ["no longer, although that month has not ended in UTC", "2026-08-31T16:00:00Z", 422],
  ])("takes a card %s", async (_until, now, status) => {
    const merchant = fakeCardMerchant(5, now);
    await merchant.enter();
    const answer = await merchant.post(`${ACCEPTED}/card`, { ...CARD, month: "08" });
    expect(answer.status).toBe(status);
  });

  test("runs no inline script, posts to itself only, and no frame may show it", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    const answer = await merchant.gateway.app.request(ACCEPTED);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await answer.text()).not.toContain("<script");
  });

  test("says so for an unknown reference and an unknown choice", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    expect((await merchant.gateway.app.request("/card/none")).status).toBe(404);
    expect((await merchant.post("/card/none/card", CARD)).status).toBe(404);
    expect((await merchant.post(ACCEPTED, { choice: "steal" })).status).toBe(400);
  });
});

describe("the direct post with the card", () => {
  const direct = {
    code: "5555 5555 5555 4444",
    name: "AHMAD BIN ALI",
    expired_month: "12",
    expired_year: "2026",
    bank: "maybank",
    ccv: "123",
  };

  test("is accepted with the same request, and goes on to the bank's check", async () => {
    const merchant = fakeCardMerchant();
    const answer = await merchant.post(DIRECT_POST_PATH, { ...sealCardRequest(VALUES, KEY), ...direct });
    expect(answer.headers.get("location")).toBe(ACCEPTED);
    expect(await merchant.page()).toContain("Mastercard 555555xxxxxx4444");
  });

  test.each([
    ["another card", { code: "4929 1234 5678 9014" }],
    ["an unknown bank", { bank: "bank" }],
    ["no security code", { ccv: "" }],
    ["a month that there is none of", { expired_month: "0" }],
  ])("with %s is refused through the browser, and may be repeated", async (_name, changes) => {
    const merchant = fakeCardMerchant();
    const request = sealCardRequest(VALUES, KEY);
    const refused = await merchant.post(DIRECT_POST_PATH, { ...request, ...direct, ...changes });
    expect(openBrought(await refused.text()).kind).toBe("unsigned");
    expect((await merchant.post(DIRECT_POST_PATH, { ...request, ...direct })).status).toBe(303);
  });

  test("with a forged request is refused", async () => {
    const merchant = fakeCardMerchant();
    const forged = { ...sealCardRequest(VALUES, "another"), ...direct };
    expect((await merchant.post(DIRECT_POST_PATH, forged)).status).toBe(400);
  });
});

describe("the ending of a payment", () => {
  test.each([
    ["approve", "1", "", 1, "00"],
    ["twice", "1", "", 2, "00"],
    ["decline", "0", "Fail(Bank Declined Transaction)", 0, "Payment fail"],
    ["cancel", "0", "Customer Cancel Transaction", 0, "Payment fail"],
    ["pending", "6", "", 0, "Record not found"],
  ] as const)(
    "%s: the browser brings %s %j, the server is called %i times, and an enquiry answers %s",
    async (choice, Status, ErrDesc, calls, text) => {
      const merchant = fakeCardMerchant();
      await merchant.enter();
      expect(await merchant.gateway.decide(REFERENCE, choice)).toBe(true);
      expect(await merchant.brought()).toMatchObject({
        kind: "response",
        response: { RefNo: REFERENCE, Amount: "1,278.99", Status, ErrDesc, CCName: "Visa" },
      });
      expect(merchant.calls).toHaveLength(calls);
      for (const call of merchant.calls)
        expect(opened(call)).toMatchObject({ kind: "response", response: { Status: "1" } });
      expect(await merchant.ask()).toBe(text);
    },
  );

  test.each([
    ["closed", 1, "00"],
    ["unheard", 0, "00"],
    ["silent", 0, "Record not found"],
  ] as const)("%s: the browser does not come back", async (choice, calls, text) => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, choice);
    expect(await merchant.page()).not.toContain("data-return");
    expect(merchant.calls).toHaveLength(calls);
    expect(await merchant.ask()).toBe(text);
  });

  test("an error without a signature proves nothing, and an enquiry answers that the payment failed", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "error");
    expect(await merchant.brought()).toEqual({ kind: "unsigned", reference: REFERENCE });
    expect(await merchant.ask()).toBe("Payment fail");
  });

  test("the browser may return before the server's call", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "browserFirst");
    expect(await merchant.brought()).toMatchObject({ response: { Status: "1" } });
    expect(merchant.calls).toHaveLength(0);
    await merchant.clock.untilSomebodyWaits(LATE);
    merchant.clock.advance(LATE);
    await merchant.gateway.idle();
    expect(merchant.calls).toHaveLength(1);
  });

  test("a late approval is pending first", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "late");
    expect(await merchant.brought()).toMatchObject({ response: { Status: "6" } });
    expect(await merchant.ask()).toBe("Record not found");
    merchant.clock.advance(LATE);
    await merchant.gateway.idle();
    expect(merchant.calls.map((call) => opened(call).kind)).toEqual(["response"]);
    expect(await merchant.brought()).toMatchObject({ response: { Status: "1" } });
  });

  test("is decided once, but a pending or silent payment can still end", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    for (const [choice, isTaken] of [
      ["silent", true],
      ["pending", true],
      ["decline", true],
      ["approve", false],
    ] as const)
      expect(await merchant.gateway.decide(REFERENCE, choice)).toBe(isTaken);
    expect(await merchant.gateway.decide("none", "approve")).toBe(false);
    expect(merchant.calls).toHaveLength(0);
  });

  test("a call that is not answered exactly RECEIVEOK is made three times in all", async () => {
    const merchant = fakeCardMerchant();
    merchant.answer = () => new Response("<p>RECEIVEOK</p>");
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "approve");
    for (const pause of [5_000, 30_000]) {
      await merchant.clock.untilSomebodyWaits(pause);
      merchant.clock.advance(pause);
    }
    await merchant.gateway.idle();
    expect(merchant.calls).toHaveLength(3);
    expect(new Set(merchant.calls).size).toBe(1);
  });
});

describe("an enquiry", () => {
  test("finds nothing for an open payment, another merchant's payment or an unknown one", async () => {
    const merchant = fakeCardMerchant();
    expect(await merchant.ask()).toBe("Record not found");
    await merchant.enter();
    expect(await merchant.ask()).toBe("Record not found");
    expect(await merchant.ask({ MerchantCode: "M9" })).toBe("Record not found");
  });

  test("with another amount, or without parameters, says so", async () => {
    const merchant = fakeCardMerchant();
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "approve");
    expect(await merchant.ask({ Amount: "1.00" })).toBe("Incorrect amount");
    expect(await merchant.ask({ Amount: "1278.99" })).toBe("00");
    expect(await merchant.ask({ RefNo: "" })).toBe("Invalid parameters");
  });

  test("is limited by the day in Malaysia", async () => {
    const merchant = fakeCardMerchant(2);
    await merchant.enter();
    await merchant.gateway.decide(REFERENCE, "approve");
    const answers = [await merchant.ask(), await merchant.ask(), await merchant.ask()];
    expect(answers).toEqual(["00", "00", "Limited by per day maximum number of requery"]);
    // It is 10:00 in Malaysia. The next day begins 14 hours later.
    merchant.clock.advance(14 * 3_600_000);
    expect(await merchant.ask()).toBe("00");
  });
});
