import { describe, expect, test } from "vitest";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { NOTHING, type Sen, sen } from "../../../src/domain/money.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { Refusal } from "../../../src/server/http/refusal.ts";
import { recheckSettlements } from "../../../src/server/payments/recheckSettlements.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { updateRefundCases } from "../../../src/server/refunds/updateRefundCases.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { created, goToBank, lineOf, post, requestFor, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { laggingDatabases } from "../databases/laggingDatabases.ts";
import { HOUR, MINUTE } from "../payments/leftPayments.ts";
import { closing, remittancesOf } from "../remittances/remittances.ts";
import { payRefundOut } from "./refundSteps.ts";

/** Refund cases agree with the council's figures and with all payments of a bill, however late either is known. */

const RECORD = "mpt:compound:K26000001";

/** Payments of RM 80.00 for the same compound that are at the bank. @returns their order numbers and status tokens */
async function atBank(backend: BackendUnderTest, count: number) {
  const payments = [];
  for (let next = 0; next < count; next += 1) {
    const payment = await created(backend, requestFor([lineOf(COMPOUND, "full")]), `key-of-sixteen-${next}-`);
    payments.push({ ...payment, order: await goToBank(backend, payment.pay_url) });
  }
  return payments;
}

/** @param minute of the bank's time, after 10:00 on the day of the tests */
async function approve(backend: BackendUnderTest, order: string | undefined, minute: number): Promise<void> {
  const changes = { fpx_fpxTxnTime: `2026080310${String(minute).padStart(2, "0")}00` };
  await postAnswer(backend, "direct", await answerFor(backend, order ?? "", { debit: "00", changes }));
}

/** The council delivers the compound with another amount. */
async function load({ databases, clock }: BackendUnderTest, amount: Sen, as_of?: string): Promise<void> {
  const record = documentOf({ ...COMPOUND, amount }, undefined, as_of === undefined ? {} : { as_of });
  expect(await loadRecords(databases, [record], clock.now())).toEqual([]);
}

async function caseOf({ databases }: Pick<BackendUnderTest, "databases">, order: string | undefined) {
  const stored = await databases.settlements.read(`refund_case:${order}`);
  if (stored === undefined) return undefined;
  const { status, bills, log } = stored as unknown as {
    status: string;
    bills: Record<string, { amount?: string }>;
    log: readonly { what: string; amount?: string; order_number?: string }[];
  };
  return { status, amount: bills[RECORD]?.amount, log: log.map(({ what }) => what) };
}

/** A person pays the open case of a payment out. */
async function payOut(backend: BackendUnderTest, payment: { _id: string; order: string } | undefined) {
  if (!isPaymentId(payment?._id) || !isOrderNumber(payment.order)) throw new Error("no payment");
  await payRefundOut(backend, payment._id, payment.order);
}

const recheck = ({ databases, clock, log }: BackendUnderTest) =>
  recheckSettlements(databases, clock, (entry) => (log as unknown as object[]).push(entry));

describe("two payments that did not see each other in the lists of a cluster", () => {
  test.each([
    ["within an hour", 11 * MINUTE, 55 * MINUTE],
    ["after 6 days", 3 * 24 * HOUR, 5 * 24 * HOUR],
  ])("get their refund case when the lists have caught up %s", (_name, lagging, later) =>
    withBackend(async ({ databases }) => {
      const cluster = laggingDatabases(databases);
      const backend = makeBackend(cluster.databases);
      await recheck(backend);
      const [first, second] = await atBank(backend, 2);
      cluster.lag();
      await approve(backend, first?.order, 1);
      await approve(backend, second?.order, 2);
      backend.clock.pass(lagging);
      await recheck(backend);
      expect(await caseOf(backend, second?.order)).toBeUndefined();
      cluster.catchUp();
      backend.clock.pass(later);
      await recheck(backend);
      expect(await caseOf(backend, first?.order)).toBeUndefined();
      expect(await caseOf(backend, second?.order)).toEqual({
        status: "open",
        amount: "80.00",
        log: ["opened"],
      });
      expect(backend.log.filter(({ event }) => event === "refund_cases_changed")).toMatchObject([
        { changed: 1 },
      ]);
    }),
  );

  test("get it at the first recheck of a database, when they were settled in the last 7 days", () =>
    withBackend(async ({ databases }) => {
      const cluster = laggingDatabases(databases);
      const backend = makeBackend(cluster.databases);
      const [first, second] = await atBank(backend, 2);
      cluster.lag();
      await approve(backend, first?.order, 1);
      await approve(backend, second?.order, 2);
      cluster.catchUp();
      backend.clock.pass(6 * 24 * HOUR);
      await recheck(backend);
      expect(await caseOf(backend, second?.order)).toMatchObject({ amount: "80.00" });
    }));

  test("one unreadable document keeps no other bill from its recheck", () =>
    withBackend(async (backend) => {
      const [first] = await atBank(backend, 1);
      await approve(backend, first?.order, 1);
      const id = `${RECORD}:${first?.order}`;
      const stored = await backend.databases.settlements.read(id);
      await backend.databases.settlements.write({ ...stored, _id: id, settled: "eighty" });
      backend.clock.pass(HOUR);
      await recheck(backend);
      expect(backend.log.filter(({ event }) => event === "recheck_failed")).toHaveLength(1);
      const progress = await backend.databases.metadata.read("recheck:settlements");
      expect(progress).toMatchObject({ through: backend.clock.now().toISOString() });
    }));
});

describe("when the council corrects its figures", () => {
  const paidTwice = async (backend: BackendUnderTest) => {
    const [first, second] = await atBank(backend, 2);
    await approve(backend, first?.order, 1);
    await approve(backend, second?.order, 2);
    return { first, second };
  };

  test("upwards, the case becomes smaller, and its holder reads the new amount", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      await load(backend, sen(100_00));
      expect(await caseOf(backend, second?.order)).toEqual({
        status: "open",
        amount: "60.00",
        log: ["opened", "shrank"],
      });
      expect(await statusOf(backend, second?.status_token ?? "")).toMatchObject({
        refunds: [{ amount: "60.00", state: "open" }],
      });
    }));

  test("to what both payments paid, the case ends as no longer due, and its holder reads so", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      await load(backend, sen(160_00));
      expect(await caseOf(backend, second?.order)).toMatchObject({
        status: "no_longer_due",
        log: ["opened", "no_longer_due"],
      });
      expect(await statusOf(backend, second?.status_token ?? "")).toMatchObject({
        refunds: [{ amount: "80.00", state: "no_longer_due" }],
      });
    }));

  test("and then back, the case opens again", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      await load(backend, sen(160_00));
      await load(backend, sen(130_00));
      expect(await caseOf(backend, second?.order)).toEqual({
        status: "open",
        amount: "30.00",
        log: ["opened", "no_longer_due", "reopened"],
      });
    }));

  test("downwards, the case grows, and a payment of too much gets one", () =>
    withBackend(async (backend) => {
      const { first, second } = await paidTwice(backend);
      await load(backend, sen(50_00));
      expect(await caseOf(backend, first?.order)).toMatchObject({ status: "open", amount: "30.00" });
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "open", amount: "80.00" });
    }));

  test("a bill that owed nothing by mistake while its payer was at the bank needs no refund", () =>
    withBackend(async (backend) => {
      const [only] = await atBank(backend, 1);
      await load(backend, NOTHING);
      await approve(backend, only?.order, 1);
      expect(await caseOf(backend, only?.order)).toMatchObject({ status: "open", amount: "80.00" });
      await load(backend, sen(80_00));
      expect(await caseOf(backend, only?.order)).toMatchObject({ status: "no_longer_due" });
    }));

  test("an unreadable case does not keep the council from loading them", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      const { settlements, records } = backend.databases;
      const id = `refund_case:${second?.order}`;
      await settlements.write({ ...(await settlements.read(id)), _id: id, bills: "none" });
      await load(backend, sen(160_00));
      expect(await records.read(RECORD)).toMatchObject({ amount: "160.00" });
    }));

  test("a case that a person has closed stays as it is", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      const { settlements } = backend.databases;
      const id = `refund_case:${second?.order}`;
      await settlements.write({ ...(await settlements.read(id)), _id: id, status: "closed" });
      await load(backend, sen(160_00));
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "closed", amount: "80.00" });
    }));

  test("figures that include the payments leave the case as it is", () =>
    withBackend(async (backend) => {
      const { second } = await paidTwice(backend);
      backend.clock.pass(HOUR);
      await load(backend, NOTHING, backend.clock.now().toISOString());
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "open", amount: "80.00" });
    }));

  test("a list without the first payment makes no case smaller", () =>
    withBackend(async ({ databases }) => {
      const cluster = laggingDatabases(databases);
      const backend = makeBackend(cluster.databases);
      const [first, second] = await atBank(backend, 2);
      cluster.lag();
      await approve(backend, first?.order, 1);
      await approve(makeBackend(databases), second?.order, 2);
      const at = backend.clock.now().toISOString();
      expect(await updateRefundCases(backend.databases, RECORD, at)).toBe(0);
      await load(backend, sen(100_00));
      expect(await caseOf(backend, second?.order)).toMatchObject({ amount: "80.00", log: ["opened"] });
      // the case cannot follow the new figures yet, so nobody pays it out
      await expect(payOut(backend, second)).rejects.toThrow(Refusal);
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "open" });
      cluster.catchUp();
      await updateRefundCases(backend.databases, RECORD, at);
      expect(await caseOf(backend, second?.order)).toMatchObject({
        amount: "60.00",
        log: ["opened", "shrank"],
      });
    }));
});

