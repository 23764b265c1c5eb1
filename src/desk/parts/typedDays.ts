import { readTypedDay } from "../../domain/typedDay.ts";

/** The two ends of a range of days. */
export type DayField = "from" | "through";

export const DAY_FIELDS = ["from", "through"] as const;

/** The rule that each wrong day breaks. */
export type WrongDays = Readonly<Partial<Record<DayField, string>>>;

/** The typed range as YYYY-MM-DD. An end that is empty or wrong is "". */
export function readTypedDays(typed: Readonly<Record<DayField, string>>): {
  readonly days: Readonly<Record<DayField, string>>;
  readonly wrong: WrongDays;
} {
  const days = { from: "", through: "" };
  const wrong: Partial<Record<DayField, string>> = {};
  for (const field of DAY_FIELDS) {
    if (typed[field].trim() === "") continue;
    const read = readTypedDay(typed[field]);
    if ("day" in read) days[field] = read.day;
    else wrong[field] = read.rule;
  }
  return { days, wrong };
}
