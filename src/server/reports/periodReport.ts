import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { type Cell, csvRows, UTF8_MARK } from "../../domain/csv.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import { add, ringgitFromSen } from "../../domain/money.ts";
import { text } from "../../domain/schemas/limits.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { OPEN_REFUNDS_VIEW } from "../databases/views.ts";
import { refundCaseOfDocument } from "../refunds/refundCases.ts";
import { type ClosingServices, completeMarks, openLines } from "../remittances/closeRemittances.ts";
import { listRemittances, NO_LINES, type Remittance, type Total } from "../remittances/remittanceDocument.ts";
import { acknowledgedAt } from "../remittances/remittanceFile.ts";

/** A month, "2026-11", or a year, "2026". */
export const reportPeriod = text({ pattern: /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/ });

const HEADINGS = [
  "period",
  "council",
  "group",
  "name",
  "remittance",
  "lines",
  "payments",
  "refunds",
  "amount",
] as const;

/** Sums of remittances. */
interface Sums {
  readonly total: Total;
  readonly payments: Total;
  readonly refunds: Total;
  readonly by_charge: Readonly<Record<string, Total>>;
  readonly by_method: Readonly<Record<string, Total>>;
}

const NO_SUMS: Sums = {
  total: NO_LINES,
  payments: NO_LINES,
  refunds: NO_LINES,
  by_charge: {},
  by_method: {},
};

/** Remittances in one reading. */
const PAGE = 100;

/**
 * The closed remittances of a month or a year as CSV, piece by piece. Each council has a row for each remittance, each charge, each
 * method, the total, and everything that is open. Rows for all councils together follow. The remittances hold their totals, so no
 * line is read.
 * @param period `reportPeriod`
 */
export async function* periodReport(services: ClosingServices, period: string): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvRows([HEADINGS])}`;
  const until = endOfMalaysiaDay(lastDay(period));
  const refundsDue = await openRefunds(services, until);
  let all = NO_SUMS;
  for (const council of COUNCIL_CODES) {
    const row = (cells: Row) => csvRow({ period, council, ...cells });
    // otherwise the lines of a remittance whose closing was cut off would count as open too
    await completeMarks(services.databases, council);
    let sums = NO_SUMS;
    let unacknowledged = NO_LINES;
    for await (const remittance of remittancesOf(services, council, period)) {
      sums = addSums(sums, remittance);
      const { day, remittance: identifier } = remittance;
      yield row({ group: "day", name: day, remittance: identifier, ...amountsOf(remittance) });
      if ((await acknowledgedAt(services.databases.settlements, identifier)) === null)
        unacknowledged = addTotal(unacknowledged, remittance.total);
    }
    all = addSums(all, sums);
    let open = NO_LINES;
    for await (const { amount } of openLines(services, council, until))
      open = addTotal(open, { lines: 1, amount });
    const due = refundsDue.get(council) ?? NO_LINES;
    if (sums.total.lines > 0) yield* rowsOf(sums, row);
    for (const [name, total] of [
      ["not_remitted", open],
      ["refunds_due", due],
      ["not_acknowledged", unacknowledged],
    ] as const)
      if (total.lines > 0) yield row({ group: "open", name, ...written(total) });
  }
  yield* rowsOf(all, (cells) => csvRow({ period, council: "all", ...cells }));
}

type Row = Readonly<Partial<Record<(typeof HEADINGS)[number], Cell>>>;

const csvRow = (cells: Row): string => csvRows([HEADINGS.map((heading) => cells[heading] ?? "")]);

const written = ({ lines, amount }: Total): Row => ({
  lines: String(lines),
  amount: { amount: ringgitFromSen(amount) },
});

const amountsOf = ({ total, payments, refunds }: Pick<Sums, "total" | "payments" | "refunds">): Row => ({
  ...written(total),
  payments: { amount: ringgitFromSen(payments.amount) },
  refunds: { amount: ringgitFromSen(refunds.amount) },
});

function* rowsOf(sums: Sums, row: (cells: Row) => string): Generator<string> {
  const groups = { charge: sums.by_charge, method: sums.by_method };
  for (const [group, totals] of Object.entries(groups))
    for (const name of Object.keys(totals).sort())
      yield row({ group, name, ...written(totals[name] ?? NO_LINES) });
  yield row({ group: "total", ...amountsOf(sums) });
}

function addTotal(one: Total, other: Total): Total {
  return { lines: one.lines + other.lines, amount: add(one.amount, other.amount) };
}

function addSums(one: Sums, other: Sums): Sums {
  return {
    total: addTotal(one.total, other.total),
    payments: addTotal(one.payments, other.payments),
    refunds: addTotal(one.refunds, other.refunds),
    by_charge: addByName(one.by_charge, other.by_charge),
    by_method: addByName(one.by_method, other.by_method),
  };
}

function addByName(one: Sums["by_charge"], other: Sums["by_charge"]): Sums["by_charge"] {
  const added = Object.entries(other).map(([name, total]) => [name, addTotal(one[name] ?? NO_LINES, total)]);
  return { ...one, ...Object.fromEntries(added) };
}

/** The last day of a month or a year, YYYY-MM-DD. */
function lastDay(period: string): string {
  const [year = "", month = "12"] = period.split("-");
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** A council's remittances of a period, in the order of their days. */
async function* remittancesOf(
  { databases: { settlements } }: ClosingServices,
  council: CouncilCode,
  period: string,
): AsyncGenerator<Remittance> {
  const last = lastDay(period);
  // the numbers begin again each year
  for (let after: string | undefined = `${council}-${Number(period.slice(0, 4)) - 1}-9999`; ; ) {
    const page: readonly Remittance[] = await listRemittances(settlements, council, { after, limit: PAGE });
    yield* page.filter(({ day }) => day.startsWith(period));
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE || end.day > last) return;
    after = end.remittance;
  }
}

/** The amounts still to be refunded in the cases that were opened before a time, by council. */
async function openRefunds(
  { databases: { settlements } }: ClosingServices,
  until: string,
): Promise<ReadonlyMap<CouncilCode, Total>> {
  const due = new Map<CouncilCode, Total>();
  const { rows } = await settlements.rows(OPEN_REFUNDS_VIEW);
  for (const { id } of rows) {
    const document = await settlements.read(id);
    if (document === undefined) continue;
    try {
      const { bills, opened_at } = refundCaseOfDocument(document);
      if (opened_at >= until) continue;
      for (const [record, { paid }] of Object.entries(bills)) {
        const council = COUNCIL_CODES.find((code) => record.startsWith(`${code}:`));
        if (council === undefined) continue;
        const bill = { lines: 1, amount: add(...Object.values(paid)) };
        due.set(council, addTotal(due.get(council) ?? NO_LINES, bill));
      }
    } catch (failure) {
      // the review queue reports a case that is unreadable
      if (!(failure instanceof StoredDataError)) throw failure;
    }
  }
  return due;
}
