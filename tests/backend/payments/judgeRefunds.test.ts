import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { add, NOTHING, type Sen, sen, senFromRinggit } from "../../../src/domain/money.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { Refusal } from "../../../src/server/http/refusal.ts";
import { recheckSettlements } from "../../../src/server/payments/recheckSettlements.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { closeRefund } from "../../../src/server/refunds/closeRefund.ts";
import { judgeRefunds } from "../../../src/server/refunds/judgeRefunds.ts";
import { readRefundCase, versionOf } from "../../../src/server/refunds/refundCases.ts";
import { runs } from "../../config/seed.ts";
import { created, goToBank, lineOf, requestFor, statusOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, makeBackend, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { laggingDatabases } from "../databases/laggingDatabases.ts";
import { HOUR, MINUTE } from "./leftPayments.ts";

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

async function amountsToRefund(backend: BackendUnderTest, orders: readonly string[]): Promise<Sen> {
  const cases = await Promise.all(orders.map((order) => caseOf(backend, order)));
  return add(
    ...cases.map((one) =>
      one === undefined || one.status === "no_longer_due" ? NOTHING : senFromRinggit(one.amount ?? "0"),
    ),
  );
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
      expect(await judgeRefunds(backend.databases, RECORD, at)).toBe(0);
      await load(backend, sen(100_00));
      expect(await caseOf(backend, second?.order)).toMatchObject({ amount: "80.00", log: ["opened"] });
      // the case cannot follow the new figures yet, so nobody pays it out
      if (!isPaymentId(second?._id) || !isOrderNumber(second.order)) throw new Error("no payment");
      const open = await readRefundCase(databases.settlements, { order_number: second.order });
      const wish = { outcome: "paid_out", version: open ? versionOf(open) : "", note: "T1" } as const;
      await expect(closeRefund(backend, second._id, wish, { name: "aminah" })).rejects.toThrow(Refusal);
      expect(await caseOf(backend, second?.order)).toMatchObject({ status: "open" });
      cluster.catchUp();
      await judgeRefunds(backend.databases, RECORD, at);
      expect(await caseOf(backend, second?.order)).toMatchObject({
        amount: "60.00",
        log: ["opened", "shrank"],
      });
    }));
});

describe("a payment that is proven late", () => {
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

const AMOUNTS = [0, 30_00, 80_00, 130_00, 160_00, 250_00].map(sen);

const step = fc.oneof(
  fc.record({ kind: fc.constant("approve" as const), payment: fc.nat(2), minute: fc.nat(30) }),
  fc.record({ kind: fc.constant("load" as const), amount: fc.constantFrom(...AMOUNTS) }),
  fc.constant({ kind: "lag" as const }),
  fc.constant({ kind: "catchUp" as const }),
  fc.constant({ kind: "recheck" as const }),
  fc.record({ kind: fc.constant("powerCut" as const), write: fc.integer({ min: 1, max: 4 }) }),
);

test("any order of proofs, deliveries, stale lists and power cuts ends with the refunds that the figures give", async () => {
  await withBackend(async ({ databases }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...AMOUNTS),
        async (steps, last) => {
          for (const { _id, _rev } of await databases.settlements.list({ prefix: "", limit: 100 }))
            await databases.settlements.write({ _id, _rev, _deleted: true });
          const cluster = laggingDatabases(databases);
          const failing = failingDatabases(cluster.databases);
          let backend = makeBackend(failing.databases);
          await load(backend, COMPOUND.amount);
          const payments = await atBankAnew(backend);
          const proven = new Map<string, number>();
          const attempt = async (work: () => Promise<unknown>) => {
            await work().catch((failure: unknown) => {
              if (!(failure instanceof PowerCut)) throw failure;
            });
            failing.arm({ write: Number.POSITIVE_INFINITY, when: "before" });
          };
          for (const next of steps) {
            if (next.kind === "lag") cluster.lag();
            else if (next.kind === "catchUp") cluster.catchUp();
            else if (next.kind === "powerCut") failing.arm({ write: next.write, when: "after" });
            else if (next.kind === "load") await attempt(() => load(backend, next.amount));
            else if (next.kind === "recheck") {
              backend.clock.pass(11 * MINUTE);
              await attempt(() => recheck(backend));
            } else {
              const order = payments[next.payment] ?? "";
              const minute = proven.get(order) ?? next.minute;
              proven.set(order, minute);
              await attempt(() => approve(backend, order, minute));
            }
          }
          // the power is back, the lists are whole, FPX repeats its answers, and the council loads its last figures
          cluster.catchUp();
          backend = makeBackend(cluster.databases);
          backend.clock.pass(HOUR);
          for (const [order, minute] of proven) await approve(backend, order, minute);
          await load(backend, last);
          const superfluous = Math.max(0, 80_00 * proven.size - last);
          expect(await amountsToRefund(backend, payments)).toBe(superfluous);
          const again = await judgeRefunds(backend.databases, RECORD, backend.clock.now().toISOString());
          expect(again).toBe(0);
        },
      ),
      { numRuns: runs(25) },
    );
  });
}, 60_000);

let cases = 0;

/** Three payments at the bank, of a run of its own. */
async function atBankAnew(backend: BackendUnderTest): Promise<readonly string[]> {
  const orders = [];
  for (let next = 0; next < 3; next += 1) {
    cases += 1;
    const key = `property-key-of-sixteen-${cases}`;
    const payment = await created(backend, requestFor([lineOf(COMPOUND, "full")]), key);
    orders.push(await goToBank(backend, payment.pay_url));
  }
  return orders;
}
