import { instantText } from "./instant.ts";

/** Malaysian identity numbers (docs/protocols.md, Identity numbers). */

const NRIC = /^(\d\d)(\d\d)(\d\d)(\d\d)\d{4}$/;

/** The pairs of digits that are no place of birth; all others are one, of Malaysia or abroad. */
const NO_PLACES: ReadonlySet<string> = new Set([
  "00",
  "17",
  "18",
  "19",
  "20",
  "69",
  "70",
  "73",
  "80",
  "81",
  "94",
  "95",
  "96",
  "97",
]);

/** An identity number as people type it, without its spaces and dashes. */
export function plainIdentityNumber(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** A NRIC's 12 digits as the card prints them, with dashes; any other number as it is. */
export function printedIdentityNumber(plain: string): string {
  return plain.replace(/^(\d{6})(\d{2})(\d{4})$/, "$1-$2-$3");
}

/** What a text lacks to be a NRIC: 12 digits, then a day of the calendar, then a place of birth. */
export type NricFault = "length" | "day" | "place";

/**
 * What keeps a text from being a NRIC (identity type new_id), with or without its dashes: 12 digits, YYMMDD of a day of the
 * calendar, a place of birth, a serial. It has no check digit, so a slip in the serial is not found; a company's number of 12
 * digits mostly is.
 * @returns undefined for a NRIC
 */
export function nricFault(text: string): NricFault | undefined {
  const parts = NRIC.exec(plainIdentityNumber(text));
  if (parts === null) return "length";
  const [, year = "", month = "", day = "", place = ""] = parts;
  if (!isDayOfSomeCentury(year, month, day)) return "day";
  return NO_PLACES.has(place) ? "place" : undefined;
}

export function isNric(text: string): boolean {
  return nricFault(text) === undefined;
}

/** Whether 19yy or 20yy has the day. 20yy tells for both: they differ on 29 February '00 alone, which 2000 had. */
function isDayOfSomeCentury(year: string, month: string, day: string): boolean {
  const parsed = new Date(`20${year}-${month}-${day}T00:00:00Z`);
  // Date takes 30 February for 2 March: only a day that reads back as itself is one
  return !Number.isNaN(parsed.getTime()) && instantText(parsed).startsWith(`20${year}-${month}-${day}`);
}
