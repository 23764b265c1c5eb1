import { isDay } from "./schemas/dayStructs.ts";

/** People type DD/MM/YYYY, whatever order the browser's locale has (rule 5.27). */
export const DAY_FORMAT = "DD/MM/YYYY";

/** 3/4/2026, 03-04-2026, 03.04.2026 or 03 04 2026. */
const PARTED = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})$/;
/** 03042026, because a phone's numeric keyboard has no slash. */
const DIGITS = /^(\d{2})()(\d{2})(\d{4})$/;

/** A typed day as YYYY-MM-DD, or the rule that the text breaks. */
export type TypedDay = { readonly day: string } | { readonly rule: "date_format" | "date" };

/** Parses a typed day. It also accepts YYYY-MM-DD, which has only one reading. */
export function readTypedDay(typed: string): TypedDay {
  // turns the full-width digits of a Chinese keyboard into plain ones
  const text = typed.normalize("NFKC").trim();
  const [, date, , month, year] = PARTED.exec(text) ?? DIGITS.exec(text) ?? [];
  const day = date && month && year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { rule: "date_format" };
  return isDay(day) ? { day } : { rule: "date" };
}
