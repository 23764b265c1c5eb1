/**
 * Writes a table as CSV (RFC 4180). It is UTF-8 and begins with a byte order mark, because without one spreadsheets garble
 * Chinese.
 */

export const UTF8_MARK = "\ufeff";

/** Text that a spreadsheet would run as a formula. Some spreadsheets skip leading blanks, and accept full-width signs. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Makes a spreadsheet show "=1+1" as text, whoever wrote it. */
function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * One cell: a text, a document's number that no spreadsheet may change ("0012" must not become 12), or an amount in ringgit that a
 * spreadsheet can add up, also a negative one.
 */
export type Cell = string | { readonly reference: string } | { readonly amount: string };

/** Matches text that a spreadsheet might read as a number or a date. A tab in front keeps it as text. */
const LIKE_NUMBER = /^[\d\s.,/:+-]*\d[\d\s.,/:+eE-]*$/;

/** Matches text that a spreadsheet might read as a day of a month, in English or Malay: "MAY26", "1-Mac". */
const LIKE_MONTH =
  /^(?:\d{1,4}[\s./-]?)?(?:jan|feb|mar|mac|apr|may|mei|jun|jul|aug|ogo|sep|oct|okt|nov|dec|dis)[a-z]*(?:[\s./-]?\d{1,4})?$/i;

function isNumberOrDate(reference: string): boolean {
  return LIKE_NUMBER.test(reference) || LIKE_MONTH.test(reference);
}

function cell(value: Cell): string {
  if (typeof value !== "string" && "amount" in value) return value.amount;
  if (typeof value !== "string" && isNumberOrDate(value.reference)) return `"\t${value.reference}"`;
  const safe = guarded(typeof value === "string" ? value : value.reference);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows without the byte order mark. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** @param rows the headings first */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${UTF8_MARK}${csvRows(rows)}`;
}
