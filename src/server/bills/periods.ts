import type { Settled } from "../../charges/charge.ts";
import type { CouncilRecord, ServiceLine } from "../../charges/index.ts";
import { add, atLeastNothing, NOTHING, type Sen, subtract } from "../../domain/money.ts";

/**
 * A licence's fee is that of one period: money that comes for a former one is not the next one's. What the council still had to
 * get for that period is part of the arrears of its newer figures, and the rest was paid twice. An assessment's and a stall's
 * money may be paid for any period, and pays what is owed.
 */

/** Of which period the licence's line or figures are, the earlier of two alike the smaller text; undefined for other charges. */
export function periodOf(of: ServiceLine | CouncilRecord): string | undefined {
  if (of.type !== "license") return undefined;
  const { renewal_year: year, renewal_month: month } = of;
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

/** Whether it is before the other; unknown where they are not alike, or one is unknown. */
export function isBefore(period: string | undefined, other: string | undefined): boolean {
  return period !== undefined && other?.length === period.length && period < other;
}

/** The part of a licence's figures that holds what former periods still owe. */
const OF_FORMER = "arrears";

/** What somebody paid, seen from the council's figures. */
export interface Paid {
  readonly settled: Settled;
  /** Whether it is for a period before theirs. */
  readonly isOfFormerPeriod: boolean;
}

/** What it takes off the figures. */
export function takenOff({ settled, isOfFormerPeriod }: Paid): Settled {
  return isOfFormerPeriod ? { [OF_FORMER]: add(...Object.values(settled)) } : settled;
}

/** What of each part that it settled was owed no more. */
export function paidTwice({ settled, isOfFormerPeriod }: Paid, owed: Settled): Settled {
  const left = new Map<string, Sen>(Object.entries(owed));
  // in one order, whichever the database gives them in
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
