/**
 * Writes a table as CSV (RFC 4180). It is UTF-8 and begins with a byte order mark, because without one spreadsheets garble
 * Chinese.
 */

const UTF8_MARK = "\ufeff";

/** Text that a spreadsheet would run as a formula. Some spreadsheets skip leading blanks, and accept full-width signs. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Makes a spreadsheet show "=1+1" as text, whoever wrote it. */
function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  const safe = guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param rows the headings first */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${UTF8_MARK}${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
