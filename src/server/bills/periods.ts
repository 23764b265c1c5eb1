import type { Settled } from "../../charges/charge.ts";
import type { CouncilRecord, ServiceLine } from "../../charges/index.ts";
import { add, atLeastNothing, NOTHING, type Sen, subtract } from "../../domain/money.ts";

/**
 * A licence's fee is for one period. A payment for an earlier period does not pay the next one's fee: it pays the arrears in the
 * council's newer figures, which include what was still owed for that period. Any rest was paid twice. A payment of an assessment
 * or a stall has no period, and pays what is owed.
 */

/**
 * The period of a licence's line or record: "2026" or "2026-03". The text of an earlier period is smaller. Undefined for other
 * charges.
 */
export function periodOf(of: ServiceLine | CouncilRecord): string | undefined {
  if (of.type !== "license") return undefined;
  const { renewal_year: year, renewal_month: month } = of;
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

/** Whether a period is before another. False when one is unknown, or one is a year and the other a month. */
export function isBefore(period: string | undefined, other: string | undefined): boolean {
  return period !== undefined && other?.length === period.length && period < other;
}

/** The part of a licence's figures with the debt of earlier periods. */
const OF_FORMER = "arrears";

/** A settlement, compared with the council's figures. */
export interface Paid {
  readonly settled: Settled;
  /** Whether the payment is for an earlier period than the figures. */
  readonly isOfFormerPeriod: boolean;
}

/** The rest of each part, at least nothing. */
export function less(settled: Settled, without: Settled): Settled {
  return Object.fromEntries(
    Object.entries(settled).map(([part, amount]) => [
      part,
      atLeastNothing(subtract(amount, without[part] ?? NOTHING)),
    ]),
  );
}

/** The amounts that the payment takes off the figures, by part. */
export function deductions({ settled, isOfFormerPeriod }: Paid): Settled {
  return isOfFormerPeriod ? { [OF_FORMER]: add(...Object.values(settled)) } : settled;
}

/** The amount of each settled part that was no longer owed. */
export function overpayment({ settled, isOfFormerPeriod }: Paid, owed: Settled): Settled {
  const left = new Map<string, Sen>(Object.entries(owed));
  // sorted, because the database may return the parts in any order
  const parts = Object.entries(settled).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    parts.map(([part, amount]): [string, Sen] => {
      const owedAs = isOfFormerPeriod ? OF_FORMER : part;
      const before = left.get(owedAs) ?? NOTHING;
      left.set(owedAs, atLeastNothing(subtract(before, amount)));
      return [part, atLeastNothing(subtract(amount, before))];
    }),
  );
}
