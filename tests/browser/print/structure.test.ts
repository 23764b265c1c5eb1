import { expect, test } from "vitest";
import { DESIGNS } from "../../../src/print/certificate/designs.ts";
import { makePdf } from "../../../src/print/pdf/makePdf.ts";
import type { PrintedDocument } from "../../../src/print/printedDocument.ts";
import {
  ACKNOWLEDGEMENT,
  CHINESE,
  LICENCE,
  LONG,
  RECEIPT,
  SLIP,
} from "../../../src/print/stories/examples.ts";
import { type Part, partsOf, readStructure, spoken } from "../../unit/print/readStructure.ts";

/** The structure that a screen reader follows, read by pdf.js, which shares no code with our PDF writer. */

async function read(printed: PrintedDocument) {
  const pdf = await makePdf(printed);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  return { bytes, ...(await readStructure(bytes)) };
}

const texts = (page: Part | undefined, role: string) =>
  page === undefined ? [] : partsOf(page, role).map(spoken);

/** 200 characters, as many as a record has. */
const LONG_NAMED = {
  design: DESIGNS.night_market,
  name: { label: "Permit holder", text: "陳美玲黃金發展有限公司".repeat(20).slice(0, 200) },
};

const ALL: readonly (readonly [string, PrintedDocument])[] = [
  ["receipt", RECEIPT],
  ["receipt in Chinese", CHINESE],
  ["receipt of 60 lines", LONG],
  ["receipt on a roll", SLIP],
  ["acknowledgement", ACKNOWLEDGEMENT],
  ...Object.entries(DESIGNS).map(([kind, design]) => [`licence, ${kind}`, { ...LICENCE, design }] as const),
  ["licence for the pocket", { ...LICENCE, paper: "a6" }],
  ["licence for the pocket with the longest Chinese name", { ...LICENCE, ...LONG_NAMED, paper: "a6" }],
];

test.each(ALL)(
  "%s: every text and picture is in the structure or decoration, every picture has a text, and the file has less than 200 kB",
  async (_kind, printed) => {
    const { isTagged, lost, unmarked, pages, bytes } = await read(printed);
    expect(isTagged).toBe(true);
    expect(bytes.length).toBeLessThan(200_000);
    expect(lost).toEqual([]);
    expect(unmarked).toEqual([]);
    const figures = pages.flatMap((page) => partsOf(page, "Figure"));
    expect(figures.length).toBeGreaterThan(0);
    for (const { alt } of figures) expect(alt).toMatch(/\S/);
  },
);

test("a screen reader gets a receipt's title, its headings and its tables with the labels of their columns", async () => {
  const { pages, artifacts, bytes } = await read(RECEIPT);
  const [page] = pages;
  expect(texts(page, "H1")).toEqual(["Resit rasmi"]);
  expect(texts(page, "TH").slice(0, 4)).toEqual(["Bil.", "Perkara", "Tempoh", "Amaun (RM)"]);
  const [, first] = page === undefined ? [] : partsOf(page, "TR");
  expect(first?.parts.map(({ role }) => role)).toEqual(["TD", "TD", "TD", "TD"]);
  expect(first?.parts.map(spoken)[1]).toContain("Cukai taksiran 130045001");
  const total = page && partsOf(page, "TR").find((row) => spoken(row).includes("Jumlah dibayar"));
  expect(total?.parts.map(({ role }) => role)).toEqual(["TH", "TD"]);
  expect(total?.parts.map(spoken)).toEqual(["Jumlah dibayar (RM)", "932.00"]);
  expect(artifacts.join(" ")).toContain("Halaman 1 daripada 1");
  const file = new TextDecoder("latin1").decode(bytes);
  expect(file).toContain("/Scope /Column");
  expect(file).toContain("/Scope /Row");
});

test("a receipt's facts are a list of labels and texts, in the order of the paper", async () => {
  const { pages } = await read(RECEIPT);
  expect(texts(pages[0], "LI").slice(0, 2)).toEqual([
    expect.stringContaining("R261121-7K2M9-QX4T1-V"),
    expect.any(String),
  ]);
  expect(texts(pages[0], "Lbl")).toContain("Diterima daripada");
});

test("the labels of a table's columns are read once, though each page shows them", async () => {
  const { pages, artifacts } = await read(LONG);
  expect(pages.flatMap((page) => texts(page, "TH")).filter((text) => text === "Perkara")).toHaveLength(1);
  expect(artifacts.filter((text) => text === "Perkara")).toHaveLength(pages.length - 1);
});

test("the name and address of a table's council are read once, though each page shows them", async () => {
  const sections = LONG.sections.map((section) =>
    section.kind === "table"
      ? { ...section, heading: "Majlis Perbandaran Kudat", below: ["Peti Surat 280"] }
      : section,
  );
  const { pages, artifacts } = await read({ ...LONG, sections });
  expect(pages.length).toBeGreaterThan(1);
  const readAloud = pages.flatMap((page) => [...texts(page, "H2"), ...texts(page, "P")]);
  for (const repeated of ["Majlis Perbandaran Kudat", "Peti Surat 280"]) {
    expect(readAloud.filter((text) => text === repeated)).toHaveLength(1);
    expect(artifacts.filter((text) => text === repeated)).toHaveLength(pages.length - 1);
  }
});

test("a licence's council title is Malay in a document of another language, and its conditions are a list", async () => {
  const { pages } = await read(LICENCE);
  const [title] = pages.flatMap((page) => partsOf(page, "H1"));
  expect(title).toMatchObject({ lang: "ms-MY", text: "LESEN PENJAJA" });
  expect(texts(pages[0], "H2")).toEqual(["Conditions"]);
  expect(texts(pages[0], "LI").find((text) => text.startsWith("1."))).toContain("Carry this licence");
  const shown = pages.flatMap((page) => partsOf(page, "Figure").map(({ alt }) => alt));
  expect(shown).toContain(LICENCE.photo?.shows);
});
