import { afterAll, beforeAll, expect, test } from "vitest";
import { codesOf } from "../../src/print/contents.ts";
import type { PrintedDocument } from "../../src/print/printedDocument.ts";
import {
  ACKNOWLEDGEMENT,
  CHINESE,
  LICENCE,
  LONG,
  RECEIPT,
  SLIP,
  WIDE_SLIP,
} from "../../src/print/stories/examples.ts";
import { readPdf } from "../unit/print/readPdf.ts";
import { type Press, type PrintedName, startPress } from "./press.ts";
import { COUNTER_DOTS, scanPage } from "./scan.ts";
import { wordsOf } from "./wordsOf.ts";

/** The pages that Chromium prints from a document, read back by pdf.js. */

const MILLIMETRE = 72 / 25.4;

let press: Press;

beforeAll(async () => {
  press = await startPress();
}, 120_000);

afterAll(() => press?.close());

const unbroken = (text: string) => text.replaceAll(/\s/g, "");

const EXAMPLES: readonly (readonly [PrintedName, PrintedDocument, number])[] = [
  ["RECEIPT", RECEIPT, 1],
  ["ACKNOWLEDGEMENT", ACKNOWLEDGEMENT, 1],
  ["LICENCE", LICENCE, 1],
  ["CHINESE", CHINESE, 1],
  ["LONG", LONG, 4],
];

test.each(EXAMPLES)("%s is printed on A4 with every word", async (name, document, count) => {
  const { pages, facts, sizes } = await readPdf(await press.print(name));
  expect(pages).toHaveLength(count);
  for (const { width, height } of sizes) {
    expect(width / MILLIMETRE).toBeCloseTo(210, 0);
    expect(height / MILLIMETRE).toBeCloseTo(297, 0);
  }
  expect(facts.Title).toBe(document.title);
  const printed = unbroken(pages.join(""));
  for (const text of wordsOf(document)) expect(printed).toContain(unbroken(text));
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(document.foot.text);
    expect(unbroken(page)).toContain(unbroken(document.foot.page(index + 1, count)));
  }
});

test("several licences are printed as one document, each on pages of its own with its own numbers", async () => {
  const { pages, facts } = await readPdf(await press.print("LICENCES"));
  expect(facts.Title).toBe("Licences (3)");
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual([
    "Page 1 of 1",
    "Page 1 of 2",
    "Page 2 of 2",
    "Page 1 of 1",
  ]);
  expect(pages[1]).toContain("LESEN PERNIAGAAN");
  expect(pages[2]).toContain("Condition 60:");
});

test("each of 60 rows is whole on one page, below the columns' headings", async () => {
  const pdf = await press.print("LONG");
  const { pages } = await readPdf(pdf);
  const [, table] = LONG.sections;
  if (table?.kind !== "table") throw new Error("the example's second section is its table");
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));
  const perPage = new Set<number>();
  for (const [number, [name, more] = []] of table.rows.map(
    ([first, second]) => [first?.[0], second] as const,
  )) {
    expect(pageOf(`${number} ${name}`)).toBeGreaterThanOrEqual(0);
    expect(pageOf(`${number} ${name}`)).toBe(pageOf(`${more}`));
    perPage.add(pageOf(`${more}`));
  }
  expect([...perPage]).toEqual([0, 1, 2, 3]);
  for (const page of pages) expect(page).toContain("Bil. Perkara Tempoh Amaun (RM)");
  // The sum never starts a page alone, and is not repeated on each page.
  expect(pages.filter((page) => page.includes("74,070.00"))).toHaveLength(1);
  // At least 16 mm stay free at the sides and 14 mm at the top, however long a name is.
  for (const { left, top, right } of await press.inked(pdf)) {
    expect(left).toBeGreaterThan(40);
    expect(top).toBeGreaterThan(35);
    expect(right).toBeLessThan(595 - 40);
  }
});