describe("after a case was paid out", () => {
  /** A compound that was paid twice, whose second payment went back to the payer. */
  const paidBack = async (backend: BackendUnderTest) => {
    const [first, second] = await atBank(backend, 2);
    await approve(backend, first?.order, 1);
    await approve(backend, second?.order, 2);
    await load(backend, sen(100_00));
    await payOut(backend, second);
    return { first, second };
  };

  const owed = async (backend: BackendUnderTest) => {
    const query = { council: "mpt", payment_type: "compound", _id: COMPOUND._id };
    return (await (await post(backend, "/search", query)).json()).amount;
  };

  test("the returned money pays the bill no more: higher figures are owed", () =>
    withBackend(async (backend) => {
      await paidBack(backend);
      expect(await owed(backend)).toBe("0.00");
      await load(backend, sen(130_00));
      expect(await owed(backend)).toBe("30.00");
    }));

  test("lower figures open it again for the rest only, and each payout has its line in a remittance", () =>
    withBackend(async (backend) => {
      const { second } = await paidBack(backend);
      await load(backend, sen(80_00));
      expect(await caseOf(backend, second?.order)).toEqual({
        status: "open",
        amount: "20.00",
        log: ["opened", "shrank", "approved", "paid_out", "reopened"],
      });
      backend.clock.pass(24 * HOUR);
      await closeAllRemittances(closing(backend));
      await payOut(backend, second);
      backend.clock.pass(24 * HOUR);
      await closeAllRemittances(closing(backend));
      const lines = (await remittancesOf(backend)).flatMap((remittance) => remittance.lines);
      expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
        ["payment", 80_00],
        ["payment", 80_00],
        ["refund", -60_00],
        ["refund", -20_00],
      ]);
    }));

  test("a power failure before the settlement was recorded is made good at the next look at the bill", () =>
    withBackend(async ({ databases }) => {
      const power = failingDatabases(databases);
      const backend = makeBackend(power.databases);
      const [first, second] = await atBank(backend, 2);
      await approve(backend, first?.order, 1);
      await approve(backend, second?.order, 2);
      // The approval writes its pending act, its message, its case, its entry, and the end of the pending act. The payout has written
      // its pending act, its message and its case by then.
      power.arm({ write: 8, when: "after" });
      await expect(payOut(backend, second)).rejects.toThrow(PowerCut);
      const restarted = makeBackend(databases);
      await load(restarted, sen(160_00));
      expect(await owed(restarted)).toBe("80.00");
      expect(await caseOf(restarted, second?.order)).toMatchObject({ status: "closed", amount: "80.00" });
    }));
});

