import { type Sen, sen } from "../../domain/money.ts";

/** RM 1.00 a person a day, in sen (rule 9.7). */
const A_PERSON_A_DAY = 1_00;

/** Limits of one form. Larger numbers are typing errors. */
export const MOST_PEOPLE = 9_999;
export const MOST_DAYS = 366;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The end date minus the start date, in days (rule 5.9).
 * @param start YYYY-MM-DD
 * @param end YYYY-MM-DD
 * @returns a whole number, positive only if the end is after the start
 */
export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY);
}

export function chargeFor(people: number, days: number): Sen {
  return sen(people * days * A_PERSON_A_DAY);
}