test("when the lines fill the first page, a code is never alone on the second", async () => {
  const { pages } = await readPdf(await press.print("RECEIPT", 11));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/Ringgit Malaysia: .*Imbas untuk\s+mengesahkan/s);
});

test("the closing notes are beside the code, so a receipt of seven lines fits on one page", async () => {
  const { pages, layouts } = await readPdf(await press.print("RECEIPT", 7));
  expect(pages).toHaveLength(1);
  const [codeAt, noteAt] = ["Imbas untuk", "Simpan resit"].map((text) => layouts[0]?.indexOf(text) ?? -1);
  expect(noteAt).toBeGreaterThanOrEqual(0);
  expect(noteAt).toBeLessThan(codeAt ?? -1);
});

test("when the sum does not fit below the last line, that line moves to the next page with it", async () => {
  const { pages } = await readPdf(await press.print("RECEIPT", 13));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/Cukai taksiran .*Jumlah kecil/s);
});

test("nothing of a slip is cut, whatever its heads, contacts and amounts", async () => {
  const pdf = await press.print("WIDE_SLIP");
  const { pages, sizes } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  const [ink] = await press.inked(pdf);
  const { width = 0 } = sizes[0] ?? {};
  // The printer uses 72 mm of the roll's width.
  expect(ink?.left).toBeGreaterThan(10);
  expect(ink?.right).toBeLessThan(width - 10);
  const printed = unbroken(pages.join(""));
  for (const text of wordsOf(WIDE_SLIP)) expect(printed).toContain(unbroken(text));
});

test("a number stays on one line of a slip, and so does its label, and neither is cut", async () => {
  const pdf = await press.print("WIDE_SLIP");
  const { layouts } = await readPdf(pdf);
  const lines = (layouts[0] ?? "").replaceAll("\u00A0", " ").split("\n");
  const whole = [
    "R261121-7K2M9-QX4T1-V",
    "No. pendaftaran",
    "CONTOH-001",
    "+60 88-000 000",
    "R26-1300001-7K2M9",
  ];
  for (const number of whole) expect(lines.filter((line) => line.includes(number))).toHaveLength(1);
});

test("a slip is one page of 80 mm, as long as its content, with every word except the foot", async () => {
  const pdf = await press.print("SLIP");
  const { pages, sizes } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  const { width, height } = sizes[0] ?? { width: 0, height: 0 };
  expect(width / MILLIMETRE).toBeCloseTo(80, 0);
  const [ink] = await press.inked(pdf);
  // The printer uses 72 mm of the roll's width.
  expect(ink?.left).toBeGreaterThan(10);
  expect(ink?.right).toBeLessThan(width - 10);
  // At most 10 mm of paper are wasted at the end.
  expect(height - (ink?.bottom ?? 0)).toBeLessThan(28);
  const printed = unbroken(pages.join(""));
  for (const text of wordsOf(SLIP)) if (text !== "Tempoh") expect(printed).toContain(unbroken(text));
  // A value without a column on the roll is below the row's name.
  expect(printed).toContain("Tempoh:2026/1hingga2026/4");
});

test("names that look like markup are printed as they are, and nothing changes their direction", async () => {
  const { pages } = await readPdf(await press.print("HOSTILE"));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('<img src=x onerror="alert(1)">');
  expect(pages[0]).toContain('"><b>Lot 12</b>');
  expect(pages[0]).toContain("gnp.tiser Sdn. Bhd.");
  expect(unbroken(pages[0] ?? "")).toContain("W".repeat(200));
});

test.each([
  ["SLIP", SLIP],
  ["LICENCE", LICENCE],
] as const)("a scanner reads every code of %s at a counter printer's resolution", async (name, document) => {
  const page = await press.draw(await press.print(name), COUNTER_DOTS);
  const codes = codesOf(document);
  expect(codes.length).toBeGreaterThan(0);
  for (const { kind, value } of codes) expect(scanPage(page, kind)).toBe(value);
});
