import { expect, test } from "vitest";
import { receiptOf as messageOf } from "../../../src/server/notifications/receipt.ts";
import { paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { receiptStatementOf } from "../../../src/server/payments/publicPayment.ts";
import { created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { cardAnswerFor, leftForGateway, postCardAnswer } from "../gateways/cards.ts";
import { HOUR, left, MINUTE } from "./leftPayments.ts";

/** Receipts have the bank's time and number. The record also keeps the time when the portal learned of the payment. */

const TEN_TO_MIDNIGHT = 13 * HOUR + 50 * MINUTE;

/** The citizen leaves at 23:50 and pays at 23:58 Malaysia time. The portal learns of it at 00:04. */
async function paidBeforeMidnight(backend: BackendUnderTest) {
  backend.clock.pass(TEN_TO_MIDNIGHT);
  const payment = await left(backend);
  backend.clock.pass(14 * MINUTE);
  const changes = { fpx_fpxTxnTime: "20260803235800", fpx_debitAuthNo: "15733223" };
  await postAnswer(backend, "direct", await answerFor(backend, payment.order, { debit: "00", changes }));
  return payment;
}

test("a payment made at 23:58 is dated on that day, whenever the portal learns of it", () =>
  withBackend(async (backend) => {
    const { stored, status } = await paidBeforeMidnight(backend);
    expect(await status()).toMatchObject({
      status: "paid",
      paid_at: "2026-08-03T15:58:00.000Z",
      settled_at: "2026-08-03T16:04:00.000Z",
      authorization: "15733223",
    });
    const payment = paymentOf((await stored()) as Parameters<typeof paymentOf>[0]);
    expect(receiptStatementOf(payment)).toMatchObject({ paidOn: "2026-08-03" });
  }));

test("the receipt's message has both times when they are not in the same minute", () =>
  withBackend(async (backend) => {
    const { stored } = await paidBeforeMidnight(backend);
    const payment = paymentOf((await stored()) as Parameters<typeof paymentOf>[0]);
    expect(messageOf(payment, "https://portal.example", {}).paidAt).toBe(
      "03/08/2026 11:58 PM, disahkan 04/08/2026 12:04 AM (waktu Malaysia)",
    );
    const atOnce = { ...payment, settled_at: payment.paid_at };
    expect(messageOf(atOnce, "https://portal.example", {}).paidAt).toBe(
      "03/08/2026 11:58 PM (waktu Malaysia)",
    );
  }));

test("of two payments for one bill the one that the bank took later is refunded, in whatever order the portal learns of them", () =>
  withBackend(async (backend) => {
    const request = requestFor([lineOf(COMPOUND, "full")]);
    const orders: string[] = [];
    for (const key of ["first-key-of-sixteen", "second-key-of-sixteen"]) {
      const { pay_url } = await created(backend, request, key);
      orders.push(await goToBank(backend, pay_url));
    }
    const [first = "", second = ""] = orders;
    const approve = async (order: string, fpx_fpxTxnTime: string) => {
      backend.clock.pass(HOUR);
      const answer = await answerFor(backend, order, { debit: "00", changes: { fpx_fpxTxnTime } });
      await postAnswer(backend, "direct", answer);
    };
    await approve(second, "20260803100500");
    await approve(first, "20260803100200");
    expect((await tracesOf(backend)).refundCases).toEqual([`refund_case:${second}`]);
  }));

test.each(["", "03-08-2026", "20260230100000", "20200101000000", "20280101000000"])(
  "the portal's own time is used when the bank's is impossible: %j",
  (fpx_fpxTxnTime) =>
    withBackend(async (backend) => {
      const { order, stored } = await left(backend);
      const answer = await answerFor(backend, order, { debit: "00", changes: { fpx_fpxTxnTime } });
      await postAnswer(backend, "direct", answer);
      expect(await stored()).toMatchObject({ status: "paid", settled_at: "2026-08-03T02:00:00.000Z" });
      expect(await stored()).not.toHaveProperty("paid_at");
    }),
);

test("a card payment keeps the card's authorisation code", () =>
  withBackend(async (backend) => {
    const { _id, order } = await leftForGateway(backend);
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
    expect(await backend.databases.all_payments.read(_id)).toMatchObject({
      status: "paid",
      authorization: "123456",
    });
  }));
