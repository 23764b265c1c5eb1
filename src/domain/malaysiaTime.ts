import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { Language } from "./language.ts";

/**
 * Malaysia time (UTC+8, no daylight saving), whatever the browser's time zone is. Instants are ISO 8601 in UTC. Days are
 * YYYY-MM-DD.
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

/** Returns YYYY-MM-DD. */
export function malaysiaDate(instant: Date): string {
  return inMalaysia(instant).format("YYYY-MM-DD");
}

/** The hour of the day, 0 to 23. */
export function malaysiaHour(instant: Date): number {
  return inMalaysia(instant).hour();
}

/** The first instant after a day, in UTC. Takes YYYY-MM-DD. */
export function endOfMalaysiaDay(day: string): string {
  return dayjs.utc(day).add(1, "day").subtract(OFFSET_MINUTES, "minute").toISOString();
}

/** Returns DD/MM/YYYY (rule 5.27). */
export function formatDate(instant: Date | string): string {
  return inMalaysia(instant).format("DD/MM/YYYY");
}

/** Returns DD/MM/YYYY hh:mm A (rule 5.27). */
export function formatDateTime(instant: Date | string): string {
  return inMalaysia(instant).format("DD/MM/YYYY hh:mm A");
}

/** Returns YYYY-MM-DDTHH:mm. */
export function malaysiaMinute(instant: Date | string): string {
  return inMalaysia(instant).format("YYYY-MM-DDTHH:mm");
}

/** The first and the last minute that a person may set, as YYYY-MM-DDTHH:mm. A year outside was mistyped. */
export const MINUTES = { first: "2000-01-01T00:00", last: "9999-12-31T23:59" } as const;

/** The instant in UTC of a YYYY-MM-DDTHH:mm in Malaysia time. Undefined for a minute outside of MINUTES, or in another form. */
export function instantOfMalaysia(minute: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) || minute < MINUTES.first) return undefined;
  const instant = dayjs.utc(minute).subtract(OFFSET_MINUTES, "minute");
  return instant.isValid() ? instant.toISOString() : undefined;
}

/** Turns YYYY-MM-DD into DD/MM/YYYY. A day has no time zone. */
export function formatDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}/${month}/${year}`;
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ms: "ms-MY", zh: "zh-CN" };

/**
 * Turns YYYY-MM-DD into "3 April 2026". The month is a word, so that nobody confuses it with the day. The spaces are no-break
 * spaces, so that no line ends between the day and its month.
 */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00a0");
}

/** Turns YYYY-MM into "March 2027", with a no-break space. */
export function monthInWords(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`)).replaceAll(" ", "\u00a0");
}

/** Turns HH:mm into hh:mm A (rule 5.27). */
export function formatTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${String(Number(hour) % 12 || 12).padStart(2, "0")}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
