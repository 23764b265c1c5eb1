import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import {
  changeDocument,
  type DocumentStore,
  type StoredDocument,
} from "../../../src/server/databases/documentStore.ts";
import { openDifferences } from "../../../src/server/reconciliation/difference.ts";
import { endProvenDifferences } from "../../../src/server/reconciliation/endProvenDifferences.ts";
import { pagesOfReport, readProgress } from "../../../src/server/reconciliation/reportDocument.ts";
import { lineOf } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, LICENSE, OTHER_COMPOUND } from "../bills/bills.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { approve, atTheBank, renewalOf } from "../licences/licences.ts";
import { askRound, heardEnquiries } from "../payments/enquiries.ts";
import { DAY } from "../remittances/remittances.ts";
import { readReportText, reportText, type WantedLine, withPayouts } from "./reports.ts";

const LINES = {
  compound: lineOf(COMPOUND, "full"),
  other: lineOf(OTHER_COMPOUND, "full"),
  licence: renewalOf(LICENSE),
  assessment: lineOf(ASSESSMENT, "1"),
};

type Bill = keyof typeof LINES;

async function storedOf({ databases }: BackendUnderTest, order: string) {
  const lead = await databases.handles.read(`order:${order}`);
  return databases.all_payments.read(String(lead?.payment_id));
}

async function lineFor(backend: BackendUnderTest, bill: Bill, order: string): Promise<WantedLine> {
  const transaction = (await storedOf(backend, order))?.fpx_fpxTxnId;
  const { amount } = LINES[bill];
  return { order, amount, ...(transaction !== undefined && { transaction: String(transaction) }) };
}

/** A payment of a bill whose payer is at the bank, as a report has it. */
async function left(backend: BackendUnderTest, bill: Bill): Promise<WantedLine> {
  const { order } = await atTheBank(backend, [LINES[bill]], { key: `a-key-for-the-bill-${bill}` });
  return lineFor(backend, bill, order);
}

/** A paid payment of a bill, as a report has it. */
async function paid(backend: BackendUnderTest, bill: Bill): Promise<WantedLine> {
  const { order = "" } = await left(backend, bill);
  await approve(backend, order);
  return lineFor(backend, bill, order);
}

const results = (counts: object) => ({
  matched: 0,
  missing_at_gateway: 0,
  unknown_to_us: 0,
  amount_differs: 0,
  in_transit: 0,
  ...counts,
});

const openOf = async ({ databases }: Pick<BackendUnderTest, "databases">) =>
  (await openDifferences(databases.settlements)).map(({ kind, reason, order_number }) => [
    kind,
    reason,
    order_number,
  ]);

/** The state of every database but the log of the staff. */
async function everything({ databases }: BackendUnderTest) {
  const stores = [databases.all_payments, databases.settlements, databases.handles, databases.notifications];
  return Promise.all(stores.map(async (store) => await store.dump({ limit: 1000 })));
}

async function everyResult(backend: BackendUnderTest): Promise<void> {
  const matched = await paid(backend, "compound");
  const differs = await paid(backend, "other");
  const missing = await paid(backend, "licence");
  const text = reportText({
    valueDate: "2026-08-08",
    lines: [
      matched,
      { ...differs, amount: sen(29_99) },
      { order: "K260803ZZZZZZZZZZ", transaction: "2608031200000009", amount: sen(1_00) },
      { kind: "fee", amount: sen(0), fee: sen(2_00) },
    ],
  });
  expect(await readReportText(backend, text)).toMatchObject({
    from: "2026-08-03",
    through: "2026-08-03",
    results: results({ matched: 1, amount_differs: 1, unknown_to_us: 1, missing_at_gateway: 1 }),
    payouts: [{ payout: "P-1", gross: 11099, fees: 200, amount: 10899 }],
  });
  expect(new Set((await openOf(backend)).map(String))).toEqual(
    new Set([
      `amount_differs,,${differs.order}`,
      "unknown_to_us,no_payment,K260803ZZZZZZZZZZ",
      `missing_at_gateway,,${missing.order}`,
    ]),
  );
}

