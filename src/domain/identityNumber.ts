import { instantText } from "./instant.ts";

/** Malaysian identity numbers (docs/protocols.md, Identity numbers). */

const NRIC = /^(\d\d)(\d\d)(\d\d)(\d\d)\d{4}$/;

/** The pairs of digits that are not a place of birth. All others are a place in Malaysia or abroad. */
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

/** Removes the spaces and dashes that people type in an identity number. */
export function plainIdentityNumber(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** Adds dashes to the 12 digits of a NRIC, as on the card. Returns any other number unchanged. */
export function printedIdentityNumber(plain: string): string {
  return plain.replace(/^(\d{6})(\d{2})(\d{4})$/, "$1-$2-$3");
}

/** The checks in their order: 12 digits, then a calendar day, then a place of birth. */
export type NricFault = "length" | "day" | "place";

/**
 * Finds why a text is not a NRIC (identity type new_id). A NRIC is 12 digits, with or without dashes: YYMMDD of a calendar day, a
 * place of birth, a serial. It has no check digit, so a typing error in the serial stays unnoticed. A company's 12-digit number
 * usually fails.
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

/** Whether 19yy or 20yy has this day. Checking 20yy is enough: they differ only on 29 February '00, which 2000 had. */
function isDayOfSomeCentury(year: string, month: string, day: string): boolean {
  const parsed = new Date(`20${year}-${month}-${day}T00:00:00Z`);
  // Date reads 30 February as 2 March, so a valid day must read back unchanged
  return !Number.isNaN(parsed.getTime()) && instantText(parsed).startsWith(`20${year}-${month}-${day}`);
}
