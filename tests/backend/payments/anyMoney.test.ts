import fc from "fast-check";
import { expect, test } from "vitest";
import { isPaymentId, type OrderNumber } from "../../../src/domain/identifiers.ts";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import { add, NOTHING, type Sen, sen, senFromRinggit } from "../../../src/domain/money.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { Refusal } from "../../../src/server/http/refusal.ts";
import { endReview, reviewActionsOf } from "../../../src/server/payments/endReview.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { recheckSettlements } from "../../../src/server/payments/recheckSettlements.ts";
import { enquireDue } from "../../../src/server/payments/reconciler.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { openRefund } from "../../../src/server/refunds/openRefund.ts";
import { type RefundLogEntry, readRefundCase } from "../../../src/server/refunds/refundCases.ts";
import { approveRefund, payOutRefund, rejectRefund } from "../../../src/server/refunds/refundSteps.ts";
import { updateRefundCases } from "../../../src/server/refunds/updateRefundCases.ts";
import { closeRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { runs } from "../../config/seed.ts";
import { created, goToBank, lineOf, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer, type WantedAnswer } from "../answers.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { laggingDatabases } from "../databases/laggingDatabases.ts";
import { FIRST, payRefundOut, SECOND, versionNow } from "../refunds/refundSteps.ts";
import { remittancesOf } from "../remittances/remittances.ts";
import { answerEnquiries, reconcilerServices } from "./enquiries.ts";
import { DAY, HOUR, MINUTE } from "./leftPayments.ts";

/**
 * One bill of RM 80.00 and three payments of it at the bank. Whatever happens, the money is where it belongs: each debit has one
 * receipt, the bill owes what it should, and refunds and remittances agree with it to the sen.
 */

const PRICE = 80_00;
const RECORD = "mpt:compound:K26000001";
const AMOUNTS = [0, 30_00, 80_00, 130_00, 160_00, 250_00].map(sen);

/** What FPX may say about a payment that it debited, and about one that it did not. */
const DEBITED: readonly WantedAnswer[] = [
  { debit: "00" },
  { debit: "00", credit: "" },
  { debit: "00", credit: "51" },
];
const OTHERS: readonly WantedAnswer[] = ["09", "99", "76", "87", "ZZ", "51", "1C"].map((debit) => ({
  debit,
}));
const SIGNED_UNPAID = new Set(["51", "1C"]);

const wanted = fc.oneof(fc.constantFrom(...DEBITED), fc.constantFrom(...OTHERS));
const index = fc.nat(2);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("answer" as const), index, wanted, minute: fc.nat(30) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("enquire" as const), wanted, days: fc.constantFrom(0, 0, 1, 8) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("load" as const),
      amount: fc.constantFrom(...AMOUNTS),
      says: fc.constantFrom("nothing" as const, "as_of" as const, "posted_through" as const),
      isConfirmed: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      index,
      what: fc.constantFrom("request", "approve", "pay_out", "both", "both", "reject"),
      by: fc.constantFrom(FIRST, SECOND),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("close" as const), days: fc.integer({ min: 0, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("review" as const), index }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("clock" as const), seconds: fc.integer({ min: -50, max: 50 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("recheck" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("lag" as const, "catchUp" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("powerCut" as const),
      write: fc.integer({ min: 1, max: 5 }),
      when: fc.constantFrom("before" as const, "after" as const),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface AtBank {
  readonly id: string;
  readonly order: string;
  /** The minute of the bank's time, once it has debited. */
  debitedAt?: number;
  /** The portal acknowledged that. */
  isProven: boolean;
  isSignedUnpaid: boolean;
}

async function world(databases: BackendUnderTest["databases"]) {
  const cluster = laggingDatabases(databases);
  const power = failingDatabases(cluster.databases);
  let backend = makeBackend(power.databases);
  let time = 0;
  let isLagging = false;
  const payments: AtBank[] = [];
  for (const place of [0, 1, 2]) {
    const payment = await created(backend, requestFor([lineOf(COMPOUND, "full")]), `any-money-key-${place}-`);
    const order = await goToBank(backend, payment.pay_url);
    payments.push({ id: payment._id, order, isProven: false, isSignedUnpaid: false });
  }

  const pass = (milliseconds: number) => {
    time += milliseconds;
    backend.clock.pass(milliseconds);
  };
  /** Runs work that a power failure or a refusal may end. After a power failure the next process begins. */
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch((failure: unknown) => {
      if (!(failure instanceof PowerCut || failure instanceof Refusal)) throw failure;
    });
    power.arm({ write: Number.POSITIVE_INFINITY, when: "before" });
  };
  /** The bank says of each payment the same once it has debited it, whatever it was to say. */
  const said = (payment: AtBank, answer: WantedAnswer, minute: number): WantedAnswer => {
    const isDebit = answer.debit === "00";
    if (isDebit) payment.debitedAt ??= minute;
    if (SIGNED_UNPAID.has(answer.debit)) payment.isSignedUnpaid = true;
    const at = String(payment.debitedAt ?? minute).padStart(2, "0");
    return { ...answer, changes: { fpx_fpxTxnTime: `2026080310${at}00` } };
  };

  async function answer(payment: AtBank, given: WantedAnswer, minute: number): Promise<void> {
    const body = await answerFor({ databases }, payment.order, said(payment, given, minute));
    const { status } = await postAnswer(backend, "direct", body);
    if (given.debit === "00" && status === 200) payment.isProven = true;
  }

  async function enquire(given: WantedAnswer): Promise<void> {
    answerEnquiries(backend, async (order) => {
      const payment = payments.find((one) => one.order === order);
      if (payment === undefined) return new Response("", { status: 503 });
      return answerFor({ databases }, order, said(payment, given, 30));
    });
    await enquireDue(reconcilerServices(backend));
  }

  async function load({ amount, says, isConfirmed }: Extract<Step, { do: "load" }>): Promise<void> {
    const last = (await remittancesOf({ databases })).at(-1)?.remittance;
    const besides =
      says === "as_of"
        ? { as_of: backend.clock.now().toISOString() }
        : says === "posted_through" && last !== undefined
          ? { posted_through: last }
          : {};
    const record = documentOf({ ...COMPOUND, amount }, undefined, besides);
    const [before, { deductions }] = [await owed(), await booksOf(databases, payments)];
    const confirmed = isConfirmed ? [RECORD] : [];
    const heldOut = await loadRecords(power.databases, [record], backend.clock.now(), confirmed);
    // unless a person confirms it, a file with a time alone does not ask again for what was paid
    const mayAskAgain = says !== "as_of" || isConfirmed || isLagging;
    if (!mayAskAgain) expect(await owed()).toBeLessThanOrEqual(Math.max(before, amount - deductions));
    if (heldOut.length > 0) expect(await owed()).toBe(before);
  }

  async function refund({ id, order }: AtBank, { what, by }: Extract<Step, { do: "refund" }>): Promise<void> {
    if (!isPaymentId(id)) return;
    const services = { databases: power.databases, clock: backend.clock };
    if (what === "both") return await payRefundOut(services, id, orderNumberOf(order));
    const version = await versionNow(services, orderNumberOf(order));
    const asked = { version, note: "T1" };
    const transferred_on = malaysiaDate(backend.clock.now());
    if (what === "approve") await approveRefund(services, id, asked, by);
    else if (what === "reject") await rejectRefund(services, id, asked, by);
    else if (what === "pay_out") await payOutRefund(services, id, { ...asked, transferred_on }, by);
    else {
      const amounts = [{ record_id: RECORD, part: "amount", amount: sen(30_00) }];
      await openRefund(services, id, { version: version === "" ? null : version, note: "T1", amounts }, by);
    }
  }

  async function review({ id }: AtBank): Promise<void> {
    const payment = isPaymentId(id) ? await readPayment(databases.all_payments, id) : undefined;
    if (payment === undefined) return;
    const services = { databases: power.databases, clock: backend.clock };
    const listed_reason = payment.listed_reason ?? null;
    for (const action of reviewActionsOf(payment))
      await endReview(
        services,
        payment._id,
        { action, listed_reason, note: "Maybank, 8812" },
        { name: "aminah" },
      );
  }

  const closing = () => ({ databases: power.databases, clock: backend.clock, log: () => {} });
  const yesterday = () => new Date(backend.clock.now().getTime() - 16 * HOUR).toISOString().slice(0, 10);
  const recheck = () => recheckSettlements(power.databases, backend.clock, () => {});

  async function happen(one: Step): Promise<void> {
    const payment = "index" in one ? payments[one.index] : undefined;
    if (one.do === "lag" || one.do === "catchUp") {
      isLagging = one.do === "lag";
      cluster[one.do]();
    }
    if (one.do === "clock") pass(one.seconds * 1000);
    else if (one.do === "powerCut") power.arm(one);
    else if (one.do === "load") await attempt(() => load(one));
    else if (one.do === "enquire") {
      pass(one.days * DAY + 3 * MINUTE);
      await attempt(() => enquire(one.wanted));
    } else if (one.do === "close") {
      pass(one.days * DAY);
      await attempt(() => closeRemittances(closing(), "mpt", yesterday()));
    } else if (one.do === "recheck") {
      pass(11 * MINUTE);
      await attempt(recheck);
    } else if (payment === undefined) return;
    else if (one.do === "answer") await attempt(() => answer(payment, one.wanted, one.minute));
    else if (one.do === "refund") await attempt(() => refund(payment, one));
    else await attempt(() => review(payment));
  }

  async function owed(): Promise<number> {
    const query = { council: "mpt", payment_type: "compound", _id: COMPOUND._id };
    return senFromRinggit((await (await post(makeBackend(databases), "/search", query)).json()).amount);
  }

  return {
    payments,
    happen,
    owed,
    /** The power is back, the lists are whole, and FPX repeats what was not acknowledged. */
    async settleDown() {
      cluster.catchUp();
      power.arm({ write: Number.POSITIVE_INFINITY, when: "before" });
      backend = makeBackend(databases);
      backend.clock.pass(time + HOUR);
      await repairSettlements(databases, () => {});
      for (const payment of payments)
        if (payment.debitedAt !== undefined) await answer(payment, { debit: "00" }, payment.debitedAt);
      await updateRefundCases(databases, RECORD, backend.clock.now().toISOString());
      backend.clock.pass(2 * DAY);
      await closeRemittances({ databases, clock: backend.clock, log: () => {} }, "mpt", yesterday());
      return updateRefundCases(databases, RECORD, backend.clock.now().toISOString());
    },
  };
}

/** The stored data of the bill, for the reckoning. */
async function booksOf(databases: BackendUnderTest["databases"], payments: readonly AtBank[]) {
  const record = await databases.records.read(RECORD);
  const rows = await Promise.all(
    payments.map(async (payment) => {
      const id = isPaymentId(payment.id) ? payment.id : undefined;
      const stored = id && (await readPayment(databases.all_payments, id));
      const refund = await readRefundCase(databases.settlements, {
        order_number: orderNumberOf(payment.order),
      });
      const paidOut = (refund?.payouts ?? []).flatMap(({ paid }) => Object.values(paid));
      const due = refund?.status === "no_longer_due" ? [] : Object.values(refund?.bills[RECORD]?.paid ?? {});
      const closing = refund?.log.findLast(({ what }) => what === "paid_out" || what === "rejected")?.what;
      return {
        ...payment,
        stored,
        paidOut: add(...paidOut),
        open: refund?.status === "open" ? add(...due) : NOTHING,
        requested:
          refund?.status === "open" ? add(...Object.values(refund.requested?.[RECORD]?.paid ?? {})) : NOTHING,
        log: refund?.log ?? [],
        rejected: refund?.status === "closed" && closing === "rejected" ? add(...due) : NOTHING,
      };
    }),
  );
  const numberOf = (remittance: unknown) => Number(String(remittance).split("-")[2]);
  /** Whether the stored figures include the payment, by what the council said. */
  const isIncluded = ({ stored }: (typeof rows)[number]): boolean => {
    if (record?.posted_through !== undefined)
      return numberOf(stored?.remitted?.mpt) <= numberOf(record.posted_through);
    if (record?.as_of === undefined) return false;
    return Date.parse(stored?.settled_at ?? "") <= Date.parse(String(record.as_of)) - MINUTE;
  };
  const paid = rows.filter(({ stored }) => stored?.status === "paid");
  const counted = paid.filter((row) => !isIncluded(row));
  return {
    rows,
    paid,
    counted,
    figure: senFromRinggit(String(record?.amount)),
    /** The amounts that the payments take off the figures, in sen. */
    deductions: counted.length * PRICE - sum(counted, ({ paidOut }) => paidOut),
  };
}

function orderNumberOf(order: string): OrderNumber {
  if (!isOrderNumber(order)) throw new RangeError(`no order number: ${order}`);
  return order;
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => Sen): number {
  return add(...rows.map(of));
}

/** Each payout has an approval of the same amount by a person who did not ask for it, and two persons took part. */
function expectSecondPersons(log: readonly RefundLogEntry[]): void {
  for (const [place, payout] of log.entries()) {
    if (payout.what !== "paid_out") continue;
    const earlier = log.slice(0, place);
    const round = earlier.slice(
      earlier.findLastIndex(({ what }) => what === "paid_out" || what === "rejected") + 1,
    );
    const approval = round.findLast(({ what }) => what === "approved" || what === "approval_void");
    const openers = round.flatMap(({ what, by }) => (what === "requested" ? [by] : []));
    expect(approval).toMatchObject({ what: "approved", amount: payout.amount });
    expect(openers).not.toContain(approval?.by);
    expect(new Set([...openers, approval?.by, payout.by]).size).toBeGreaterThan(1);
  }
}

async function expectMoneyInPlace(
  databases: BackendUnderTest["databases"],
  payments: readonly AtBank[],
  owed: number,
): Promise<void> {
  const { rows, paid, counted, figure, deductions } = await booksOf(databases, payments);
  expect(paid.map(({ order }) => order)).toEqual(
    rows.filter(({ debitedAt }) => debitedAt !== undefined).map(({ order }) => order),
  );
  const receipts = rows.flatMap(({ stored }) => stored?.receipt_no ?? []);
  expect(new Set(receipts).size).toBe(paid.length);
  for (const { order, stored } of rows) {
    const isPaid = stored?.status === "paid";
    expect((await databases.settlements.read(`${RECORD}:${order}`)) !== undefined).toBe(isPaid);
    expect((await databases.notifications.read(`notification:${order}:receipt`)) !== undefined).toBe(isPaid);
  }
  expect(owed).toBe(Math.max(0, figure - deductions));
  const superfluous = Math.max(0, deductions - figure);
  const [open, rejected] = [sum(counted, (row) => row.open), sum(counted, (row) => row.rejected)];
  if (rejected === 0) expect(open).toBe(superfluous);
  else expect(open + rejected).toBeGreaterThanOrEqual(superfluous);
  for (const row of rows) {
    expect(row.paidOut + row.open + row.requested).toBeLessThanOrEqual(PRICE);
    expectSecondPersons(row.log);
  }
  const lines = (await remittancesOf({ databases })).flatMap((remittance) => remittance.lines);
  expect(lines.filter(({ kind }) => kind === "payment")).toHaveLength(paid.length);
  expect(sum(lines, ({ amount }) => amount)).toBe(paid.length * PRICE - sum(rows, ({ paidOut }) => paidOut));
}

const RUNS = runs(15);

test(
  `after any answers, stale lists, files, refunds, reviews, wrong clocks and power failures the money is in its place: ${RUNS} histories`,
  { timeout: 60_000 + RUNS * 4000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), (steps) =>
        withBackend(async ({ databases }) => {
          const { payments, happen, owed, settleDown } = await world(databases);
          for (const one of steps) {
            await happen(one);
            for (const { id, isProven, isSignedUnpaid } of payments) {
              const status = (await databases.all_payments.read(id))?.status;
              if (isProven) expect(status).toBe("paid");
              else if (!isSignedUnpaid) expect(["failed", "cancelled"]).not.toContain(status);
            }
          }
          expect(await settleDown()).toBe(0);
          await expectMoneyInPlace(databases, payments, await owed());
        }),
      ),
      { numRuns: RUNS, endOnFailure: true },
    ),
);
