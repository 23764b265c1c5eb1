import { expect, test } from "vitest";
import { arrange } from "../../../src/print/certificate/arrange.ts";
import { type CertificateDesign, DESIGNS } from "../../../src/print/certificate/designs.ts";
import { codesOf } from "../../../src/print/contents.ts";
import { makePdf } from "../../../src/print/pdf/makePdf.ts";
import { runsOf } from "../../../src/print/pdf/runs.ts";
import type { Certificate, PrintedDocument, SheetPaper } from "../../../src/print/printedDocument.ts";
import {
  ACKNOWLEDGEMENT,
  CHINESE,
  HOSTILE,
  LICENCE,
  LICENCES,
  LONG,
  RECEIPT,
  SLIP,
} from "../../../src/print/stories/examples.ts";
import { inkedBoxes, picturesOf } from "../../unit/print/drawPdf.ts";
import { readPdf } from "../../unit/print/readPdf.ts";

/** PDFs read by pdf.js, which shares no code with our PDF writer. */

const MILLIMETRE = 72 / 25.4;

async function read(printed: PrintedDocument) {
  const pdf = await makePdf(printed);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  return { bytes, type: pdf.type, ...(await readPdf(bytes)) };
}

/** Expects the parts in this order, whatever the line breaks between them. */
function expectInOrder(text: string, ...parts: readonly string[]) {
  let at = 0;
  const flat = text.replace(/\s+/g, " ");
  for (const part of parts) {
    const found = flat.indexOf(part, at);
    expect(found, `${part} after ${flat.slice(0, at).slice(-60)}`).toBeGreaterThanOrEqual(0);
    at = found + part.length;
  }
}

test("the Chinese of a bold name has one weight, also where the portal's own font lacks a character", () => {
  const family = (name: string, characters: string) => ({
    name,
    normal: "",
    bold: "",
    characters: new Set(characters),
  });
  const fonts = { families: [family("own", "KEDAI 陈"), family("further", "美玲")], files: [] };
  expect(runsOf("KEDAI 陈美玲", fonts)).toEqual([
    { text: "KEDAI ", font: "own" },
    { text: "陈", font: "own", bold: false },
    { text: "美玲", font: "further", bold: false },
  ]);
  expect(runsOf("KEDAI 陈", fonts)).toEqual([{ text: "KEDAI 陈", font: "own" }]);
});

test("a receipt's text has the order of the document, also when it is selected", async () => {
  const { pages, type } = await read(RECEIPT);
  expect(type).toBe("application/pdf");
  expect(pages).toHaveLength(1);
  expectInOrder(
    pages[0] ?? "",
    "Majlis Perbandaran Tawau",
    "Resit rasmi",
    "No. resit R261121-7K2M9-QX4T1-V",
    "Diterima daripada Ahmad Zulkifli bin Abdul Rahman",
    "Perkara",
    "Cukai taksiran 130045001",
    "600.00",
    "Kompaun K26-130001",
    "Jumlah dibayar (RM) 932.00",
    "sembilan ratus tiga puluh dua sahaja",
    "Imbas untuk mengesahkan",
    "tidak memerlukan tandatangan",
    "Halaman 1 daripada 1",
  );
});

test("a table's row is on one line of the paper", async () => {
  const { layouts } = await read(RECEIPT);
  expect(layouts[0]).toMatch(/1\s+Cukai taksiran 130045001\s+2026\/1 hingga 2026\/4\s+600\.00/);
});

test("the file's metadata have its title, its issuer and its language, and name nobody", async () => {
  const { facts, sizes } = await read(RECEIPT);
  expect(facts).toMatchObject({
    Title: "Resit rasmi R261121-7K2M9-QX4T1-V",
    Author: "Majlis Perbandaran Tawau",
    Language: "ms-MY",
    EncryptFilterName: null,
    hasScripts: false,
  });
  expect(sizes).toEqual([{ width: 595.28, height: 841.89 }]);
  expect(JSON.stringify(facts)).not.toContain("Ahmad");
});

