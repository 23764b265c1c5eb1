import { describe, expect, test } from "vitest";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { startReconciler } from "../../../src/server/payments/reconciler.ts";
import { readReviewQueue } from "../../../src/server/payments/reviewQueue.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { type Body, created, goToBank, lineOf, requestFor, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { answerEnquiries, askRound, heardEnquiries, reconcilerServices } from "./enquiries.ts";

/** The server completes interrupted work. A payment that it cannot complete goes to a person and blocks no other. */

const HALF_WRITTEN = { write: 1, when: "after" as const };

/** Two paid payments without any of the documents that follow. The older one comes first. */
async function twoUnsettled(backend: BackendUnderTest) {
  const failing = failingDatabases(backend.databases);
  const crashing = makeBackend(failing.databases);
  const payments = [];
  for (const [record, key] of [
    [COMPOUND, "first-key-of-sixteen"],
    [OTHER_COMPOUND, "second-key-of-sixteen"],
  ] as const) {
    const payment = await created(crashing, requestFor([lineOf(record, "full")]), key);
    const order = await goToBank(crashing, payment.pay_url);
    payments.push({ ...payment, order });
  }
  for (const { order } of payments) {
    failing.arm(HALF_WRITTEN);
    await postAnswer(crashing, "direct", await answerFor(backend, order, { debit: "00" }));
  }
  const [older, newer] = payments;
  if (older === undefined || newer === undefined) throw new Error("two were made");
  return { older, newer };
}

const entries = ({ log }: BackendUnderTest) => log as unknown as { push(entry: object): void };

/** Runs at each start and in each round. */
const repair = (backend: BackendUnderTest) =>
  repairSettlements(backend.databases, (entry) => entries(backend).push(entry));

const change = ({ databases }: BackendUnderTest, id: string, fields: Body) =>
  changeDocument(databases.all_payments, id, (stored) => ({ ...stored, ...fields }));

describe("a payment that cannot be read", () => {
  test("stops no start: it is logged by its id and listed once, and the others are completed", () =>
    withBackend(async (backend) => {
      const { older, newer } = await twoUnsettled(backend);
      await change(backend, older._id, { amount: "a great deal" });
      expect(await repair(backend)).toBe(1);
      expect(await repair(backend)).toBe(0);
      expect(await statusOf(backend, newer.status_token)).toMatchObject({ status: "paid" });
      expect((await tracesOf(backend)).settlements).toEqual([`mpt:compound:K26000002:${newer.order}`]);
      expect(backend.log.filter(({ event }) => event === "settlement_failed")).toMatchObject([
        { payment: older._id, fault: "StoredDataError" },
      ]);
      expect(await readReviewQueue(backend.databases, { limit: 9 })).toEqual({
        rows: [],
        unreadable: [older._id],
        next: null,
      });
    }));

  test("and whose enquiry is due does not hold up the others, and is listed and logged once", () =>
    withBackend(async (backend) => {
      const broken = await created(backend, requestFor([lineOf(COMPOUND, "full")]), "first-key-of-sixteen");
      await goToBank(backend, broken.pay_url);
      const sound = await created(
        backend,
        requestFor([lineOf(OTHER_COMPOUND, "full")]),
        "second-key-of-sixteen",
      );
      const order = await goToBank(backend, sound.pay_url);
      await change(backend, broken._id, { amount: "a great deal" });
      backend.clock.pass(120_000);
      const heard = heardEnquiries(backend);
      await askRound(backend);
      expect(heard).toEqual([order]);
      backend.clock.pass(15_000);
      await askRound(backend);
      expect(backend.log).toMatchObject([
        { event: "enquiry_failed", payment: broken._id, fault: "StoredDataError" },
      ]);
      expect(await readReviewQueue(backend.databases, { limit: 9 })).toMatchObject({
        unreadable: [broken._id],
      });
    }));

  test("is completed once it is repaired, and leaves the review queue", () =>
    withBackend(async (backend) => {
      const { older } = await twoUnsettled(backend);
      await change(backend, older._id, { amount: "a great deal" });
      await repair(backend);
      await change(backend, older._id, { amount: "80.00" });
      expect(await repair(backend)).toBe(1);
      expect((await tracesOf(backend)).settlements).toContain(`mpt:compound:K26000001:${older.order}`);
      expect(await readReviewQueue(backend.databases, { limit: 9 })).toMatchObject({
        rows: [],
        unreadable: [],
      });
    }));
});

