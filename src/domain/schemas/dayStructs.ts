import { define, pattern, string } from "superstruct";
import { instantText } from "../instant.ts";

/** Schemas of days and quarters of the calendar. */

export const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar, YYYY-MM-DD. */
export const day = define<string>("day", (value) => typeof value === "string" && isDay(value));

/** Date.parse takes 30 February for 2 March: only a day that reads back as itself is one. */
export function isDay(text: string): boolean {
  const parsed = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && instantText(parsed).startsWith(text);
}

/** A year and a quarter, "2026/4": what an assessment is paid until (docs/specification.md, section 9). */
export const quarter = pattern(string(), /^\d{4}\/[1-4]$/);