test.each([
  ["receipt", RECEIPT],
  ["licence", LICENCE],
] as const)("the metadata of a %s have the link with its signed statement", async (_kind, printed) => {
  const { facts } = await read(printed);
  const [code] = codesOf(printed).filter(({ kind }) => kind === "qr");
  expect(facts).toMatchObject({ Custom: new Map([["VerifyLink", code?.value]]) });
});

test("an acknowledgement says that it is no receipt", async () => {
  const { pages } = await read(ACKNOWLEDGEMENT);
  expectInOrder(pages[0] ?? "", "Perakuan", "Ini bukan resit.", "Cukai taksiran");
});

test("Chinese is drawn as Chinese, also a traditional name with characters that our texts lack", async () => {
  const { pages, bytes } = await read(CHINESE);
  expectInOrder(
    pages[0] ?? "",
    "正式收据",
    "付款人 陳美玲 Tan Mei Ling",
    "全年缴付折扣已扣除，其余欠款请于到期日之前缴清以免被罚款",
    "陆佰捌拾贰令吉整",
    "第 1 页，共 1 页",
  );
  expect(bytes.length).toBeLessThan(200_000);
});

test("rare, traditional and accented names are drawn; an unknown accent is dropped, any other unknown character becomes a box", async () => {
  const names = "龘䶮 · 歐陽靜儀 · Ḥusain Lê Thị Ñandú · 👨‍👩‍👧 · முருகன் · عبد";
  const { pages } = await read({ ...RECEIPT, sections: [{ kind: "paragraphs", paragraphs: [names] }] });
  expect(pages[0]).toContain("龘䶮 · 歐陽靜儀 · Husain Lê Thị Ñandú · □□□ · □□□□□□□ · □□□");
});

test("60 lines fill several pages that repeat the heading, without splitting a row, in less than 200 kB", async () => {
  const { pages, bytes } = await read(LONG);
  expect(pages.length).toBeGreaterThan(2);
  const withRows = pages.filter((page) => page.includes("Cukai taksiran"));
  for (const page of withRows)
    expectInOrder(page, "Majlis Perbandaran Tawau", "Bil. Perkara Tempoh Amaun (RM)", "Cukai taksiran");
  for (let line = 1; line <= 60; line++) {
    const row = `${line} Cukai taksiran 1300450${String(line).padStart(2, "0")} Lot ${line}, Taman Sri Meranti, CL 1053123${String(line).padStart(2, "0")} 2026/1 hingga 2026/4 1,234.50`;
    expect(pages.filter((page) => page.replace(/\s+/g, " ").includes(row))).toHaveLength(1);
  }
  pages.forEach((page, index) => {
    expect(page).toContain(`Halaman ${index + 1} daripada ${pages.length}`);
  });
  for (const { left, top, right, bottom } of await inkedBoxes(bytes)) {
    expect(left).toBeGreaterThan(17 * MILLIMETRE);
    expect(right).toBeLessThan(193 * MILLIMETRE);
    expect(top).toBeGreaterThan(14 * MILLIMETRE);
    expect(bottom).toBeLessThan(290 * MILLIMETRE);
  }
  expect(bytes.length).toBeLessThan(200_000);
});

test("totals stay together, wherever the page ends", async () => {
  const [table] = RECEIPT.sections.filter((section) => section.kind === "table");
  if (table?.kind !== "table") throw new Error("the example has a table");
  for (let rows = 16; rows <= 24; rows++) {
    const sections = [{ ...table, rows: Array.from({ length: rows }, () => table.rows[0] ?? []) }];
    const { pages } = await read({ ...RECEIPT, sections });
    const holds = pages.filter((page) => /Jumlah kecil|Jumlah dibayar/.test(page));
    expect(holds).toHaveLength(1);
    expectInOrder(holds[0] ?? "", "Jumlah kecil 950.00", "Diskaun bayaran penuh −18.00", "Jumlah dibayar");
  }
});

