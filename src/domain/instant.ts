/**
 * An instant in UTC, ISO 8601 with milliseconds. As `toISOString` writes it, which some old libraries of a page replace by
 * one that writes no seconds' parts or puts quotes around all of it; the instant is part of what is kept and sent.
 */
export function instantText(date: Date): string {
  const day = [date.getUTCMonth() + 1, date.getUTCDate()].map(two);
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two);
  const year = String(date.getUTCFullYear()).padStart(4, "0");
  const milliseconds = String(date.getUTCMilliseconds()).padStart(3, "0");
  return `${year}-${day.join("-")}T${time.join(":")}.${milliseconds}Z`;
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}
