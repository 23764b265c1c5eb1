import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SettlementReport } from "../../../src/api/schemas/reconciliation.ts";
import { type Sen, sen } from "../../../src/domain/money.ts";
import { orderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import {
  type FpxPayment,
  isCardPayment,
  paymentAsDocument,
  paymentOf,
} from "../../../src/server/payments/paymentDocument.ts";
import { openDifferences } from "../../../src/server/reconciliation/difference.ts";
import { runs } from "../../config/seed.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, fakeClock, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { memoryDatabases, turnsOf } from "../databases/memoryDatabases.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { readReportText, reportText, type WantedLine } from "./reports.ts";

/** How a payment, or a line without one, stands in the report. */
const TREATMENTS = [
  "as it is",
  "as it is",
  "left out",
  "with another amount",
  "with another transaction",
  "twice",
  "without its order",
  "though it is not paid",
  "not paid, and left out",
  "without a payment",
  "left out, and proven late",
] as const;

const entry = fc.record({
  treatment: fc.constantFrom(...TREATMENTS),
  amount: fc.integer({ min: 2, max: 1_000_000 }).map(sen),
  /** The day of August 2026. */
  day: fc.integer({ min: 3, max: 12 }),
  fee: fc.constantFrom(0, 50, 100).map(sen),
  place: fc.nat(),
});

type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

/** Payouts come within four days. This value date makes the payments until 9 August overdue. */
const VALUE_DATE = "2026-08-14";

interface Reported {
  readonly entry: Entry;
  readonly order: string;
  readonly transaction: string;
}

const dayOf = ({ day }: Entry): string => `2026-08-${String(day).padStart(2, "0")}`;

function linesOf({ entry: reported, order, transaction }: Reported): readonly WantedLine[] {
  const { treatment, amount, fee } = reported;
  const line: WantedLine = { order, transaction, amount, fee, paidOn: dayOf(reported) };
  const { order: _order, ...withoutOrder } = line;
  switch (treatment) {
    case "left out":
    case "not paid, and left out":
    case "left out, and proven late":
      return [];
    case "with another amount":
      return [{ ...line, amount: sen(amount - 1) }];
    case "with another transaction":
      return [{ ...line, transaction: `X${transaction}` }];
    case "twice":
      return [line, line];
    case "without its order":
      return [withoutOrder];
    default:
      return [line];
  }
}

const isPaid = ({ entry: { treatment } }: Reported): boolean =>
  !["though it is not paid", "not paid, and left out", "without a payment"].includes(treatment);

/** The difference of each line, by what was done to it. */
function differencesOfLines({ entry: { treatment }, order }: Reported): readonly string[] {
  switch (treatment) {
    case "with another amount":
      return [`amount_differs null ${order}`];
    case "with another transaction":
      return [`unknown_to_us other_transaction ${order}`];
    case "twice":
      return [`unknown_to_us repeated ${order}`];
    case "though it is not paid":
      return [`unknown_to_us not_paid ${order}`];
    case "without a payment":
      return [`unknown_to_us no_payment ${order}`];
    default:
      return [];
  }
}

const UNPAID_BY_LINES = ["left out", "with another transaction", "left out, and proven late"];

/** The paid payments that no line pays, of the days from the first report's first line to the last one's last. */
function withoutLine(reported: readonly Reported[]): readonly Reported[] {
  const days = reported.filter((one) => linesOf(one).length > 0).map((one) => one.entry.day);
  return reported
    .filter((one) => isPaid(one) && UNPAID_BY_LINES.includes(one.entry.treatment))
    .filter((one) => one.entry.day >= Math.min(...days) && one.entry.day <= Math.max(...days));
}

const isLate = ({ treatment }: Entry): boolean => treatment === "left out, and proven late";

const isOverdue = ({ entry: { day } }: Reported): boolean => day < 10;

type World = Pick<BackendUnderTest, "databases" | "clock" | "fpx">;

async function paidPayment(backend: BackendUnderTest): Promise<FpxPayment> {
  const { order } = await atTheBank(backend, [lineOf(COMPOUND, "full")]);
  await approve(backend, order);
  const [document] = await backend.databases.all_payments.list({ prefix: "0", limit: 1 });
  const payment = document && paymentOf(document);
  if (payment === undefined || isCardPayment(payment)) throw new Error("no payment by FPX");
  return payment;
}

function unpaid({
  receipt_no,
  settled_at,
  paid_at,
  settlement,
  fpx_fpxTxnId,
  ...payment
}: FpxPayment): FpxPayment {
  return { ...payment, status: "in_progress" };
}

async function store(model: FpxPayment, { databases, clock }: World, entries: readonly Entry[]) {
  const newId = utcRandom(clock, randomBytes);
  const reported: Reported[] = [];
  for (const [place, one] of entries.entries()) {
    const order_number = orderNumber("260803", [...String(place).padStart(10, "0")].map(Number));
    const transaction = `26080310${String(place).padStart(8, "0")}`;
    reported.push({ entry: one, order: order_number, transaction });
    if (one.treatment === "without a payment") continue;
    const payment: FpxPayment = {
      ...model,
      _id: newId(),
      order_number,
      amount: one.amount,
      fpx_fpxTxnId: transaction,
      paid_at: `${dayOf(one)}T04:00:00.000Z`,
    };
    const isStoredPaid = isPaid({ entry: one, order: order_number, transaction }) && !isLate(one);
    const stored = isStoredPaid ? payment : unpaid(payment);
    await databases.all_payments.write(paymentAsDocument(stored));
    await databases.handles.write({
      _id: `order:${order_number}`,
      type: "order_number",
      payment_id: payment._id,
    });
  }
  return reported;
}

const sum = (amounts: readonly Sen[]) => amounts.reduce<number>((total, amount) => total + amount, 0);

/** The bank's proofs of the payments that it proves late. They say when the citizens paid. */
async function prove(
  { databases: { all_payments, handles }, clock }: World,
  reported: readonly Reported[],
): Promise<void> {
  const settled_at = clock.now().toISOString();
  for (const { entry: one, order } of reported) {
    if (!isLate(one)) continue;
    const handle = await handles.read(`order:${order}`);
    await changeDocument(all_payments, String(handle?.payment_id), (stored) => ({
      ...stored,
      status: "paid",
      paid_at: `${dayOf(one)}T04:00:00.000Z`,
      settled_at,
    }));
  }
}

const HOUR = 60 * 60_000;

/** Reads the lines in two reports: until a day, and after it. The late proofs come in between. */
async function check(backend: World, reported: readonly Reported[], until: number): Promise<void> {
  const linesWithin = (isIn: (day: number) => boolean) =>
    reported
      .filter(({ entry: { day } }) => isIn(day))
      .flatMap((one) => linesOf(one).map((line) => ({ line, place: one.entry.place })))
      .toSorted((one, other) => one.place - other.place)
      .map(({ line }) => line);
  const [early, later] = [linesWithin((day) => day <= until), linesWithin((day) => day > until)];
  const lines = [...early, ...later];
  if (lines.length === 0) return;
  const texts = [early, later].map((some, place) =>
    some.length === 0 ? undefined : reportText({ payout: `P-${place}`, valueDate: VALUE_DATE, lines: some }),
  );
  const reports: SettlementReport[] = [];
  // the payments are not new when the first report comes
  backend.clock.pass(2 * HOUR);
  for (const [place, text] of texts.entries()) {
    if (place === 1) await prove(backend, reported);
    if (text !== undefined) reports.push(await readReportText(backend, text));
    backend.clock.pass(HOUR);
  }
  const missing = withoutLine(reported).filter(({ entry: one }) => later.length > 0 || !isLate(one));
  const expected = [
    ...reported.flatMap(differencesOfLines),
    ...missing.filter(isOverdue).map(({ order }) => `missing_at_gateway null ${order}`),
  ];
  const found = async () =>
    (await openDifferences(backend.databases.settlements)).map(
      ({ kind, reason, order_number }) => `${kind} ${reason} ${order_number}`,
    );
  expect((await found()).toSorted()).toEqual(expected.toSorted());
  const counted = (result: keyof SettlementReport["results"]) =>
    reports.reduce((total, { results }) => total + results[result], 0);
  expect(counted("matched") + counted("amount_differs") + counted("unknown_to_us")).toBe(lines.length);
  expect(counted("missing_at_gateway")).toBe(missing.filter(isOverdue).length);
  expect(reports.at(-1)?.results.in_transit).toBe(missing.filter((one) => !isOverdue(one)).length);
  expect(sum(reports.flatMap(({ payouts }) => payouts.map(({ gross }) => gross)))).toBe(
    sum(lines.map(({ amount }) => amount)),
  );
  for (const text of texts)
    if (text !== undefined) expect(reports).toContainEqual(await readReportText(backend, text));
  expect((await found()).toSorted()).toEqual(expected.toSorted());
}

/** Compares the reports of histories, each in databases of its own. */
async function checkReports(
  numRuns: number,
  withDatabases: (seed: number, compare: (databases: World["databases"]) => Promise<void>) => Promise<void>,
): Promise<void> {
  await withBackend(async (backend) => {
    const model = await paidPayment(backend);
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 3, max: 12 }),
        fc.nat(),
        (entries, until, seed) =>
          withDatabases(seed, async (databases) => {
            const world = { databases, clock: fakeClock(), fpx: backend.fpx };
            await check(world, await store(model, world, entries), until);
          }),
      ),
      { numRuns, endOnFailure: true },
    );
  });
}

const STORED = runs(2);
const RUNS = runs(100);

test(
  `in any history of payments, reconciliation finds each injected difference and nothing else: ${RUNS} histories`,
  { timeout: 60_000 + RUNS * 500 },
  () => checkReports(RUNS, async (seed, compare) => compare(await memoryDatabases(turnsOf(seed)))),
);

test(
  `reconciliation in embedded databases finds each injected difference and nothing else: ${STORED} histories`,
  { timeout: 60_000 + STORED * 5000 },
  () => checkReports(STORED, (_seed, compare) => withBackend(({ databases }) => compare(databases))),
);