test("a sum stays below its column's heading, and a code beside its caption, wherever the page ends", async () => {
  const [facts, table, ...others] = RECEIPT.sections;
  if (facts === undefined || table?.kind !== "table")
    throw new Error("the example begins with facts and a table");
  let broken = 0;
  for (let rows = 8; rows <= 18; rows += 2) {
    const many = { ...table, rows: Array.from({ length: rows }, () => table.rows[0] ?? []) };
    const { pages } = await read({ ...RECEIPT, sections: [facts, many, ...others] });
    broken += pages.length - 1;
    expectInOrder(pages.find((page) => page.includes("Jumlah kecil")) ?? "", "Amaun (RM)", "Jumlah kecil");
    const last = pages.at(-1) ?? "";
    expectInOrder(last, "Ringgit Malaysia:", "Imbas untuk", "Simpan resit");
  }
  expect(broken).toBeGreaterThan(0);
});

test("the heading of a column as wide as its content does not wrap, not even in Chinese", async () => {
  const { layouts } = await read({
    ...CHINESE,
    sections: [
      {
        kind: "table",
        columns: [
          { label: "序号", align: "end", width: "content" },
          { label: "项目", align: "start", width: "rest" },
          { label: "金额 (RM)", align: "end", width: "content" },
        ],
        rows: [
          [["1"], ["罚单", "罚单号码：K26-200001；罚单类别：个人（执法）；应缴付人：".repeat(3)], ["1.00"]],
        ],
        totals: [],
      },
    ],
  });
  expect(layouts[0]).toMatch(/序号\s+项目\s+金额 \(RM\)/);
});

test("a long name and an address without a space wrap inside their columns", async () => {
  const { layouts, bytes } = await read(LONG);
  expect(layouts[0]).toContain("Sultan Abdul Hamid Halim Shah Pembangunan");
  const hostile = await read(HOSTILE);
  for (const { right } of [...(await inkedBoxes(bytes)), ...(await inkedBoxes(hostile.bytes))])
    expect(right).toBeLessThan(193 * MILLIMETRE);
});

test("hostile text stays text: markup, control characters, another writing direction", async () => {
  const { pages } = await read(HOSTILE);
  const flat = (pages[0] ?? "").replace(/\s+/g, "");
  expect(flat).toContain(`<imgsrc=xonerror="alert(1)">&<script>alert(1)</script>`);
  expect(flat).toContain(`"><b>Lot12</b>`);
  expect(flat).toContain("W".repeat(200));
  expect(flat).toContain("gnp.tiserSdn.Bhd.");
  expect(flat).toContain("{{toto}}");
  expect(pages.join("")).not.toMatch(/[\u202A-\u202E]|\p{Cc}(?<!\n)/u);
});

test("a slip is one page of 80 mm, as long as its content, with the same words", async () => {
  const { pages, sizes, bytes } = await read(SLIP);
  const { width, height } = sizes[0] ?? { width: 0, height: 0 };
  expect(width).toBeCloseTo(80 * MILLIMETRE, 0);
  expect(pages).toHaveLength(1);
  const [box] = await inkedBoxes(bytes);
  expect(height - (box?.bottom ?? 0)).toBeLessThan(12 * MILLIMETRE);
  expect(box?.left).toBeGreaterThan(3 * MILLIMETRE);
  expect(box?.right).toBeLessThan(77 * MILLIMETRE);
  expectInOrder(
    pages[0] ?? "",
    "Resit rasmi",
    "Cukai taksiran 130045001",
    "Tempoh: 2026/1 hingga 2026/4",
    "Jumlah dibayar (RM) 932.00",
    "Imbas untuk mengesahkan",
  );
});

test("a licence has its photo, its signature and its codes, in a small file", async () => {
  const { pages, bytes } = await read(LICENCE);
  expectInOrder(
    pages[0] ?? "",
    "LESEN PENJAJA",
    "CHONG SIEW LING",
    "SAH HINGGA / VALID UNTIL",
    "31 DISEMBER 2027",
    "205-1302-2027",
    "Scan to verify",
    "Datuk Rosli bin Matahir",
    "Conditions",
    "1. Carry this licence",
    "Page 1 of 1",
  );
  expect(bytes.length).toBeLessThan(200_000);
  const { photo: _photo, ...plain } = LICENCE;
  expect(await picturesOf((await read(plain)).bytes)).not.toEqual(await picturesOf(bytes));
});

