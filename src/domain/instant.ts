/**
 * Writes an instant in UTC as ISO 8601 with milliseconds, like `toISOString`. Some old libraries of host pages replace
 * `toISOString` by one that drops the milliseconds or adds quotes. We store and send instants, so we write them ourselves.
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
