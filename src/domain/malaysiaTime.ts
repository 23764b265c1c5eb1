import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { Language } from "./language.ts";

/**
 * Malaysia time (UTC+8, no daylight saving), whatever the reader's own clock zone says.
 * Instants travel as ISO 8601 in UTC; days as YYYY-MM-DD.
 */

dayjs.extend(utc);

const OFFSET_MINUTES = 8 * 60;

export interface MalaysiaDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

function inMalaysia(instant: Date | string) {
  return dayjs(instant).utcOffset(OFFSET_MINUTES);
}

export function malaysiaDay(instant: Date): MalaysiaDay {
  const local = inMalaysia(instant);
  return { year: local.year(), month: local.month() + 1, day: local.date() };
}

/** YYYY-MM-DD of an instant. */
export function malaysiaDate(instant: Date): string {
  return inMalaysia(instant).format("YYYY-MM-DD");
}

/** DD/MM/YYYY of an instant (docs/specification.md, section 5). */
export function formatDate(instant: Date | string): string {
  return inMalaysia(instant).format("DD/MM/YYYY");
}

/** DD/MM/YYYY hh:mm A of an instant (docs/specification.md, section 5). */
export function formatDateTime(instant: Date | string): string {
  return inMalaysia(instant).format("DD/MM/YYYY hh:mm A");
}

/** DD/MM/YYYY of a day written YYYY-MM-DD: no zone takes part, a day is a day. */
export function formatDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}/${month}/${year}`;
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ms: "ms-MY", zh: "zh-CN" };

/**
 * "3 April 2026" of a day written YYYY-MM-DD, its month in words: day and month cannot be taken for each other. Its spaces are
 * no-break spaces, so that a line does not end between a day and its month.
 */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00a0");
}

/** hh:mm A of a time of the day written HH:mm (docs/specification.md, section 5). */
export function formatTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${String(Number(hour) % 12 || 12).padStart(2, "0")}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