test("several licences are one PDF, each on pages of its own with its own frame and numbers", async () => {
  const { pages, facts, bytes } = await read(LICENCES);
  expect(facts).toMatchObject({ Title: "Licences (3)", Author: "Majlis Perbandaran Tawau" });
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual([
    "Page 1 of 1",
    "Page 1 of 2",
    "Page 2 of 2",
    "Page 1 of 1",
  ]);
  const [first, , , last] = await picturesOf(bytes);
  expect(first).not.toBe(last);
  expect(bytes.length).toBeLessThan(200_000);
});

const LONGEST = "HAJI ABDUL RAHMAN BIN MOHAMMAD NOOR @ 陳美玲 ".repeat(5).slice(0, 200);

/** The longest texts that a record can have, and 27 conditions. */
const longest = (design: CertificateDesign, paper: SheetPaper): Certificate => ({
  ...LICENCE,
  design,
  paper,
  name: { label: "Licence holder", text: LONGEST },
  facts: ["Business name", "Address", "Activity"].map((label) => ({ label, text: LONGEST })),
  conditions: {
    heading: "Conditions",
    texts: [...Array(27).keys()].map(
      (index) => `Condition ${index + 1} ends with this word: end${index + 1}.`,
    ),
  },
});

test.each<[kind: string, paper: SheetPaper, design: CertificateDesign]>([
  ...Object.entries(DESIGNS).map(([kind, design]): [string, SheetPaper, CertificateDesign] => [
    kind,
    "a4",
    design,
  ]),
  ["operation", "letter", DESIGNS.operation],
  ["food", "letter", DESIGNS.food],
  ["hawker", "a6", DESIGNS.hawker],
  ["night_market", "a6", DESIGNS.night_market],
])("the longest %s on %s loses no word, and each page has its number", async (_kind, paper, design) => {
  const certificate = longest(design, paper);
  const { pages } = await read(certificate);
  expect(pages).toHaveLength(arrange(certificate).length);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expectInOrder(page, "Majlis Perbandaran Tawau", ...(index > 0 ? ["31 DISEMBER 2027"] : []));
  }
  const all = pages.join("\n").replace(/\s+/g, " ");
  for (let number = 1; number <= 27; number++) expect(all).toContain(`end${number}.`);
});

test("the same document gives the same file each time", async () => {
  const [once, again] = [await read(LICENCE), await read(LICENCE)];
  expect(await picturesOf(once.bytes)).toEqual(await picturesOf(again.bytes));
});

test.each([
  ["mark-up", "data:image/svg+xml;base64,PHN2Zy8+"],
  ["text that says it is a picture", `data:image/png;base64,${btoa("<script>alert(1)</script>")}`],
  ["an address elsewhere", "https://elsewhere.example/face.png"],
  ["a picture cut off", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA"],
])("a broken picture, %s, leaves a document that names the missing picture", async (_what, source) => {
  const picture = { source, shows: "Photo of the holder" };
  const { pages } = await read({
    ...LICENCE,
    crest: picture,
    photo: picture,
    signature: { picture, lines: ["Datuk Rosli bin Matahir"] },
  });
  expectInOrder(pages[0] ?? "", "CHONG SIEW LING", "Photo of the holder", "Datuk Rosli");
});

test("the closing notes are beside the code if there is room, so a receipt of two councils fits on one page", async () => {
  const tables = RECEIPT.sections.flatMap((section) =>
    section.kind === "table"
      ? [{ ...section, rows: section.rows.slice(0, 2), totals: section.totals.slice(0, 1) }]
      : [],
  );
  const { pages } = await read({
    ...RECEIPT,
    sections: [...RECEIPT.sections.slice(0, 1), ...tables, ...tables, ...RECEIPT.sections.slice(2)],
  });
  expect(pages).toHaveLength(1);
  expectInOrder(
    pages[0] ?? "",
    "Imbas untuk mengesahkan resit ini",
    "Resit ini dijana oleh komputer",
    "Halaman 1",
  );
});