describe("a payment that is proven late", () => {
  test("keeps the open case where it is, although higher figures came at the same time", () =>
    withBackend(async (backend) => {
      const [first, second, last] = await atBank(backend, 3);
      await approve(backend, first?.order, 1);
      await approve(backend, second?.order, 9);
      // the process ended between the delivery and its judgement
      await storeRecords(backend.databases.records, [
        documentOf({ ...COMPOUND, amount: sen(160_00) }, undefined),
      ]);
      await approve(backend, last?.order, 20);
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "open", amount: "80.00" });
      expect(await caseOf(backend, last?.order)).toBeUndefined();
    }));

  test("with an earlier time of the bank is noted in the open case, which keeps its amount", () =>
    withBackend(async (backend) => {
      const [early, first, second] = await atBank(backend, 3);
      await approve(backend, first?.order, 5);
      await approve(backend, second?.order, 9);
      await approve(backend, early?.order, 1);
      expect(await caseOf(backend, early?.order)).toBeUndefined();
      expect(await caseOf(backend, first?.order)).toMatchObject({ status: "open", amount: "80.00" });
      expect(await caseOf(backend, second?.order)).toEqual({
        status: "open",
        amount: "80.00",
        log: ["opened", "earlier_payment"],
      });
    }));

  test("with a later time of the bank gets the next case, and the open case does not move to it", () =>
    withBackend(async (backend) => {
      const [one, other, last] = await atBank(backend, 3);
      await approve(backend, other?.order, 9);
      await approve(backend, one?.order, 1);
      expect(await caseOf(backend, other?.order)).toMatchObject({ status: "open", amount: "80.00" });
      await approve(backend, last?.order, 20);
      expect(await caseOf(backend, one?.order)).toBeUndefined();
      expect(await caseOf(backend, other?.order)).toMatchObject({ status: "open", amount: "80.00" });
      expect(await caseOf(backend, last?.order)).toMatchObject({ status: "open", amount: "80.00" });
    }));
});