test("a bill that cannot be read puts its payment into the review queue, and the payment still counts as paid", () =>
  withBackend(async (backend) => {
    const { older } = await twoUnsettled(backend);
    const { records } = backend.databases;
    await changeDocument(records, "mpt:compound:K26000001", (stored) => ({ ...stored, amount: "much" }));
    expect(await repair(backend)).toBe(1);
    expect(await statusOf(backend, older.status_token)).toMatchObject({ status: "paid" });
    expect((await readReviewQueue(backend.databases, { limit: 9 })).rows).toMatchObject([
      { _id: older._id, listed_reason: "unsettled", settlement: "due" },
    ]);
    await changeDocument(records, "mpt:compound:K26000001", (stored) => ({ ...stored, amount: "80.00" }));
    expect(await repair(backend)).toBe(1);
    expect((await readReviewQueue(backend.databases, { limit: 9 })).rows).toEqual([]);
  }));

test("work interrupted by an outage of the databases is completed in the next round, without a restart", () =>
  withBackend(async (backend) => {
    const { older, newer } = await twoUnsettled(backend);
    const reconciler = startReconciler(reconcilerServices(backend));
    await reconciler.stop();
    const { settlements, notifications } = await tracesOf(backend);
    expect(settlements).toEqual([
      `mpt:compound:K26000001:${older.order}`,
      `mpt:compound:K26000002:${newer.order}`,
    ]);
    expect(notifications).toHaveLength(2);
  }));

test("databases that fail stop the start, because it would promise things that it has not checked", () =>
  withBackend(async (backend) => {
    await twoUnsettled(backend);
    const failing = failingDatabases(backend.databases);
    failing.arm({ write: 1, when: "before" });
    await expect(repairSettlements(failing.databases, () => {})).rejects.toThrow();
    expect(await repair(backend)).toBe(2);
  }));

describe("a payment stored before the schedule existed", () => {
  const unscheduled = { next_enquiry_at: undefined, last_enquiry_at: undefined };

  test("is checked at the bank, and follows the schedule from then on", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      await change(backend, payment._id, unscheduled);
      backend.clock.pass(10 * 60_000);
      const heard = heardEnquiries(backend);
      await askRound(backend);
      expect(heard).toEqual([order]);
      expect(await backend.databases.all_payments.read(payment._id)).toMatchObject({
        next_enquiry_at: "2026-08-03T02:15:00.000Z",
      });
    }));

  test("long ago is checked once, and goes to the review queue when it has no ending", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      const order = await goToBank(backend, payment.pay_url);
      await change(backend, payment._id, unscheduled);
      backend.clock.pass(30 * 24 * 60 * 60_000);
      answerEnquiries(backend, () => answerFor(backend, order, { debit: "09" }));
      const heard = heardEnquiries(backend);
      await askRound(backend);
      await askRound(backend);
      expect(heard).toEqual([order]);
      const { rows } = await readReviewQueue(backend.databases, { limit: 9 });
      expect(rows).toMatchObject([{ _id: payment._id, status: "pending", listed_reason: "unanswered" }]);
    }));

  test("that never went to the bank is not checked", () =>
    withBackend(async (backend) => {
      const payment = await created(backend);
      await change(backend, payment._id, unscheduled);
      backend.clock.pass(60 * 60_000);
      const heard = heardEnquiries(backend);
      await askRound(backend);
      expect(heard).toEqual([]);
    }));
});
