import type { PaymentState } from "../../domain/payments/paymentState.ts";

/**
 * When a gateway is asked what became of a payment (docs/protocols.md, FPX and Card gateway). Counted from when the citizen
 * left for the bank, so
 * that it is the same after a restart and in every process.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const each = (from: number, to: number, unit: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => (from + step) * unit);

export interface EnquirySchedule {
  /** Milliseconds after leaving. */
  readonly waits: readonly number[];
  /** No payment is asked more often than this. Milliseconds. */
  readonly pause: number;
  /** Nor more often than this in any 24 hours; undefined where the gateway has no limit. */
  readonly perDay: number | undefined;
  /** Its holder asks no more once it was asked this often in 24 hours: the rest is the schedule's. */
  readonly perDayByHolder: number | undefined;
}

export const FPX_SCHEDULE: EnquirySchedule = {
  waits: [...[2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE), ...each(2, 24, HOUR), ...each(2, 7, DAY)],
  pause: 30_000,
  perDay: undefined,
  perDayByHolder: undefined,
};

/** How many of a day's enquiries are the schedule's, whatever the payer asks: those at 1 and 6 hours. */
const KEPT_FOR_SCHEDULE = 2;

/**
 * The card gateway limits how often it is asked about a payment in a day (docs/protocols.md, Card gateway): it is asked
 * sparsely, and its holder's
 * questions count as well. They are not all of them: every screen on the way to another payment asks.
 */
export function cardSchedule(perDay: number): EnquirySchedule {
  return {
    waits: [10 * MINUTE, HOUR, 6 * HOUR, ...each(1, 7, DAY)],
    pause: 5 * MINUTE,
    perDay,
    perDayByHolder: Math.max(1, perDay - KEPT_FOR_SCHEDULE),
  };
}

/**
 * When the gateway may be asked again. Any 24 hours are counted, so that its day may begin when it likes.
 * @param asked when it was asked, instants in UTC, the oldest first
 * @param perDay how often in 24 hours: as often as the gateway allows by default
 */
export function soonestEnquiry(
  schedule: EnquirySchedule,
  asked: readonly string[],
  perDay = schedule.perDay,
): Date | undefined {
  const last = asked.at(-1);
  if (last === undefined) return undefined;
  const first = perDay === undefined ? undefined : asked.at(-perDay);
  const limited = first === undefined ? 0 : Date.parse(first) + DAY;
  return new Date(Math.max(Date.parse(last) + schedule.pause, limited));
}

/** A citizen's session at the bank has ended by then. Milliseconds after leaving. */
const LONGEST_AT_BANK = 3 * HOUR;

/** A company's approver has let it through or not by then (docs/protocols.md, FPX). Milliseconds after leaving. */
const LONGEST_HELD = 7 * DAY;

/**
 * The next enquiry of the schedule after a time.
 * @param leftAt instant in UTC
 * @returns an instant in UTC, or undefined when the schedule is over
 */
export function nextEnquiryAt(schedule: EnquirySchedule, leftAt: string, after: Date): string | undefined {
  const left = Date.parse(leftAt);
  const next = schedule.waits.find((wait) => left + wait > after.getTime());
  return next === undefined ? undefined : new Date(left + next).toISOString();
}

/**
 * Whether the citizen, or, of a payment that the bank signed that it holds, an approver may still be at the bank: until then
 * "not found" proves nothing.
 * @param leftAt instant in UTC
 * @param at instant in UTC
 */
export function mayBeAtBank(status: PaymentState, leftAt: string, at: string): boolean {
  const longest = status === "pending" ? LONGEST_HELD : LONGEST_AT_BANK;
  return Date.parse(at) < Date.parse(leftAt) + longest;
}