describe("reconciliation", () => {
  test("gives each line and each payment of the report's days one result, and notes each difference", () =>
    withBackend(everyResult));

  test("is the same over CouchDB's protocol", () =>
    withCouchDb(({ databases }) => withBackend(everyResult, { databases })));

  test("calls a payment without a line in transit until its payout is overdue, and then missing", () =>
    withBackend(async (backend) => {
      const first = await paid(backend, "compound");
      const late = await paid(backend, "other");
      const soon = reportText({ valueDate: "2026-08-07", lines: [first] });
      expect((await readReportText(backend, soon)).results).toEqual(results({ matched: 1, in_transit: 1 }));
      expect(await openOf(backend)).toEqual([]);
      backend.clock.pass(DAY);
      const second = { ...(await paid(backend, "licence")), paidOn: "2026-08-04" };
      const later = reportText({ payout: "P-2", valueDate: "2026-08-08", lines: [second] });
      expect((await readReportText(backend, later)).results).toEqual(
        results({ matched: 1, missing_at_gateway: 1 }),
      );
      expect(await openOf(backend)).toEqual([["missing_at_gateway", null, late.order]]);
    }));

  test("finds the missing payments of a day between two reports, whichever is read first", () =>
    withBackend(async (backend) => {
      const onMonday = await paid(backend, "compound");
      backend.clock.pass(DAY);
      const without = await paid(backend, "other");
      backend.clock.pass(DAY);
      const onWednesday = { ...(await paid(backend, "licence")), paidOn: "2026-08-05" };
      const monday = reportText({ valueDate: "2026-08-04", lines: [onMonday] });
      const wednesday = reportText({ payout: "P-2", valueDate: "2026-08-12", lines: [onWednesday] });
      expect((await readReportText(backend, monday)).results).toEqual(results({ matched: 1 }));
      expect((await readReportText(backend, wednesday)).results).toEqual(
        results({ matched: 1, missing_at_gateway: 1 }),
      );
      expect(await openOf(backend)).toEqual([["missing_at_gateway", null, without.order]]);
    }));

  test("finds the missing payments of a day before the first report, when an older report comes later", () =>
    withBackend(async (backend) => {
      const onMonday = await paid(backend, "compound");
      backend.clock.pass(DAY);
      await paid(backend, "other");
      backend.clock.pass(DAY);
      const onWednesday = { ...(await paid(backend, "licence")), paidOn: "2026-08-05" };
      const wednesday = reportText({ payout: "P-2", valueDate: "2026-08-12", lines: [onWednesday] });
      expect((await readReportText(backend, wednesday)).results).toEqual(results({ matched: 1 }));
      const monday = reportText({ valueDate: "2026-08-04", lines: [onMonday] });
      expect((await readReportText(backend, monday)).results).toEqual(results({ matched: 1, in_transit: 1 }));
    }));

  test("finds a missing payment whose proof came after the report of its day", () =>
    withBackend(async (backend) => {
      const first = await paid(backend, "compound");
      const late = await left(backend, "other");
      await readReportText(backend, reportText({ valueDate: "2026-08-05", lines: [first] }));
      backend.clock.pass(4 * DAY);
      // the bank's time is that of the third
      await postAnswer(backend, "direct", await answerFor(backend, late.order ?? "", { debit: "00" }));
      const second = { ...(await paid(backend, "licence")), paidOn: "2026-08-07" };
      const report = reportText({ payout: "P-2", valueDate: "2026-08-10", lines: [second] });
      expect((await readReportText(backend, report)).results).toEqual(
        results({ matched: 1, missing_at_gateway: 1 }),
      );
      expect(await openOf(backend)).toEqual([["missing_at_gateway", null, late.order]]);
    }));

  test("does not expect the payments of a council's own seller id in the report of the portal's seller id", () =>
    withBackend(async (backend) => {
      const own = "SE00054322";
      const [first, councils] = [await paid(backend, "compound"), await paid(backend, "other")];
      const stored = await storedOf(backend, councils.order ?? "");
      const { all_payments } = backend.databases;
      await changeDocument(all_payments, stored?._id ?? "", (payment) => ({
        ...payment,
        fpx_request: { ...Object(payment.fpx_request), fpx_sellerId: own },
      }));
      const fpx = {
        ...backend.fpx,
        seller: { ...backend.fpx.seller, councilIds: new Map([["mpt", own]] as const) },
      };
      const text = reportText({ valueDate: "2026-08-12", lines: [first] });
      expect((await readReportText({ ...backend, fpx }, text)).results).toEqual(results({ matched: 1 }));
    }));

  test("ends the difference of a missing payment when a later report has it", () =>
    withBackend(async (backend) => {
      const first = await paid(backend, "compound");
      const late = await paid(backend, "other");
      await readReportText(backend, reportText({ valueDate: "2026-08-08", lines: [first] }));
      expect(await openOf(backend)).toHaveLength(1);
      const next = reportText({ payout: "P-2", valueDate: "2026-08-12", lines: [late] });
      expect((await readReportText(backend, next)).results).toEqual(results({ matched: 1 }));
      expect(await openOf(backend)).toEqual([]);
    }));

  test("matches a line without an order number by the gateway's number of the transaction", () =>
    withBackend(async (backend) => {
      const { order: _order, ...line } = await paid(backend, "compound");
      expect((await readReportText(backend, reportText({ lines: [line] }))).results).toEqual(
        results({ matched: 1 }),
      );
    }));

  test.each([
    ["another transaction", { transaction: "2608031200000009" }, "other_transaction"],
    ["a transaction of the card gateway", {}, "other_gateway"],
  ] as const)("does not take %s for the payment with the same order number", (what, changes, reason) =>
    withBackend(async (backend) => {
      const line = { ...(await paid(backend, "compound")), ...changes };
      const gateway = what.includes("card") ? "card" : "fpx";
      await readReportText(backend, reportText({ lines: [line], gateway }), gateway);
      expect(await openOf(backend)).toContainEqual(["unknown_to_us", reason, line.order]);
    }),
  );

  test("lets one line pay a payment, and calls a second one unknown", () =>
    withBackend(async (backend) => {
      const line = await paid(backend, "compound");
      const report = await readReportText(backend, reportText({ lines: [line, line] }));
      expect(report.results).toEqual(results({ matched: 1, unknown_to_us: 1 }));
      expect(await openOf(backend)).toEqual([["unknown_to_us", "repeated", line.order]]);
      const kept = (await Array.fromAsync(pagesOfReport(backend.databases.settlements, report))).flat();
      expect(kept.map(({ result }) => result)).toEqual(["matched", "unknown_to_us", null]);
    }));

  test("reads a report once: the second reading changes nothing", () =>
    withBackend(async (backend) => {
      const line = await paid(backend, "compound");
      const unproven = await left(backend, "other");
      const text = reportText({ lines: [line, unproven] });
      const first = await readReportText(backend, text);
      const before = await everything(backend);
      backend.clock.pass(DAY);
      expect(await readReportText(backend, text)).toEqual(first);
      expect(await everything(backend)).toEqual(before);
    }));

  test("refuses another file with a payout that was read, and a report whose totals do not agree, and stores nothing of either", () =>
    withBackend(async (backend) => {
      const line = await paid(backend, "compound");
      await readReportText(backend, reportText({ lines: [line] }));
      const before = await everything(backend);
      const exportedAgain = reportText({ lines: [{ ...line, paidOn: "2026-08-02" }] });
      await expect(readReportText(backend, exportedAgain)).rejects.toThrow("The payout P-1 was read before");
      const wrong = reportText({ payout: "P-2", lines: [line], paidOut: sen(1) });
      await expect(readReportText(backend, wrong)).rejects.toThrow("less their fees");
      expect(await everything(backend)).toEqual(before);
    }));

  test("leaves the payouts of a refused file, and of one that a power cut ended before its first line, to the corrected file", () =>
    withBackend(async (backend) => {
      const [first, second] = [await paid(backend, "compound"), await paid(backend, "other")];
      await readReportText(backend, reportText({ payout: "P-2", lines: [first] }));
      const both = withPayouts(
        reportText({ payout: "P-1", lines: [second] }),
        reportText({ payout: "P-2", lines: [{ ...first, paidOn: "2026-08-02" }] }),
      );
      await expect(readReportText(backend, both)).rejects.toThrow("The payout P-2 was read before");
      const { databases, arm } = failingDatabases(backend.databases);
      arm({ write: 1, when: "after" });
      const cutOff = withPayouts(
        reportText({ payout: "P-1", lines: [second] }),
        reportText({ payout: "P-3", lines: [{ ...second, amount: sen(1_00) }] }),
      );
      await expect(readReportText({ ...backend, databases }, cutOff)).rejects.toThrow(PowerCut);
      const corrected = await readReportText(backend, reportText({ payout: "P-1", lines: [second] }));
      expect(corrected.results).toEqual(results({ matched: 1 }));
      await expect(readReportText(backend, cutOff)).rejects.toThrow("The payout P-1 was read before");
    }));

  test("after a power cut at any write, reading the report again gives the same results, differences and payments in transit", () =>
    withBackend(async (backend) => {
      const { settlements } = backend.databases;
      const matched = await paid(backend, "compound");
      const late = await paid(backend, "licence");
      const unproven = await left(backend, "other");
      const unknown = { order: "K260803ZZZZZZZZZZ", amount: sen(1_00) };
      await readReportText(backend, reportText({ valueDate: "2026-08-08", lines: [matched] }));
      expect(await openOf(backend)).toEqual([["missing_at_gateway", null, late.order]]);
      // the payout of a payment of this day is not overdue
      backend.clock.pass(6 * DAY);
      await paid(backend, "assessment");
      const soon = { ...unproven, paidOn: "2026-08-09" };
      const text = reportText({ payout: "P-2", valueDate: "2026-08-10", lines: [late, soon, unknown] });
      const before = await settlements.list({ prefix: "", limit: 1000 });
      let cuts = 0;
      for (let write = 1; ; write += 1) {
        const { databases, arm } = failingDatabases(backend.databases);
        arm({ write, when: "after" });
        try {
          await readReportText({ ...backend, databases }, text);
          break;
        } catch (failure) {
          if (!(failure instanceof PowerCut)) throw failure;
          cuts += 1;
        }
        const report = await readReportText(backend, text);
        expect(report.results).toEqual(results({ matched: 1, unknown_to_us: 2, in_transit: 1 }));
        expect(await openOf(backend)).toHaveLength(2);
        expect(await readProgress(settlements, { gateway: "fpx" })).toMatchObject({
          in_transit_since: "2026-08-09",
        });
        await restore(settlements, before);
      }
      expect(cuts).toBeGreaterThan(5);
    }));

  test("ends the difference of a missing payment whose line another process reads at the same moment", () =>
    withBackend(async (backend) => {
      const first = await paid(backend, "compound");
      const late = await paid(backend, "other");
      const { settlements } = backend.databases;
      const next = reportText({ payout: "P-2", valueDate: "2026-08-12", lines: [late] });
      const interrupted: DocumentStore = {
        ...settlements,
        write: async (document) => {
          if (document.type === "settlement_difference") await readReportText(backend, next);
          return settlements.write(document);
        },
      };
      const slow = { ...backend, databases: { ...backend.databases, settlements: interrupted } };
      const report = await readReportText(slow, reportText({ valueDate: "2026-08-08", lines: [first] }));
      expect(report.results).toEqual(results({ matched: 1, missing_at_gateway: 1 }));
      expect(await openOf(backend)).toEqual([]);
    }));
});

