import { instantText } from "../instant.ts";
import { kind, text } from "./limits.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A calendar day, YYYY-MM-DD. */
export const day = kind<string>("day", { pattern: DAY, format: "date" }, isDay);

/** Date.parse reads 30 February as 2 March, so a valid day must read back unchanged. */
export function isDay(text: string): boolean {
  const parsed = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && instantText(parsed).startsWith(text);
}

/** A year and a quarter, "2026/4": the period that an assessment is paid until (rule 9.8). */
export const quarter = text({ pattern: /^\d{4}\/[1-4]$/ });

/** A month, "2026-11", or a year, "2026". */
export const period = text({ pattern: /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/ });

/** Days in Malaysia, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly through: string;
}

/** @param asked a `period` */
export function daysOfPeriod(asked: string): Days {
  const [year = "", month] = asked.split("-");
  const last = new Date(Date.UTC(Number(year), Number(month ?? "12"), 0)).toISOString().slice(0, 10);
  return { from: `${year}-${month ?? "01"}-01`, through: last };
}

export function isWithin(asked: string, { from, through }: Days): boolean {
  return from <= asked && asked <= through;
}
