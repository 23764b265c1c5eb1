import { object, optional } from "superstruct";
import { GATEWAYS } from "../../api/schemas/reconciliation.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { endOfMalaysiaDay } from "../../domain/malaysiaTime.ts";
import { add, NOTHING, type Sen, subtract } from "../../domain/money.ts";
import { type Days, daysOfPeriod, isWithin, period } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import type { SplitServices } from "../reconciliation/splitPayout.ts";
import { payoutsWithin } from "../reconciliation/transfers.ts";
import { type ClosingServices, completeMarks, openLines } from "../remittances/closeRemittances.ts";
import {
  listRemittances,
  NO_LINES,
  NO_SUMS,
  type Remittance,
  type RemittanceSums,
  type Total,
} from "../remittances/remittanceDocument.ts";
import { acknowledgedAt } from "../remittances/remittanceFile.ts";
import { countOpenItems, type OpenTotals, openTotals, type Reported } from "./openItems.ts";

/**
 * The totals of a month or a year, as rows. The CSV file and the page to print write the same rows.
 */

export const reportRequest = object({
  period,
  /** One council alone. Absent: each council, then all of them. */
  council: optional(councilCode),
});

export interface ReportRequest {
  readonly period: string;
  readonly council?: CouncilCode | undefined;
}

/**
 * The groups of rows. `day`, `charge`, `method` and `total` add up the remittances whose day is in the period. `gateway` and `payout`
 * add up the payouts whose value date is. `open` is not settled yet. `unreadable` names the documents of a payout's transfers that a
 * person is to repair: the council's share counts as unassigned until then.
 */
export const ROW_GROUPS = [
  "day",
  "charge",
  "method",
  "gateway",
  "payout",
  "total",
  "open",
  "unreadable",
] as const;

/** The columns of a report after those that name a row, in the order of its file and of its page. */
export const REPORT_COLUMNS = [
  "remittance",
  "value_date",
  "gateway",
  "lines",
  "payments",
  "refunds",
  "chargebacks",
  "unassigned",
  "fees",
  "amount",
] as const satisfies readonly (keyof ReportRow)[];

export interface ReportRow {
  readonly council: Reported;
  readonly group: (typeof ROW_GROUPS)[number];
  /** The day, the charge, the method, the gateway, the payout's reference, the open item, or the document's id. Empty in a total. */
  readonly name: string;
  readonly remittance?: string;
  readonly value_date?: string;
  /** Of a payout, which another gateway's payout can share the reference of. */
  readonly gateway?: (typeof GATEWAYS)[number];
  readonly lines?: number;
  readonly payments?: Sen;
  /** Negative, like the chargebacks. */
  readonly refunds?: Sen;
  readonly chargebacks?: Sen;
  /** Of all councils' payouts: the lines that belong to no council. */
  readonly unassigned?: Sen;
  /** What the gateways kept. Positive. */
  readonly fees?: Sen;
  /** Of the remittances: payments, refunds and chargebacks. Of a payout: that and the unassigned lines, less the fees. */
  readonly amount: Sen;
}

export interface ReportServices extends ClosingServices, SplitServices {
  readonly databases: ClosingServices["databases"] & SplitServices["databases"];
}

/**
 * The rows of a period: of each council a row for each day, for the charges, the methods, the gateways and the whole, and rows for
 * what is open; then those of all councils. The remittances hold their totals, so that no line of them is read.
 */
export async function* periodReport(
  services: ReportServices,
  { period: asked, council: only }: ReportRequest,
): AsyncGenerator<ReportRow> {
  const days = daysOfPeriod(asked);
  const open = openTotals();
  await countOpenItems(services, days, open);
  const paidOut = await addPayouts(services, days, open);
  let all = NO_SUMS;
  for (const council of COUNCIL_CODES) {
    if (only !== undefined && only !== council) continue;
    // otherwise the lines of a remittance whose closing was cut off would count as open too
    await completeMarks(services.databases, council);
    let sums = NO_SUMS;
    for await (const remittance of remittancesOf(services, council, asked)) {
      sums = addSums(sums, remittance);
      yield {
        council,
        group: "day",
        name: remittance.day,
        ...amountsOf(remittance),
        remittance: remittance.remittance,
      };
      if ((await acknowledgedAt(services.databases.settlements, remittance.remittance)) === null)
        open.countTotal("not_acknowledged", council, remittance.total);
    }
    all = addSums(all, sums);
    for await (const { amount } of openLines(services, council, endOfMalaysiaDay(days.through)))
      open.countTotal("not_remitted", council, { lines: 1, amount });
    yield* rowsOf(council, sums, paidOut, open);
  }
  if (only !== undefined) return;
  yield* paidOut.payouts;
  yield* rowsOf("all", all, paidOut, open);
}

function amountsOf({ total, payments, refunds, chargebacks }: RemittanceSums) {
  return {
    lines: total.lines,
    payments: payments.amount,
    refunds: refunds.amount,
    chargebacks: chargebacks.amount,
    amount: total.amount,
  };
}

