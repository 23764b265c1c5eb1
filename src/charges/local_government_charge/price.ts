import { type Sen, sen } from "../../domain/money.ts";

/** "people x days x 1" (docs/specification.md, section 9): RM 1.00 a person a day. */
const A_PERSON_A_DAY = 1_00;

/** One form is one stay: more than these is a slip of the finger. */
export const MOST_PEOPLE = 9_999;
export const MOST_DAYS = 366;

const DAY = 24 * 60 * 60 * 1000;

/**
 * "The days count is the difference between end and start dates in days" (docs/specification.md, section 5).
 * @param start YYYY-MM-DD
 * @param end YYYY-MM-DD
 * @returns a whole number; not above zero unless the end is after the start
 */
export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY);
}

export function chargeFor(people: number, days: number): Sen {
  return sen(people * days * A_PERSON_A_DAY);
}
