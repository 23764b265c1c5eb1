import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newIdempotencyKey, paymentRequestOf } from "../../../src/api/payments.ts";
import { paymentRequestCodec } from "../../../src/api/schemas/payment.ts";
import { readLine } from "../../../src/charges/lines.ts";
import { sen } from "../../../src/domain/money.ts";
import { assessmentItem, compoundItem, itemsOfEveryType } from "../charges/samples.ts";

const PAYER = { name: " Siti binti Ahmad ", email: " siti@example.my ", phone: "012-345 6789" };
const PAGE = { callback: "https://portal.example/receipt", language: "zh" } as const;

function request(method: "1" | "2" = "1") {
  return paymentRequestOf([assessmentItem(), compoundItem()], PAYER, { method, bank: "TEST0021" }, PAGE);
}

describe("the request that creates a payment", () => {
  test("has every field of the specification's payment record that the browser sends", () => {
    // The server adds _id, payment_datetime and status.
    const fields = ["type", "user", "email", "contact", "machine_id", "payment_mode", "services"];
    const rest = ["payment_method", "fpx_msgToken", "sent_softcopy", "callback_url", "amount"];
    for (const field of [...fields, ...rest]) expect(request()).toHaveProperty(field);
    expect(request()).toMatchObject({ type: "payment", machine_id: "A10", payment_mode: "ECOMMERCE" });
  });

  test("'amount_paid is present only when machine_id is not A10'", () => {
    expect(request()).not.toHaveProperty("amount_paid");
    expect(request()).not.toHaveProperty("cash");
  });

  test("has the sum of its lines as its amount", () => {
    expect(request().amount).toBe(184_20 + 50_00);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_00 }), { minLength: 1 }), (amounts) => {
        const items = amounts.map((amount) => compoundItem({ amount: sen(amount) }));
        const made = paymentRequestOf(items, PAYER, { method: "1", bank: "TEST0021" }, PAGE);
        expect(made.amount).toBe(amounts.reduce((total, amount) => total + amount, 0));
        expect(made.services).toHaveLength(amounts.length);
      }),
    );
  });

  test("may pay every charge type at once, with each line readable by its charge", () => {
    const made = paymentRequestOf(itemsOfEveryType(), PAYER, { method: "1", bank: "TEST0021" }, PAGE);
    expect(made.amount).toBe(184_20 + 50_00 + 250_00 + 45_50 + 5_00 + 12_00);
    const amounts = made.services.map((service) => readLine(service).amount);
    expect(amounts).toEqual(itemsOfEveryType().map(({ amount }) => amount));
  });

  test("has its lines in ringgit as services, without the cart's own fields", () => {
    const [assessed] = request().services;
    expect(assessed).toMatchObject({ type: "assessment", amount: "184.20", paid_until: "2025/4" });
    for (const own of ["id", "_id", "selection", "added_cart_at", "balance"])
      expect(assessed).not.toHaveProperty(own);
  });

  test("has the payer's data as typed, and the language of the e-mails", () => {
    expect(request()).toMatchObject({
      user: "Siti binti Ahmad",
      email: "siti@example.my",
      contact: "0123456789",
      language: "zh",
      callback_url: PAGE.callback,
      fpx_buyerBankId: "TEST0021",
    });
  });

  test("'Payment method 1 is FPX individual (token 01), 2 FPX company (02)'", () => {
    expect(request("1")).toMatchObject({ payment_method: "1", fpx_msgToken: "01" });
    expect(request("2")).toMatchObject({ payment_method: "2", fpx_msgToken: "02" });
  });

  test("with method 3 is a card payment, without a bank, an FPX token or card data", () => {
    const made = paymentRequestOf([compoundItem()], PAYER, { method: "3" }, PAGE);
    const ofFpx = ["fpx_msgToken", "fpx_buyerBankId"];
    const others = Object.keys(request()).filter((field) => !ofFpx.includes(field));
    expect(Object.keys(made).toSorted()).toEqual(others.toSorted());
    expect(made.payment_method).toBe("3");
    expect(paymentRequestCodec.read(paymentRequestCodec.write(made))).toMatchObject({ payment_method: "3" });
  });

  test("is one that the server accepts", () => {
    const sent = paymentRequestCodec.write(request());
    expect(sent.amount).toBe("234.20");
    expect(paymentRequestCodec.read(JSON.parse(JSON.stringify(sent)))).toEqual(
      JSON.parse(JSON.stringify(request())),
    );
  });
});

test("each request has an idempotency key of its own that fits into a header", () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
