import { describe, expect, test } from "vitest";
import {
  NO_RECORD_NUMBERS,
  RECORD_IDS,
  refuseCardData,
  refuseCardDataInAnswer,
} from "../../../src/server/http/cardData.ts";
import { Refusal } from "../../../src/server/http/refusal.ts";
import { withLogin } from "../accounts/accounts.ts";
import { created, form, goToBank, payRequest, post } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { withBackend } from "../backendUnderTest.ts";

/** Test numbers that the card companies publish. */
const NUMBERS = ["4111 1111 1111 1111", "5500005555555559", "3782-822463-10005"];

/** The SHA-256 of a real file. Its digits 559747511698818092 pass the check of card numbers. */
const HASH = "151401571167bbad2216839ca5cec44af878242e559747511698818092dca485";

const ROUTES = [
  "/assessments",
  "/compounds",
  "/market",
  "/search",
  "/createPayment",
  "/api/query",
  "/api/requery",
  "/api/payments/return",
  "/api/fpx/banks",
  "/api/fpx/signRequest",
];

describe("no call accepts card data", () => {
  test.each(ROUTES)("%s refuses a body with card fields or a card's number", (route) =>
    withBackend(async (backend) => {
      for (const number of NUMBERS)
        expect((await post(backend, route, { data: { note: number } })).status).toBe(400);
      // Stays below the limit of calls in a minute.
      backend.clock.pass(60_000);
      for (const field of ["ccv", "card_number", "CCNo", "expired_month"])
        expect((await post(backend, route, { data: [{ [field]: "x" }] })).status).toBe(400);
      expect(JSON.stringify(backend.log)).not.toMatch(/4111 ?1111|55000055|3782-?8224/);
    }),
  );

  test("a login refuses card data, as JSON and as a form", () =>
    withBackend(async (backend) => {
      const app = withLogin(backend);
      const login = { name: "a@b.my", password: "x", ccv: "123" };
      const json = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(login),
      };
      expect((await app.request("/db/_session", json)).status).toBe(400);
      expect((await app.request("/db/_session", form(login))).status).toBe(400);
      expect((await app.request("/db/_session", form({ name: "x", password: "x" }))).status).toBe(401);
    }));

  test("an FPX answer with a card field is refused", () =>
    withBackend(async (backend) => {
      const order = await goToBank(backend, (await created(backend)).pay_url);
      const body = await answerFor(backend, order, { debit: "00" });
      expect((await postAnswer(backend, "direct", `${body}&ccv=123`)).status).toBe(400);
      expect((await postAnswer(backend, "direct", body)).status).toBe(200);
    }));

  test.each([
    ["the hash of a file", { file: HASH }],
    ["the version of a refund case", { version: HASH }],
    ["an id of a load", { load: `${"a".repeat(8)}4111111111111111` }],
    ["a difference after which a list begins", { after: HASH }],
  ])("%s passes, although its digits look like a card's number", (_what, body) => {
    expect(() => refuseCardData(body)).not.toThrow();
  });

  test("the ids of stored records pass in a load of records, and in no other body", () => {
    const body = { ids: ["mpt:assessment:5500005555555559"], after: "mpt:assessment:5500005555555559" };
    expect(() => refuseCardData(body, RECORD_IDS)).not.toThrow();
    expect(() => refuseCardData(body)).toThrow(Refusal);
  });

  test("a card's number with letters behind it is no hash where no hash belongs", () => {
    const hidden = "4111111111111111abcdefab";
    for (const field of ["note", "name", "remarks"])
      expect(() => refuseCardData({ [field]: hidden })).toThrow(Refusal);
    expect(() => refuseCardData({ version: hidden }, NO_RECORD_NUMBERS)).toThrow(Refusal);
    expect(() => refuseCardDataInAnswer(`Remark=${hidden}`)).toThrow(Refusal);
    expect(() => refuseCardDataInAnswer(`CCName=${hidden}`)).toThrow(Refusal);
  });

  test.each([
    ["of a list", { notes: ["4111111111111111"] }],
    ["beside a hash", { note: `${HASH} 4111111111111111` }],
  ])("a card's number in a text %s is refused", (_where, body) => {
    expect(() => refuseCardData(body)).toThrow(Refusal);
  });

  test("a number as long as a card number passes when it is a time or an order number", () =>
    withBackend(async (backend) => {
      const { _id } = await created(backend, payRequest());
      const fields = { fpx_sellerTxnTime: "20260803100006", fpx_sellerOrderNo: "5500005555555559" };
      expect((await post(backend, "/api/fpx/signRequest", { _id, ...fields })).status).toBe(403);
    }));
});
