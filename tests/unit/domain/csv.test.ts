import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvOf } from "../../../src/domain/csv.ts";

const anyCell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " =", "\t=", "＝", '"', ","), fc.string())
    .map((parts) => parts.join("")),
);
const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

/** Reads a table as RFC 4180 describes. */
function parsed(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let rest = csv; rest !== ""; ) {
    const [whole = "", quoted, plain = "", end = ""] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === "") throw new Error("no cell");
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end !== ",") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const readAs = (table: readonly (readonly string[])[]) => parsed(csvOf(table).slice(1));

describe("a table for a spreadsheet", () => {
  test("begins with UTF-8's byte order mark, and ends each row with a carriage return and a line feed", () => {
    expect(csvOf([["年份", "Amaun"], ["2026"]])).toBe("\ufeff年份,Amaun\r\n2026\r\n");
  });

  test("has one cell for each text, whatever commas, quotes and line breaks it contains", () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(readAs(table).map((row) => row.map((cell) => cell.replace(/^'/, "")))).toEqual(
          table.map((row) => row.map((cell) => cell.replace(/^'/, ""))),
        );
      }),
    );
  });

  test("has no cell that a spreadsheet reads as a formula, not even after spaces", () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const cell of readAs(table).flat()) expect(cell).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/);
      }),
    );
  });

  test.each([
    "=1+1",
    "+60123456789",
    "-5",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    '=HYPERLINK("https://a.example")',
  ])("escapes a formula: %j is written so that it is shown as text", (text) => {
    expect(readAs([[text]])).toEqual([[`'${text}`]]);
  });

  test.each(["184.20", "R261121-ABCDE-FGHJK-K", "301-2345", "02/11/2026 10:12 AM", ""])(
    "leaves %j unchanged",
    (text) => {
      expect(csvOf([[text, "."]])).toBe(`\ufeff${text},.\r\n`);
    },
  );

  test.each(["0012", "2026/4", "20261123000001", "1E5", "2026-03", "MAY26", "DEC-1", "1 Mac"])(
    "keeps the document number %s as text with a tab before it",
    (reference) => {
      expect(csvOf([[{ reference }]]).slice(1)).toBe(`"\t${reference}"\r\n`);
    },
  );

  test("leaves a document number with letters as it is, and guards one that would be a formula", () => {
    expect(csvOf([[{ reference: "K27-0001" }, { reference: "=A1" }]]).slice(1)).toBe("K27-0001,'=A1\r\n");
  });

  test("leaves a negative amount as a number", () => {
    expect(csvOf([[{ amount: "-12.50" }]]).slice(1)).toBe("-12.50\r\n");
  });
});