/** Makes a database what it was. */
async function restore(store: DocumentStore, before: readonly StoredDocument[]): Promise<void> {
  const kept = new Map(before.map((document) => [document._id, document]));
  for (const { _id, _rev } of await store.list({ prefix: "", limit: 1000 })) {
    const old = kept.get(_id);
    if (old === undefined) await store.write({ _id, _rev, _deleted: true });
    else if (old._rev !== _rev) await store.write({ ...old, _rev });
  }
}

describe("a line of a payment that we do not know to be paid", () => {
  test("starts an enquiry and makes nothing paid; the bank's signed answer does, and ends the difference", () =>
    withBackend(async (backend) => {
      const line = await left(backend, "compound");
      const order = line.order ?? "";
      await askRound(backend);
      backend.clock.pass(20 * DAY);
      await askRound(backend);
      backend.clock.pass(60_000);
      const heard = heardEnquiries(backend);
      await readReportText(backend, reportText({ valueDate: "2026-08-24", lines: [line] }));
      expect(await storedOf(backend, order)).not.toMatchObject({ status: "paid" });
      expect(await openOf(backend)).toEqual([["unknown_to_us", "not_paid", order]]);
      await askRound(backend);
      expect(heard).toEqual([order]);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await storedOf(backend, order)).toMatchObject({ status: "paid", settlement: "complete" });
      await endProvenDifferences(backend.databases, backend.clock);
      expect(await openOf(backend)).toEqual([]);
    }));

  test("of another amount starts an enquiry too", () =>
    withBackend(async (backend) => {
      const line = await left(backend, "compound");
      const heard = heardEnquiries(backend);
      await readReportText(backend, reportText({ lines: [{ ...line, amount: sen(1) }] }));
      await askRound(backend);
      expect(await openOf(backend)).toEqual([["amount_differs", null, line.order]]);
      expect(heard).toEqual([line.order]);
    }));
});
