import { describe, expect, test } from "vitest";
import type { BillRecord } from "../../../src/charges/index.ts";
import { sen } from "../../../src/domain/money.ts";
import { isOrderNumber, receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import { formatFpxTime } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { documentOf, type RecordDocument } from "../../../src/server/records/document.ts";
import { beginLoad, switchLoad } from "../../../src/server/records/loading/loads.ts";
import { prepareBatch } from "../../../src/server/records/loading/prepareBatch.ts";
import { ALONE } from "../../../src/server/records/loading/throttle.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { lineOf, post } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, LICENSE, OTHER_COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { approve, atTheBank, renewalOf } from "../licences/licences.ts";
import { HOUR } from "../payments/leftPayments.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";

/** No citizen is asked to pay a bill twice because of a file of the council. */

let keys = 0;

/** Pays a bill now. @returns the receipt's number */
async function paid(backend: BackendUnderTest, record: BillRecord, choice: string): Promise<string> {
  keys += 1;
  const key = `posted-through-key-${keys}`;
  const { order } = await atTheBank(backend, [lineOf(record, choice)], { key });
  const changes = { fpx_fpxTxnTime: formatFpxTime(backend.clock.now()) };
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00", changes }));
  if (!isOrderNumber(order)) throw new Error("no order number");
  return receiptNumberOf(order);
}

type Besides = Pick<RecordDocument, "as_of" | "posted_through">;

/** The council's file. @returns the records that were held out */
const load = (
  { databases, clock }: Pick<BackendUnderTest, "databases" | "clock">,
  records: readonly BillRecord[],
  besides: Besides,
  confirmed: readonly string[] = [],
) =>
  loadRecords(
    databases,
    records.map((record) => documentOf(record, undefined, besides)),
    clock.now(),
    confirmed,
  );

async function owed(backend: BackendUnderTest, { type, _id }: BillRecord): Promise<unknown> {
  const answer = await post(backend, "/search", { council: "mpt", payment_type: type, _id });
  return answer.json();
}

const now = ({ clock }: BackendUnderTest) => clock.now().toISOString();

/** Closes yesterday. @returns the identifier of the last remittance */
async function closed(backend: BackendUnderTest): Promise<string> {
  await closeAllRemittances(closing(backend));
  return (await remittancesOf(backend)).at(-1)?.remittance ?? "";
}

describe("figures with a time alone", () => {
  test("hold out a paid bill that they would ask for again, with its receipt, and the rest of the file is loaded", () =>
    withBackend(async (backend) => {
      const receipt = await paid(backend, OTHER_COMPOUND, "full");
      backend.clock.pass(DAY);
      const corrected = { ...COMPOUND, amount: sen(90_00) };
      const heldOut = await load(backend, [OTHER_COMPOUND, corrected], { as_of: now(backend) });
      expect(heldOut).toEqual([{ _id: "mpt:compound:K26000002", reason: "paid", receipts: [receipt] }]);
      expect(await owed(backend, OTHER_COMPOUND)).toMatchObject({ amount: "0.00" });
      expect(await owed(backend, COMPOUND)).toMatchObject({ amount: "90.00" });
      expect((await tracesOf(backend)).refundCases).toEqual([]);
    }));

  test("stay out when an interrupted load had them confirmed, and goes on without", () =>
    withBackend(async (backend) => {
      const { databases, clock } = backend;
      await paid(backend, OTHER_COMPOUND, "full");
      clock.pass(DAY);
      const records = [documentOf(OTHER_COMPOUND, undefined, { as_of: now(backend) })];
      const began = { file: "a".repeat(64), scopes: ["mpt:compound"] };
      const begun = await beginLoad(databases.records, began, now(backend));
      if ("busy" in begun) throw new Error("another load changes the same records");
      const prepare = (confirmed: readonly string[]) =>
        prepareBatch(databases, begun.load, 0, records, {
          read: (document) => document,
          confirmed: new Set(confirmed),
          now: clock.now(),
          throttle: ALONE,
        });
      await prepare(["mpt:compound:K26000002"]);
      expect(await prepare([])).toMatchObject({ held_out: [{ _id: "mpt:compound:K26000002" }] });
      await switchLoad(databases.records, begun.load, now(backend));
      expect(await owed(backend, OTHER_COMPOUND)).toMatchObject({ amount: "0.00" });
    }));

  test("are loaded once a person has confirmed them", () =>
    withBackend(async (backend) => {
      await paid(backend, OTHER_COMPOUND, "full");
      backend.clock.pass(DAY);
      const as_of = now(backend);
      expect(await load(backend, [OTHER_COMPOUND], { as_of }, ["mpt:compound:K26000002"])).toEqual([]);
      expect(await owed(backend, OTHER_COMPOUND)).toMatchObject({ amount: "30.00" });
      // the council has decided, so the same file needs no second confirmation
      expect(await load(backend, [OTHER_COMPOUND], { as_of })).toEqual([]);
    }));

  test.each([
    ["where no payment is open", sen(30_00), false],
    ["where they fell by the payment", sen(0), true],
  ])("are loaded %s", (_, amount, isPaid) =>
    withBackend(async (backend) => {
      if (isPaid) await paid(backend, OTHER_COMPOUND, "full");
      backend.clock.pass(DAY);
      expect(await load(backend, [{ ...OTHER_COMPOUND, amount }], { as_of: now(backend) })).toEqual([]);
    }),
  );

  test("hold out a bill that was withdrawn after its payment and would come back", () =>
    withBackend(async (backend) => {
      await paid(backend, OTHER_COMPOUND, "full");
      const { records } = backend.databases;
      const stored = await records.read("mpt:compound:K26000002");
      await records.write({ _id: "mpt:compound:K26000002", _rev: String(stored?._rev), _deleted: true });
      backend.clock.pass(DAY);
      expect(await load(backend, [OTHER_COMPOUND], { as_of: now(backend) })).toMatchObject([
        { reason: "paid" },
      ]);
    }));

  test("are loaded with a licence's next period, although the period before was paid", () =>
    withBackend(async (backend) => {
      const licence = { ...LICENSE, arrears: sen(0), balance: sen(200_00) };
      await load(backend, [licence], {});
      const { order } = await atTheBank(backend, [renewalOf(licence)]);
      await approve(backend, order);
      backend.clock.pass(DAY);
      const next = { ...licence, renewal_year: 2027 };
      expect(await load(backend, [next], { as_of: now(backend) })).toEqual([]);
    }));

  test("of a time in the future are held out, since later payments would count as included", () =>
    withBackend(async (backend) => {
      const as_of = new Date(backend.clock.now().getTime() + HOUR).toISOString();
      expect(await load(backend, [COMPOUND], { as_of })).toMatchObject([{ reason: "as_of" }]);
    }));
});

describe("figures that name the last remittance that they contain", () => {
  test("include its payments and those before it, and what was settled later is still taken off", () =>
    withBackend(async (backend) => {
      await paid(backend, ASSESSMENT, "1");
      backend.clock.pass(DAY);
      const posted_through = await closed(backend);
      const rest = { ...ASSESSMENT, arrears: sen(0), landcess_effect: sen(0), balance: sen(60_00) };
      await paid(backend, rest, "2");
      backend.clock.pass(DAY);
      await closed(backend);
      // the council's figures are a day old: they lack the second payment, which a later remittance has
      expect(await load(backend, [rest], { posted_through, as_of: now(backend) })).toEqual([]);
      expect(await owed(backend, ASSESSMENT)).toMatchObject({ arrears: "0.00", current: "0.00" });
      expect((await tracesOf(backend)).refundCases).toEqual([]);
    }));

  test("do not include a payment of that day that was proven after the day was closed", () =>
    withBackend(async (backend) => {
      await paid(backend, COMPOUND, "full");
      const { order } = await atTheBank(backend, [lineOf(OTHER_COMPOUND, "full")], {
        key: "the-key-of-a-late-proof",
      });
      backend.clock.pass(DAY);
      const posted_through = await closed(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await load(backend, [OTHER_COMPOUND], { posted_through })).toEqual([]);
      expect(await owed(backend, OTHER_COMPOUND)).toMatchObject({ amount: "0.00" });
    }));

  test.each(["mpt-2026-2", "mps-2026-1"])(
    "are held out when the council has no such remittance: %s",
    (posted_through) =>
      withBackend(async (backend) => {
        await paid(backend, COMPOUND, "full");
        backend.clock.pass(DAY);
        await closed(backend);
        expect(await load(backend, [COMPOUND], { posted_through })).toMatchObject([{ reason: "remittance" }]);
        expect(await owed(backend, COMPOUND)).toMatchObject({ amount: "0.00" });
      }),
  );

  test.each([1, 2, 3, 4, 5])(
    "refund nothing that they contain, although the closing was interrupted after its write %i",
    (write) =>
      withBackend(async (backend) => {
        await paid(backend, COMPOUND, "full");
        backend.clock.pass(DAY);
        const power = failingDatabases(backend.databases);
        power.arm({ write, when: "after" });
        const interrupted = closeAllRemittances({ ...closing(backend), databases: power.databases });
        await interrupted.catch((failure: unknown) => {
          if (!(failure instanceof PowerCut)) throw failure;
        });
        const [remittance] = await remittancesOf(backend);
        if (remittance === undefined) return;
        const { remittance: posted_through } = remittance;
        const posted = { ...COMPOUND, amount: sen(0) };
        const heldOut = await load(backend, [posted], { posted_through });
        if (heldOut.length > 0) {
          // the next start completes the closing
          await closed(backend);
          expect(await load(backend, [posted], { posted_through })).toEqual([]);
        }
        expect(await owed(backend, COMPOUND)).toMatchObject({ amount: "0.00" });
        expect((await tracesOf(backend)).refundCases).toEqual([]);
      }),
  );
});
