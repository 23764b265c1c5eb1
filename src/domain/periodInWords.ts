import type { Language } from "./language.ts";
import { monthInWords } from "./malaysiaTime.ts";

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

const QUARTER: Readonly<Record<Language, (quarter: number, year: string) => string>> = {
  ms: (quarter, year) => `suku ke-${quarter}, ${year}`,
  en: (quarter, year) => `${ORDINALS[quarter - 1]} quarter of ${year}`,
  zh: (quarter, year) => `${year} 年第 ${quarter} 季`,
};

/**
 * Turns the period that a payment reaches into words: "2026/2" into "2nd quarter of 2026", "03/2027" into "March 2027". A year
 * stays a year, and so does a text that is no such period.
 */
export function periodInWords(period: string, language: Language): string {
  const [, quarterYear, quarter] = /^(\d{4})\/([1-4])$/.exec(period) ?? [];
  if (quarterYear !== undefined) return QUARTER[language](Number(quarter), quarterYear);
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(period) ?? [];
  return month === undefined || year === undefined ? period : monthInWords(`${year}-${month}`, language);
}
