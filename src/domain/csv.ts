/**
 * A table as a text that spreadsheets open: comma-separated (RFC 4180), in UTF-8 with a mark at its beginning, without which
 * they take Chinese for another alphabet.
 */

const UTF8_MARK = "\ufeff";

/** What a spreadsheet would take for a formula, and would run; some do so after blanks, and with wide signs as well. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** What stands in a cell so that it is shown as it is: "=1+1" is a text, whoever wrote it. */
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
