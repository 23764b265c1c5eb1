import { isDay } from "./schemas/dayStructs.ts";

/** DD/MM/YYYY as it is typed (docs/specification.md, sections 5 and 9), whatever the browser's own order of day and month is. */
export const DAY_FORMAT = "DD/MM/YYYY";

/** 3/4/2026, 03-04-2026, 03.04.2026 or 03 04 2026. */
const PARTED = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})$/;
/** 03042026: a phone's keyboard of digits has no slash. */
const DIGITS = /^(\d{2})()(\d{2})(\d{4})$/;

/** A day that was typed, YYYY-MM-DD, or the rule that it breaks. */
export type TypedDay = { readonly day: string } | { readonly rule: "date_format" | "date" };

/** Reads a typed day. YYYY-MM-DD, which can be read in one way only, is taken as it is. */
export function readTypedDay(typed: string): TypedDay {
  // the wide digits of a Chinese keyboard too
  const text = typed.normalize("NFKC").trim();
  const [, date, , month, year] = PARTED.exec(text) ?? DIGITS.exec(text) ?? [];
  const day = date && month && year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { rule: "date_format" };
  return isDay(day) ? { day } : { rule: "date" };
}
