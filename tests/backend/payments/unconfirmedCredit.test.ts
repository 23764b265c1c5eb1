import { expect, test } from "vitest";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { answerEnquiries, askRound, heardEnquiries } from "./enquiries.ts";
import { DAY, left, MINUTE } from "./leftPayments.ts";

/**
 * An approved debit is a payment, whatever FPX reports about the council's credit. A person reviews a credit that is not
 * confirmed.
 */

const answering = (backend: BackendUnderTest, credit: string) =>
  answerEnquiries(backend, (order) => answerFor(backend, order, { debit: "00", credit }));

const direct = async (backend: BackendUnderTest, order: string, credit: string) =>
  postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00", credit }));

test.each(["", "05", "09", "51", "76"])("a debit is a payment with the credit code %j", (credit) =>
  withBackend(async (backend) => {
    const { order, stored, status } = await left(backend);
    expect(await (await direct(backend, order, credit)).text()).toBe("OK");
    expect(await status()).toMatchObject({ status: "paid", receipt_no: expect.any(String) });
    expect(await stored()).toMatchObject({ settlement: "complete" });
    const { receipts, settlements, refundCases, notifications } = await tracesOf(backend);
    expect([receipts.length, settlements.length, refundCases.length]).toEqual([1, 1, 0]);
    expect(notifications).toContain(`notification:${order}:receipt`);
  }),
);

test("a credit that FPX refuses goes to a person for review at once, and enquiries end", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    await direct(backend, order, "51");
    expect(await stored()).toMatchObject({
      unconfirmed_credit: "refused",
      listed: true,
      listed_reason: "credit_unconfirmed",
      listed_code: "51",
    });
    expect(await stored()).not.toHaveProperty("next_enquiry_at");
  }));

test("a credit without a code yet is asked for on the schedule, and leaves every list once it is confirmed", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    await direct(backend, order, "");
    expect(await stored()).toMatchObject({
      status: "paid",
      unconfirmed_credit: "awaited",
      next_enquiry_at: "2026-08-03T02:02:00.000Z",
    });
    expect(await stored()).not.toHaveProperty("listed");
    answering(backend, "00");
    backend.clock.pass(2 * MINUTE);
    await askRound(backend);
    const confirmed = await stored();
    expect(confirmed).toMatchObject({ status: "paid" });
    for (const field of ["unconfirmed_credit", "listed", "next_enquiry_at"])
      expect(confirmed).not.toHaveProperty(field);
    const { receipts, settlements } = await tracesOf(backend);
    expect([receipts.length, settlements.length]).toEqual([1, 1]);
  }));

test("a credit without a code a day after the settlement goes to review, is still asked for, and leaves the queue when it arrives", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    backend.clock.pass(MINUTE);
    await direct(backend, order, "");
    answering(backend, "");
    const heard = heardEnquiries(backend);
    backend.clock.pass(DAY - MINUTE);
    await askRound(backend);
    expect(await stored()).not.toHaveProperty("listed");
    // A minute after the schedule's last hourly enquiry.
    expect(await stored()).toMatchObject({ next_enquiry_at: "2026-08-04T02:01:00.000Z" });
    backend.clock.pass(MINUTE);
    await askRound(backend);
    expect(heard).toHaveLength(2);
    expect(await stored()).toMatchObject({
      status: "paid",
      unconfirmed_credit: "awaited",
      listed_reason: "credit_unconfirmed",
      next_enquiry_at: "2026-08-05T02:00:00.000Z",
    });
    answering(backend, "00");
    backend.clock.pass(DAY);
    await askRound(backend);
    for (const field of ["unconfirmed_credit", "listed", "next_enquiry_at"])
      expect(await stored()).not.toHaveProperty(field);
  }));

test("a payment that FPX approves after the schedule's end waits a day for its credit", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    backend.clock.pass(8 * DAY);
    await askRound(backend);
    await direct(backend, order, "");
    expect(await stored()).toMatchObject({ status: "paid", next_enquiry_at: "2026-08-12T02:00:00.000Z" });
    answering(backend, "");
    backend.clock.pass(DAY);
    await askRound(backend);
    expect(await stored()).toMatchObject({ listed_reason: "credit_unconfirmed" });
    expect(await stored()).not.toHaveProperty("next_enquiry_at");
  }));

test("an older answer without a credit code does not undo a confirmed credit", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    await direct(backend, order, "00");
    await direct(backend, order, "");
    expect(await stored()).toMatchObject({ status: "paid" });
    for (const field of ["unconfirmed_credit", "listed", "next_enquiry_at"])
      expect(await stored()).not.toHaveProperty(field);
  }));

test("a decline after an approval without a credit code goes to review as a contradiction, and the credit is still asked for", () =>
  withBackend(async (backend) => {
    const { order, stored } = await left(backend);
    await direct(backend, order, "");
    await postAnswer(backend, "indirect", await answerFor(backend, order, { debit: "51" }));
    expect(await stored()).toMatchObject({
      status: "paid",
      listed_reason: "contradicted",
      next_enquiry_at: "2026-08-03T02:02:00.000Z",
    });
  }));
