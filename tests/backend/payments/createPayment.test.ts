import { describe, expect, test } from "vitest";
import type { CompoundLine } from "../../../src/charges/compound/compound.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import {
  created,
  goToBank,
  KEY,
  lineOf,
  pay,
  payRequest,
  post,
  requestFor,
  tryToCreate,
} from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, COSTLY_ASSESSMENT, OTHER_COMPOUND } from "../bills/bills.ts";

async function countOf(backend: BackendUnderTest): Promise<number> {
  return (await backend.databases.all_payments.list({ prefix: "", limit: 100 })).length;
}

async function reasonOf(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, (await answer.json()).reason];
}

describe("a created payment", () => {
  test("has every field of the payment record, with the names from our own records (rules 3.6, 4.1, 7.17)", () =>
    withBackend(async (backend) => {
      const answer = await created(backend);
      expect(answer.payment_datetime).toBe("2026-08-03T02:00:00.000Z");
      expect(answer.pay_url).toMatch(/^http:\/\/localhost:4173\/pay\/[A-Za-z0-9_-]{43}$/);
      const stored = await backend.databases.all_payments.read(answer._id);
      expect(stored).toMatchObject({
        type: "payment",
        user: "Ahmad bin Ali",
        email: "ahmad@example.my",
        contact: "0123456789",
        machine_id: "A10",
        payment_mode: "ECOMMERCE",
        status: "in_progress",
        payment_method: "1",
        fpx_msgToken: "01",
        sent_softcopy: false,
        callback_url: `${PORTAL}/?lang=ms`,
        amount: "105.00",
        language: "ms",
        fpx_buyerBankId: "MB2U0227",
        services: [{ name: "AHMAD BIN ALI", amount: "105.00", gst_amount: "0.00" }],
        settles: [
          {
            record_id: "mpt:assessment:A100",
            settled: { arrears: "100.00", year: "0.00", landcess_effect: "5.00" },
          },
        ],
        events: [{ what: "created" }],
      });
      expect(stored).not.toHaveProperty("amount_paid");
      expect(isOrderNumber(stored?.order_number)).toBe(true);
    }));

  test("leaves its token and its key nowhere in the databases in the clear", () =>
    withBackend(async (backend) => {
      const { status_token, pay_url } = await created(backend);
      const everything = await Promise.all(
        Object.values(backend.databases).map((store) => store.list({ prefix: "", limit: 1000 })),
      );
      const text = JSON.stringify(everything);
      expect(text).toContain("order:");
      for (const secret of [status_token, pay_url.split("/").at(-1) ?? "", KEY])
        expect(text).not.toContain(secret);
    }));

  test("may pay several bills of several types", () =>
    withBackend(async (backend) => {
      const lines = [lineOf(ASSESSMENT, "3"), lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")];
      const answer = await created(backend, requestFor(lines));
      expect(await backend.databases.all_payments.read(answer._id)).toMatchObject({ amount: "301.40" });
    }));
});

describe("the server computes the amounts", () => {
  test("a line with a changed amount is 409 with the right amount, and creates nothing", () =>
    withBackend(async (backend) => {
      const line = { ...lineOf(ASSESSMENT, "1"), amount: lineOf(OTHER_COMPOUND, "full").amount };
      const answer = await tryToCreate(backend, requestFor([line]));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: "conflict",
        reason: "amount_changed",
        amount: "105.00",
        services: [{ assessment_no: "A100", amount: "105.00", name: "AHM** *** ***" }],
      });
      expect(await countOf(backend)).toBe(0);
    }));

  test("correct lines with a wrong total are 409", () =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, payRequest({ amount: "104.99" }));
      expect(await reasonOf(answer)).toEqual([409, "amount_changed"]);
    }));

  test("a bill that was paid meanwhile has no amount, and the total covers the others", () =>
    withBackend(async (backend) => {
      await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
      const both = requestFor([lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")]);
      const answer = await tryToCreate(backend, both, "another-key-of-16");
      expect(await answer.json()).toMatchObject({ services: [null, { amount: "30.00" }], amount: "30.00" });
    }));

  test("a changed type of compound is 409, and its number is stored as in the record", () =>
    withBackend(async (backend) => {
      const line = lineOf(COMPOUND, "full") as CompoundLine;
      for (const tampered of [
        { ...line, compound_type: "individual" as const },
        { ...line, compound_no: "k26 000001" },
      ]) {
        const answer = await tryToCreate(backend, requestFor([tampered]));
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({
          services: [{ compound_no: "K26-000001", compound_type: "vehicle" }],
        });
      }
    }));

  test("a changed period or owner does not affect the stored payment", () =>
    withBackend(async (backend) => {
      const tampered = { ...lineOf(ASSESSMENT, "1"), paid_until: "2026/4" };
      expect((await tryToCreate(backend, requestFor([tampered]))).status).toBe(409);
      const renamed = { ...lineOf(ASSESSMENT, "1"), name: "SOMEBODY ELSE" };
      const { _id } = await created(backend, requestFor([renamed]), "another-key-of-16");
      expect(await backend.databases.all_payments.read(_id)).toMatchObject({
        services: [{ name: "AHMAD BIN ALI" }],
      });
    }));
});

