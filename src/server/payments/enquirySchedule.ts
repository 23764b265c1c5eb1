import type { PaymentState } from "../../domain/payments/paymentState.ts";

/**
 * When the server asks a gateway about a payment (docs/protocols.md, FPX and Card gateway). The times count from the redirect to
 * the bank, so they are the same after a restart and in every process.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const each = (from: number, to: number, unit: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => (from + step) * unit);

export interface EnquirySchedule {
  /** Milliseconds after the redirect. */
  readonly waits: readonly number[];
  /** The shortest time between two enquiries about one payment. Milliseconds. */
  readonly pause: number;
  /** The most enquiries in any 24 hours. Undefined when the gateway has no limit. */
  readonly perDay: number | undefined;
  /** The payer can ask until the gateway was asked this often in 24 hours. The schedule keeps the rest. */
  readonly perDayByHolder: number | undefined;
}

export const FPX_SCHEDULE: EnquirySchedule = {
  waits: [...[2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE), ...each(2, 24, HOUR), ...each(2, 7, DAY)],
  pause: 30_000,
  perDay: undefined,
  perDayByHolder: undefined,
};

/** The enquiries of a day that the payer cannot use up: those after 1 and 6 hours. */
const KEPT_FOR_SCHEDULE = 2;

/**
 * The card gateway limits the enquiries about one payment in a day (docs/protocols.md, Card gateway), so the schedule asks
 * rarely. The payer's own enquiries count too, and every screen on the way to paying again makes one.
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
 * When the gateway may be asked again. The limit counts any 24 hours, because nobody knows when the gateway's day begins.
 * @param asked the times of the earlier enquiries, instants in UTC, oldest first
 * @param perDay the most enquiries in 24 hours; the gateway's own limit by default
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

/** The longest session of a citizen at the bank. Milliseconds after the redirect. */
const LONGEST_AT_BANK = 3 * HOUR;

/** The longest time that a company's approver has (docs/protocols.md, FPX). Milliseconds after the redirect. */
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
 * Whether the citizen may still be at the bank or, for a pending payment, the approver. Until then "not found" proves nothing.
 * @param leftAt instant in UTC
 * @param at instant in UTC
 */
export function mayBeAtBank(status: PaymentState, leftAt: string, at: string): boolean {
  const longest = status === "pending" ? LONGEST_HELD : LONGEST_AT_BANK;
  return Date.parse(at) < Date.parse(leftAt) + longest;
}
