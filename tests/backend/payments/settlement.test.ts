import { rm } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssessmentLine, AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import { NOTHING } from "../../../src/domain/money.ts";
import { isReceiptNumber } from "../../../src/domain/payments/orderNumber.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { repairSettlements } from "../../../src/server/payments/settlePayment.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { runs } from "../../config/seed.ts";
import {
  created,
  goToBank,
  lineOf,
  pay,
  payRequest,
  post,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, makeBackend, temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, OTHER_COMPOUND, RECORDS } from "../bills/bills.ts";
import { failingDatabases, type Outage } from "../databases/failingDatabases.ts";

/** Loads a record over the existing one, as a council does. */
function load(backend: BackendUnderTest, record: AssessmentRecord, besides: { as_of?: string } = {}) {
  return storeRecords(backend.databases.records, [documentOf(record, undefined, besides)]);
}

const TWO_BILLS = requestFor([lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")]);

const OUTAGES: readonly Outage[] = [1, 2, 3, 4].flatMap((write) => [
  { write, when: "before" as const },
  { write, when: "after" as const },
]);

describe("a crash between any two writes of a settlement", () => {
  test.each(OUTAGES)("$when write $write: the next start completes it, once", async (outage) => {
    const folder = await temporaryFolder();
    try {
      const before = await openDatabases({ folder });
      await before.records.writeAll(RECORDS);
      const failing = failingDatabases(before);
      const crashing = makeBackend(failing.databases);
      const payment = await created(crashing, TWO_BILLS);
      const order = await goToBank(crashing, payment.pay_url);
      const answer = await answerFor(crashing, order, { debit: "00" });
      failing.arm(outage);
      expect((await postAnswer(crashing, "direct", answer)).status).toBe(500);
      await closeDatabases(before);

      const after = await openDatabases({ folder });
      await repairSettlements(after, () => {});
      const restarted = makeBackend(after);
      // FPX repeats an answer that was not acknowledged, and the citizen returns as well.
      await postAnswer(restarted, "direct", answer);
      await postAnswer(restarted, "indirect", answer);
      expect(await repairSettlements(after, () => {})).toBe(0);
      expect(await tracesOf(restarted)).toMatchObject({
        settlements: [`mpt:assessment:A100:${order}`, `mpt:compound:K26000001:${order}`],
        notifications: [`notification:${order}:receipt`],
        refundCases: [],
        receipts: [expect.stringMatching(/^R260803-/)],
      });
      expect(await statusOf(restarted, payment.status_token)).toMatchObject({ status: "paid" });
      await closeDatabases(after);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.each(OUTAGES)("$when write $write: a repeated answer of FPX completes it as well", (outage) =>
    withBackend(async ({ databases }) => {
      const failing = failingDatabases(databases);
      const crashing = makeBackend(failing.databases);
      const order = await goToBank(crashing, (await created(crashing, TWO_BILLS)).pay_url);
      const answer = await answerFor(crashing, order, { debit: "00" });
      failing.arm(outage);
      await postAnswer(crashing, "direct", answer);
      const restarted = makeBackend(databases);
      restarted.clock.pass(60_000);
      expect((await postAnswer(restarted, "direct", answer)).status).toBe(200);
      const { settlements, notifications, receipts } = await tracesOf(restarted);
      expect([settlements.length, notifications.length, receipts.length]).toEqual([2, 1, 1]);
      expect(await repairSettlements(databases, () => {})).toBe(0);
    }),
  );

  test("a start completes a payment even when FPX never answers again", async () => {
    const folder = await temporaryFolder();
    try {
      const before = await openDatabases({ folder });
      await before.records.writeAll(RECORDS);
      const failing = failingDatabases(before);
      const crashing = makeBackend(failing.databases);
      const order = await goToBank(crashing, (await created(crashing, TWO_BILLS)).pay_url);
      const answer = await answerFor(crashing, order, { debit: "00" });
      failing.arm({ write: 1, when: "after" });
      await postAnswer(crashing, "direct", answer);
      await closeDatabases(before);
      const after = await openDatabases({ folder });
      expect(await repairSettlements(after, () => {})).toBe(1);
      const traces = await tracesOf({ databases: after });
      expect([traces.settlements.length, traces.notifications.length]).toEqual([2, 1]);
      await closeDatabases(after);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe("a crash while a payment is created", () => {
  test.each(
    [1, 2, 3].flatMap((write) => [
      { write, when: "before" as const },
      { write, when: "after" as const },
    ]),
  )("$when write $write: repeating the request makes one payment", (outage) =>
    withBackend(async ({ databases }) => {
      const failing = failingDatabases(databases);
      failing.arm(outage);
      await expect(created(makeBackend(failing.databases))).rejects.toThrow("500");
      const restarted = makeBackend(databases);
      const payment = await created(restarted);
      expect(await databases.all_payments.list({ prefix: "", limit: 10 })).toHaveLength(1);
      await goToBank(restarted, payment.pay_url);
      expect(await statusOf(restarted, payment.status_token)).toMatchObject({ status: "in_progress" });
    }),
  );
});

describe("figures with the time when the council took them", () => {
  const balanceOf = async (backend: BackendUnderTest) => {
    const query = { council: "mpt", payment_type: "assessment", _id: "A100" };
    return (await (await post(backend, "/search", query)).json()).balance;
  };
  const net = { ...ASSESSMENT, arrears: NOTHING, landcess_effect: NOTHING, balance: ASSESSMENT.current };

  test("include payments until then, and only later payments are subtracted", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      backend.clock.pass(60_000);
      await load(backend, net, { as_of: backend.clock.now().toISOString() });
      expect(await balanceOf(backend)).toBe("60.00");
      backend.clock.pass(1000);
      await pay(backend, requestFor([lineOf(net, "2")]), "second-key-of-sixteen");
      expect(await balanceOf(backend)).toBe("0.00");
      expect((await tracesOf(backend)).refundCases).toEqual([]);
    }));

  test.each([
    [59_999, "0.00"],
    [60_000, "60.00"],
  ])(
    "do not include a payment of the minute before, because a clock may be wrong by as much: %i ms before",
    (before, balance) =>
      withBackend(async (backend) => {
        await pay(backend, requestFor([lineOf(ASSESSMENT, "2")]));
        backend.clock.pass(before);
        await load(backend, net, { as_of: backend.clock.now().toISOString() });
        expect(await balanceOf(backend)).toBe(balance);
      }),
  );

  test("include no payment when the time is missing, so that all payments are subtracted", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      await load(backend, ASSESSMENT);
      expect(await balanceOf(backend)).toBe("60.00");
    }));
});

describe("a bill that is paid twice", () => {
  test("the second payment is accepted as paid and opens a refund case for the part that was no longer owed", () =>
    withBackend(async (backend) => {
      const first = await created(backend, requestFor([lineOf(COMPOUND, "full")]), "first-key-of-sixteen");
      const second = await created(
        backend,
        requestFor([lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")]),
        "second-key-of-sixteen",
      );
      const firstOrder = await goToBank(backend, first.pay_url);
      const secondOrder = await goToBank(backend, second.pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, secondOrder, { debit: "00" }));
      backend.clock.pass(1000);
      await postAnswer(backend, "direct", await answerFor(backend, firstOrder, { debit: "00" }));

      for (const { status_token } of [first, second])
        expect(await statusOf(backend, status_token)).toMatchObject({ status: "paid" });
      const { refundCases, receipts } = await tracesOf(backend);
      expect(refundCases).toEqual([`refund_case:${firstOrder}`]);
      expect(receipts).toHaveLength(2);
      expect(await backend.databases.settlements.read(`refund_case:${firstOrder}`)).toMatchObject({
        type: "refund_case",
        status: "open",
        payment_id: first._id,
        bills: { "mpt:compound:K26000001": { amount: "80.00" } },
      });
    }));

  test("the later payment gets the refund case even if it was written first", () =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(COMPOUND, "full")]);
      const early = await goToBank(
        backend,
        (await created(backend, request, "first-key-of-sixteen")).pay_url,
      );
      const late = await goToBank(
        backend,
        (await created(backend, request, "second-key-of-sixteen")).pay_url,
      );
      backend.clock.pass(1000);
      await postAnswer(backend, "direct", await answerFor(backend, late, { debit: "00" }));
      // The other process of the cluster received the earlier answer and wrote it late.
      backend.clock.pass(-1000);
      await postAnswer(backend, "direct", await answerFor(backend, early, { debit: "00" }));
      expect((await tracesOf(backend)).refundCases).toEqual([`refund_case:${late}`]);
    }));

  test("a payment whose bills were all paid before has one refund case with each of them", () =>
    withBackend(async (backend) => {
      const request = requestFor([lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")]);
      const orders = [];
      for (const key of ["first-key-of-sixteen", "second-key-of-sixteen"])
        orders.push(await goToBank(backend, (await created(backend, request, key)).pay_url));
      for (const order of orders) {
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
        backend.clock.pass(1000);
      }
      expect(await backend.databases.settlements.read(`refund_case:${orders[1]}`)).toMatchObject({
        bills: {
          "mpt:compound:K26000001": { amount: "80.00" },
          "mpt:compound:K26000002": { amount: "30.00" },
        },
      });
    }));

  test("a refund case grows when an earlier payment is proven after it", () =>
    withBackend(async (backend) => {
      const orders = [];
      for (const choice of ["3", "2", "3"]) {
        const payment = await created(
          backend,
          requestFor([lineOf(ASSESSMENT, choice)]),
          `key-of-sixteen-${orders.length}`,
        );
        orders.push(await goToBank(backend, payment.pay_url));
      }
      const [first = "", second = "", third = ""] = orders;
      for (const [order, at] of [
        [second, 1000],
        [third, 2000],
        [first, 0],
      ] as const) {
        backend.clock.pass(at);
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
        backend.clock.pass(-at);
      }
      const { settlements } = backend.databases;
      expect(await settlements.read(`refund_case:${first}`)).toBeUndefined();
      expect(await settlements.read(`refund_case:${third}`)).toMatchObject({
        // The year cost 86.40 after its discounts.
        bills: { "mpt:assessment:A100": { arrears: "100.00", year: "86.40", landcess_effect: "5.00" } },
      });
    }));

  test("a bill whose number begins like another's is another bill", () =>
    withBackend(async (backend) => {
      await backend.databases.records.write({
        ...RECORDS[0],
        _id: "mpt:assessment:A100:1",
        assessment_no: "A100:1",
      });
      await pay(
        backend,
        requestFor([{ ...lineOf(ASSESSMENT, "1"), assessment_no: "A100:1" } as AssessmentLine]),
      );
      const query = { council: "mpt", payment_type: "assessment", _id: "A100" };
      expect(await (await post(backend, "/search", query)).json()).toMatchObject({ balance: "165.00" });
    }));

  test("paying the billed part twice is a double payment, although the rest of the year is not billed yet", () =>
    withBackend(async (backend) => {
      const thisYear = { ...ASSESSMENT, arrears: NOTHING, landcess_effect: NOTHING };
      await load(backend, thisYear);
      const request = requestFor([lineOf(thisYear, "2")]);
      const orders = [];
      for (const key of ["first-key-of-sixteen", "second-key-of-sixteen"])
        orders.push(await goToBank(backend, (await created(backend, request, key)).pay_url));
      for (const order of orders) {
        await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
        backend.clock.pass(1000);
      }
      expect(await backend.databases.settlements.read(`refund_case:${orders[1]}`)).toMatchObject({
        // 60.00 less the assistance package's 20 per cent.
        bills: { "mpt:assessment:A100": { billed: "48.00" } },
      });
      const query = { council: "mpt", payment_type: "assessment", _id: "A100" };
      const left = await (await post(backend, "/search", query)).json();
      expect(left).toMatchObject({ current: "0.00", full_year: "60.00" });
    }));

  test("paying the arrears and then this year is no double payment", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const record = { ...ASSESSMENT, arrears: 0 as never, landcess_effect: 0 as never };
      await pay(backend, requestFor([lineOf(record, "2")]), "second-key-of-sixteen");
      const { refundCases, settlements } = await tracesOf(backend);
      expect([refundCases.length, settlements.length]).toEqual([0, 2]);
    }));
});

const DEBITS = ["00", "51", "1C", "09", "76", "87", "ZZ"] as const;

const arrival = fc.record({
  debit: fc.constantFrom(...DEBITS),
  source: fc.constantFrom("direct" as const, "indirect" as const),
  /** Distinguishes answers with the same code. */
  second: fc.integer({ min: 0, max: 2 }),
});

describe("any order and any repetition", () => {
  test("of direct and indirect answers gives one receipt when one of them approves, and otherwise none", async () => {
    await withBackend(async (backend) => {
      let attempt = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(arrival, { minLength: 1, maxLength: 8 }), async (arrivals) => {
          attempt += 1;
          const id = `P${attempt}`;
          await backend.databases.records.write({
            ...RECORDS[0],
            _id: `mpt:assessment:${id}`,
            assessment_no: id,
          });
          const line = { ...lineOf(ASSESSMENT, "1"), assessment_no: id };
          const payment = await created(backend, requestFor([line]), `property-attempt-${attempt}`);
          const order = await goToBank(backend, payment.pay_url);
          const bodies = await Promise.all(
            arrivals.map(({ debit, second }) =>
              answerFor(backend, order, { debit, changes: { fpx_fpxTxnTime: `2026080310000${second}` } }),
            ),
          );
          // In pairs at once: two processes of one cluster, or the bank's server and the browser.
          for (let next = 0; next < arrivals.length; next += 2)
            await Promise.all(
              arrivals
                .slice(next, next + 2)
                .map(({ source }, place) => postAnswer(backend, source, bodies[next + place] ?? "")),
            );
          const isPaid = arrivals.some(({ debit }) => debit === "00");
          const status = await statusOf(backend, payment.status_token);
          expect(status.status === "paid").toBe(isPaid);
          expect(isReceiptNumber(status.receipt_no)).toBe(isPaid);
          const settled = await backend.databases.settlements.list({
            prefix: `mpt:assessment:${id}:`,
            limit: 9,
          });
          expect(settled).toHaveLength(isPaid ? 1 : 0);
          const notice = await backend.databases.notifications.read(`notification:${order}:receipt`);
          expect(notice !== undefined).toBe(isPaid);
          expect(await backend.databases.settlements.read(`refund_case:${order}`)).toBeUndefined();
        }),
        { numRuns: runs(40) },
      );
    });
  }, 60_000);
});

test("a paid amount leaves the balance at once", () =>
  withBackend(async (backend) => {
    await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const query = { council: "mpt", payment_type: "compound", _id: "K26-000001" };
    expect(await (await post(backend, "/search", query)).json()).toMatchObject({ amount: "0.00" });
  }));