describe("the idempotency key (rule 7.18)", () => {
  test("gives the same payment for the same request in any order of its fields, with a new pay page", () =>
    withBackend(async (backend) => {
      const first = await created(backend);
      const reordered = Object.fromEntries(Object.entries(payRequest()).reverse());
      const second = await created(backend, reordered);
      expect(second).toEqual({ ...first, pay_url: second.pay_url });
      expect(second.pay_url).not.toBe(first.pay_url);
      expect(await countOf(backend)).toBe(1);
    }));

  test("gives the same payment to simultaneous requests", () =>
    withBackend(async (backend) => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => created(backend)));
      expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
      expect(await countOf(backend)).toBe(1);
    }));

  test("is refused for a different request", () =>
    withBackend(async (backend) => {
      await created(backend);
      const answer = await tryToCreate(backend, payRequest({ language: "en" }));
      expect(await reasonOf(answer)).toEqual([422, "invalid_request"]);
    }));

  test("still gives the payment after it was paid and the counter closed, and does not lead to the bank again", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect(await created(backend)).toMatchObject({ status: "paid", pay_url: `${PORTAL}/?lang=ms` });
    }));

  test("gives no pay page at an old price or for a bill that was paid meanwhile, even if it was never used", () =>
    withBackend(async (backend) => {
      await created(backend);
      await pay(backend, payRequest(), "another-key-of-16");
      expect(await reasonOf(await tryToCreate(backend, payRequest()))).toEqual([409, "amount_changed"]);
    }));

  test("gives no pay page while the counter is closing, if the citizen has not been to the bank yet", () =>
    withBackend(async (backend) => {
      await created(backend);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect(await reasonOf(await tryToCreate(backend, payRequest()))).toEqual([503, "closed"]);
    }));

  test("gives no pay page once the citizen has been sent to the bank", () =>
    withBackend(async (backend) => {
      await goToBank(backend, (await created(backend)).pay_url);
      expect((await created(backend)).pay_url).toBe(`${PORTAL}/?lang=ms`);
    }));

  test.each([undefined, "short", "x".repeat(201), "with space in the key"])("%j is invalid", (key) =>
    withBackend(async (backend) => {
      const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
      const answer = await post(backend, "/createPayment", payRequest(), headers);
      expect(await reasonOf(answer)).toEqual([400, "invalid_request"]);
    }),
  );
});

