/** FPX writes times as yyyyMMddHHmmss in Malaysia time, which is UTC+8 all year. */

const MALAYSIA_OFFSET = 8 * 60 * 60 * 1000;

const FPX_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** Formats a moment in Malaysia time, without milliseconds: "20170817140102". */
export function formatFpxTime(moment: Date): string {
  return new Date(moment.getTime() + MALAYSIA_OFFSET).toISOString().slice(0, 19).replace(/[-:T]/g, "");
}

/** Reads a time in Malaysia time; undefined when the text has another form, or the day or hour does not exist. */
export function parseFpxTime(text: string): Date | undefined {
  const parts = FPX_TIME.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  if (Number.isNaN(moment.getTime())) return undefined;
  // Date turns 30 February into a day in March
  return formatFpxTime(moment) === text ? moment : undefined;
}