function* rowsOf(
  council: Reported,
  sums: RemittanceSums,
  { gateways, unreadable }: PaidOut,
  open: OpenTotals,
): Generator<ReportRow> {
  const groups = { charge: sums.by_charge, method: sums.by_method } as const;
  for (const group of ["charge", "method"] as const)
    for (const name of Object.keys(groups[group]).sort())
      yield { council, group, name, ...(groups[group][name] ?? NO_LINES) };
  const own = GATEWAYS.flatMap((name) => gateways.get(`${council} ${name}`) ?? []);
  yield* own;
  const fees = add(...own.map((row) => row.fees ?? NOTHING));
  if (sums.total.lines > 0 || own.length > 0 || council === "all")
    yield { council, group: "total", name: "", ...amountsOf(sums), fees };
  for (const [name, total] of open.of(council)) yield { council, group: "open", name, ...total };
  for (const row of unreadable) if (council === "all" || row.council === council) yield { ...row, council };
}

interface PaidOut {
  /** The row of each gateway, by the council, or `all`, and the gateway. */
  readonly gateways: ReadonlyMap<string, ReportRow>;
  /** A row for each payout. */
  readonly payouts: readonly ReportRow[];
  /** A row for each document of transfers that cannot be read, with the net of the share. */
  readonly unreadable: readonly ReportRow[];
}

/** Adds up the payouts by council and gateway, and counts what of them is still to be transferred. */
async function addPayouts(services: ReportServices, days: Days, open: OpenTotals): Promise<PaidOut> {
  const gateways = new Map<string, ReportRow>();
  const payouts: ReportRow[] = [];
  const unreadable: ReportRow[] = [];
  const addTo = (council: Reported, name: string, amounts: PaidAmounts) => {
    const key = `${council} ${name}`;
    const before = gateways.get(key) ?? { council, group: "gateway", name, amount: NOTHING };
    gateways.set(key, { ...before, ...addAmounts(before, amounts) });
  };
  for (const gateway of GATEWAYS)
    for await (const split of payoutsWithin(services, { gateway }, days)) {
      let whole: PaidAmounts = { amount: NOTHING };
      for (const { council, due, ...share } of split.councils) {
        const amounts = {
          payments: share.payments,
          refunds: subtract(NOTHING, share.refunds),
          chargebacks: subtract(NOTHING, share.chargebacks),
          fees: share.fees,
          amount: share.net,
        };
        addTo(council, gateway, amounts);
        whole = addAmounts(whole, amounts);
        if (due !== NOTHING) open.countTotal("not_transferred", council, { lines: 1, amount: due });
      }
      const { lines, amount: unassigned, fees } = split.unassigned;
      if (lines > 0) open.countOfNone("unassigned", { lines, amount: unassigned });
      // refunds left the portal's account and not the gateway's
      const { refunds: _refunds, ...ofLines } = whole;
      const paid = { ...ofLines, unassigned, fees: add(whole.fees ?? NOTHING, fees), amount: split.amount };
      addTo("all", gateway, paid);
      const { payout, value_date } = split;
      payouts.push({ council: "all", group: "payout", name: payout, value_date, gateway, ...paid });
      for (const { id: name, council, net: amount } of split.unreadable)
        unreadable.push({ council, group: "unreadable", name, value_date, gateway, amount });
    }
  return { gateways, payouts, unreadable };
}

type PaidAmounts = Pick<ReportRow, "payments" | "refunds" | "chargebacks" | "unassigned" | "fees" | "amount">;

function addAmounts(one: PaidAmounts, other: PaidAmounts): PaidAmounts {
  const sum = (field: keyof PaidAmounts) => add(one[field] ?? NOTHING, other[field] ?? NOTHING);
  return {
    payments: sum("payments"),
    refunds: sum("refunds"),
    chargebacks: sum("chargebacks"),
    // a council has none
    ...(other.unassigned !== undefined && { unassigned: sum("unassigned") }),
    fees: sum("fees"),
    amount: sum("amount"),
  };
}

function addTotal(one: Total, other: Total): Total {
  return { lines: one.lines + other.lines, amount: add(one.amount, other.amount) };
}

function addSums(one: RemittanceSums, other: RemittanceSums): RemittanceSums {
  return {
    total: addTotal(one.total, other.total),
    payments: addTotal(one.payments, other.payments),
    refunds: addTotal(one.refunds, other.refunds),
    chargebacks: addTotal(one.chargebacks, other.chargebacks),
    by_charge: addByName(one.by_charge, other.by_charge),
    by_method: addByName(one.by_method, other.by_method),
  };
}

function addByName(
  one: RemittanceSums["by_charge"],
  other: RemittanceSums["by_charge"],
): RemittanceSums["by_charge"] {
  const added = Object.entries(other).map(([name, total]) => [name, addTotal(one[name] ?? NO_LINES, total)]);
  return { ...one, ...Object.fromEntries(added) };
}

/** Remittances in one reading. */
const PAGE = 100;

/** A council's remittances of a period, in the order of their days. */
async function* remittancesOf(
  { databases: { settlements } }: ClosingServices,
  council: CouncilCode,
  asked: string,
): AsyncGenerator<Remittance> {
  const days = daysOfPeriod(asked);
  // the numbers begin again each year
  for (let after: string | undefined = `${council}-${Number(asked.slice(0, 4)) - 1}-9999`; ; ) {
    const page: readonly Remittance[] = await listRemittances(settlements, council, { after, limit: PAGE });
    yield* page.filter(({ day }) => isWithin(day, days));
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE || end.day > days.through) return;
    after = end.remittance;
  }
}
