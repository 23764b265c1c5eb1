import { createHash } from "node:crypto";
import { add, MoneyError, NOTHING, ringgitFromSen, type Sen, subtract } from "../../domain/money.ts";
import type { ReportFormat } from "./reportFormat.ts";
import { ReportError, type ReportLine, readReportLines } from "./reportLines.ts";

/** One transfer of the provider to the account, and the lines that it pays. */
export interface Payout {
  readonly payout: string;
  /** YYYY-MM-DD. */
  readonly value_date: string;
  /** What reaches the account: the lines less their fees. */
  readonly amount: Sen;
  readonly lines: number;
  readonly gross: Sen;
  readonly fees: Sen;
}

/** A whole report, before anything of it is stored. */
export interface InspectedReport {
  /** The SHA-256 of the file, in hex. */
  readonly hash: string;
  /** In the order of their references. */
  readonly payouts: readonly Payout[];
  /** The first and the last day of its payments, YYYY-MM-DD. Null in a report without payments. */
  readonly days: { readonly from: string; readonly through: string } | null;
}

/** One document and one line of the answer for each. A payout a day fills three years. */
const MOST_PAYOUTS = 1000;

/**
 * Reads a report once, and checks that the lines of each payout, less their fees, equal its amount to the sen.
 * @throws ReportError
 */
export async function inspectReport(path: string, format: ReportFormat): Promise<InspectedReport> {
  const hash = createHash("sha256");
  const payouts = new Map<string, CountedPayout>();
  const days: string[] = [];
  for await (const line of readReportLines(path, format, hash)) {
    payouts.set(line.payout, counted(payouts.get(line.payout), line));
    if (payouts.size > MOST_PAYOUTS)
      throw new ReportError("too_many_payouts", { line: String(line.line), most: String(MOST_PAYOUTS) });
    if (line.paid_on === null || line.kind !== "payment") continue;
    const [from = line.paid_on, through = line.paid_on] = days;
    days[0] = line.paid_on < from ? line.paid_on : from;
    days[1] = line.paid_on > through ? line.paid_on : through;
  }
  if (payouts.size === 0) throw new ReportError("no_lines");
  const [from, through] = days;
  return {
    hash: hash.digest("hex"),
    payouts: [...payouts.values()].map(agreed).sort((one, other) => (one.payout < other.payout ? -1 : 1)),
    days: from === undefined || through === undefined ? null : { from, through },
  };
}

interface CountedPayout extends Omit<Payout, "amount"> {
  readonly amount: Sen | undefined;
}

function counted(before: CountedPayout | undefined, line: ReportLine): CountedPayout {
  const { payout, value_date, kind } = line;
  const place = { line: String(line.line), payout };
  const known = before ?? { payout, value_date, amount: undefined, lines: 0, gross: NOTHING, fees: NOTHING };
  if (known.value_date !== value_date)
    throw new ReportError("value_dates_differ", { ...place, value_date, earlier: known.value_date });
  if (kind === "payout") {
    if (known.amount !== undefined) throw new ReportError("second_amount", place);
    return { ...known, amount: line.amount };
  }
  try {
    const [gross, fees] = [add(known.gross, line.amount), add(known.fees, line.fee)];
    return { ...known, lines: known.lines + 1, gross, fees };
  } catch (failure) {
    if (!(failure instanceof MoneyError)) throw failure;
    throw new ReportError("sum_too_large", place);
  }
}

function agreed({ amount, ...payout }: CountedPayout): Payout {
  if (amount === undefined) throw new ReportError("payout_without_amount", { payout: payout.payout });
  const sum = subtract(payout.gross, payout.fees);
  if (sum !== amount)
    throw new ReportError("totals_differ", {
      payout: payout.payout,
      sum: ringgitFromSen(sum),
      amount: ringgitFromSen(amount),
    });
  return { ...payout, amount };
}