describe("a refused request", () => {
  const line = lineOf(ASSESSMENT, "1");
  const fine = lineOf(COMPOUND, "full") as CompoundLine;
  test.each([
    ["a card's security code", payRequest({ ccv: "123" }), 400, "invalid_request"],
    [
      "a card field deep inside",
      payRequest({ services: [{ ...line, card: { "Card-Number": "x" } }] }),
      400,
      "invalid_request",
    ],
    ["a card number in a name", payRequest({ user: "4111 1111 1111 1111" }), 400, "invalid_request"],
    ["a card number with dots", payRequest({ user: "4111.1111.1111.1111" }), 400, "invalid_request"],
    [
      "an e-mail that FPX cannot carry, so that it could never be signed",
      payRequest({ email: "a\u0001@example.my" }),
      400,
      "invalid_request",
    ],
    ["a card number in the phone field", payRequest({ contact: "5500005555555559" }), 400, "invalid_request"],
    ["an unknown charge type", payRequest({ services: [{ type: "tax" }] }), 403, "invalid_payment_type"],
    [
      "an unknown council",
      payRequest({
        services: [
          {
            ...line,
            amount: "105.00",
            gst_amount: "0",
            special_discount: "0",
            discount: "0",
            landcess_effect: "5",
            council: "xyz",
          },
        ],
      }),
      404,
      "invalid_council",
    ],
    ["the same bill twice", requestFor([line, line]), 400, "invalid_request"],
    [
      "the same bill twice, typed differently",
      requestFor([fine, { ...fine, compound_no: "k26000001" }]),
      400,
      "invalid_request",
    ],
    ["a token that is not the method's", payRequest({ fpx_msgToken: "02" }), 400, "invalid_request"],
    ["a way of payment that there is none", payRequest({ payment_method: "4" }), 400, "invalid_request"],
    ["a bank code that FPX cannot have", payRequest({ fpx_buyerBankId: "mbb|" }), 400, "invalid_request"],
    [
      "another origin's callback",
      payRequest({ callback_url: "https://evil.example/" }),
      400,
      "invalid_callback",
    ],
    [
      "a callback that only looks allowed",
      payRequest({ callback_url: `${COUNCIL}@evil.example/` }),
      400,
      "invalid_callback",
    ],
    [
      "a callback with credentials",
      payRequest({ callback_url: "http://a@mpt.localhost:4174/" }),
      400,
      "invalid_callback",
    ],
    [
      "a callback with a fragment",
      payRequest({ callback_url: `${PORTAL}/#/receipt` }),
      400,
      "invalid_callback",
    ],
    [
      "a callback that is a script",
      payRequest({ callback_url: "javascript:alert(1)" }),
      400,
      "invalid_callback",
    ],
    [
      "more than FPX takes from a person",
      requestFor([lineOf(COSTLY_ASSESSMENT, "1")]),
      422,
      "limit_exceeded",
    ],
    ["a third decimal", payRequest({ amount: "105.001" }), 400, "invalid_request"],
  ])("%s", (_name, request, status, reason) =>
    withBackend(async (backend) => {
      expect(await reasonOf(await tryToCreate(backend, request))).toEqual([status, reason]);
      expect(await countOf(backend)).toBe(0);
    }),
  );

  test("has more lines than the cart holds", () =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", cart_limit: 1 });
      const two = requestFor([line, lineOf(COMPOUND, "full")]);
      expect(await reasonOf(await tryToCreate(backend, two))).toEqual([400, "invalid_request"]);
    }));

  test("comes while the counter is closing", () =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      const answer = await tryToCreate(backend, payRequest());
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await reasonOf(answer)).toEqual([503, "closed"]);
    }));
});

test("a long number that is no card's is accepted: a phone with its country code, a bill with as many digits", () =>
  withBackend(async (backend) => {
    const answer = await tryToCreate(backend, payRequest({ contact: "+601112345678" }));
    expect(answer.status).toBe(200);
  }));

test("a company account has a higher limit than a personal account", () =>
  withBackend(async (backend) => {
    const company = { payment_method: "2", fpx_msgToken: "02", fpx_buyerBankId: "ABB0235" };
    const answer = await tryToCreate(backend, requestFor([lineOf(COSTLY_ASSESSMENT, "1")], company));
    expect(answer.status).toBe(200);
  }));

test("a request with an unknown field gets a message that names the field, and no payment begins", () =>
  withBackend(async (backend) => {
    const answer = await tryToCreate(backend, payRequest({ status: "paid", ammount: "1.00" }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ reason: "invalid_request", fields: ["status", "ammount"] });
    expect(await backend.databases.all_payments.list({ prefix: "", limit: 1 })).toEqual([]);
  }));
