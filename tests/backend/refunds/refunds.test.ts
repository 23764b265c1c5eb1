import { expect, test } from "vitest";
import { add, type Sen, senFromRinggit } from "../../../src/domain/money.ts";
import { created, goToBank, lineOf, post, requestFor, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";

/** The refund case of a payment, as the payment's holder reads it. */

type Refunds = readonly { readonly amount: string }[];

/** Pays the same request twice, a minute apart. @returns the status tokens of the payments */
async function paidTwice(backend: BackendUnderTest, request: Parameters<typeof created>[1]) {
  const payments = [];
  for (const key of ["first-key-of-sixteen", "second-key-of-sixteen"]) {
    const payment = await created(backend, request, key);
    payments.push({ ...payment, order: await goToBank(backend, payment.pay_url) });
  }
  for (const { order } of payments) {
    backend.clock.pass(60_000);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
  }
  const [first, second] = payments;
  if (first === undefined || second === undefined) throw new Error("two payments");
  return { first, second };
}

const refundsIn = ({ refunds }: { readonly refunds?: unknown }) => (refunds ?? []) as Refunds;

const sumOf = (refunds: Refunds): Sen => add(...refunds.map(({ amount }) => senFromRinggit(amount)));

test("a payment that paid a bill twice shows the bill, the amount, the date and the state of its refund", () =>
  withBackend(async (backend) => {
    const { first, second } = await paidTwice(backend, requestFor([lineOf(COMPOUND, "full")]));
    const refund = {
      council: "mpt",
      type: "compound",
      number: "K26-000001",
      amount: "80.00",
      opened_at: "2026-08-03T02:02:00.000Z",
      state: "open",
    };
    expect(await statusOf(backend, second.status_token)).toMatchObject({ refunds: [refund] });
    expect(await statusOf(backend, first.status_token)).not.toHaveProperty("refunds");
    // Reading by id and asking the bank give the same answer.
    const byId = await post(backend, "/api/query", { url: btoa(`/transactions/${second._id}`) });
    expect(await byId.json()).toMatchObject({ refunds: [refund] });
    const asked = await post(backend, "/api/requery", { status_token: second.status_token });
    expect(await asked.json()).toMatchObject({ refunds: [refund] });
  }));

test.each(["1", "2", "3"])(
  "the refund is the ringgit that were really paid twice, after discounts: selection %s",
  (choice) =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(ASSESSMENT, choice), lineOf(COMPOUND, "full")]);
      const { second } = await paidTwice(backend, request);
      const status = await statusOf(backend, second.status_token);
      expect(refundsIn(status)).toHaveLength(2);
      expect(sumOf(refundsIn(status))).toBe(senFromRinggit(String(request.amount)));
    }),
);

test("the refund of a part that was only partly paid twice is that share of the payment", () =>
  withBackend(async (backend) => {
    const billed = await created(backend, requestFor([lineOf(ASSESSMENT, "2")]), "first-key-of-sixteen");
    const whole = await created(backend, requestFor([lineOf(ASSESSMENT, "3")]), "second-key-of-sixteen");
    const orders = [await goToBank(backend, billed.pay_url), await goToBank(backend, whole.pay_url)];
    for (const order of orders) {
      backend.clock.pass(60_000);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
    }
    // Arrears of 100.00, land cess of 5.00, and half of the year, which cost 86.40.
    expect(refundsIn(await statusOf(backend, whole.status_token))).toMatchObject([{ amount: "148.20" }]);
  }));

test("a case that a person has closed is shown as closed", () =>
  withBackend(async (backend) => {
    const { second } = await paidTwice(backend, requestFor([lineOf(COMPOUND, "full")]));
    const { settlements } = backend.databases;
    const stored = await settlements.read(`refund_case:${second.order}`);
    await settlements.write({ ...stored, _id: `refund_case:${second.order}`, status: "closed" });
    expect(await statusOf(backend, second.status_token)).toMatchObject({ refunds: [{ state: "closed" }] });
  }));
