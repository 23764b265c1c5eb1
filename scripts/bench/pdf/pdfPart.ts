import { type Browser, chromium } from "playwright";
import { findChromium } from "../../../tests/chromium.ts";
import type { Part } from "../part.ts";
import { milliseconds, say, sayTable, times } from "../report.ts";
import { median } from "../statistics.ts";
import { withBuiltPage } from "./builtPage.ts";
import type { DocumentName, Made, Maker } from "./page.ts";

/** The number of fresh browser contexts for each document. */
const COLD = 5;
/** The number of PDFs that each context makes after its first. */
const WARM = 10;
/** The largest allowed PDF, in bytes. */
const BUDGET = 200_000;

const DOCUMENTS: readonly DocumentName[] = ["receipt", "slip", "licence", "chinese", "long"];

/** Measures a citizen's wait for a PDF, against the shortest PDF of pdfmake with its own font. */
export const pdfPart: Part = {
  name: "pdf",
  title: "A document's PDF, the first with its libraries and fonts fetched, and each after it",
  async run() {
    await withBuiltPage(async (origin) => {
      const executablePath = findChromium();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        args: ["--no-sandbox"],
      });
      try {
        await report(browser, origin);
      } finally {
        await browser.close();
      }
    });
  },
};

async function report(browser: Browser, origin: string): Promise<void> {
  const bare = await measure(browser, origin, "bare", "receipt");
  const row = (name: string, { cold, warm, fetched, bytes }: Measured) => [
    name,
    milliseconds(cold),
    times(cold / bare.cold),
    milliseconds(warm),
    times(warm / bare.warm),
    kilobytes(fetched),
    kilobytes(bytes),
  ];
  const measured: [DocumentName, Measured][] = [];
  for (const name of DOCUMENTS) measured.push([name, await measure(browser, origin, "ours", name)]);
  sayTable(
    ["", "first", "to pdfmake's", "each after", "to pdfmake's", "fetched", "the PDF"],
    [row("pdfmake, one line", bare), ...measured.map(([name, figures]) => row(name, figures))],
  );
  say();
  const heaviest = Math.max(...measured.map(([, { bytes }]) => bytes));
  say(
    `  the heaviest is ${kilobytes(heaviest)} of ${kilobytes(BUDGET)}: ${heaviest < BUDGET ? "holds" : "BROKEN"}`,
  );
}

interface Measured {
  /** Medians in milliseconds: of the first PDF, and of the later ones. */
  readonly cold: number;
  readonly warm: number;
  /** Uncompressed bytes of scripts and fonts. */
  readonly fetched: number;
  /** The size of the PDF. */
  readonly bytes: number;
}

/** Measures in fresh browser contexts that have fetched only the page. */
async function measure(
  browser: Browser,
  origin: string,
  maker: Maker,
  name: DocumentName,
): Promise<Measured> {
  const first: Made[] = [];
  const later: Made[] = [];
  let fetched = 0;
  for (let round = 0; round < COLD; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: "networkidle" });
    const make = () =>
      page.evaluate(([one, other]) => window.makeForBench(one, other), [maker, name] as const);
    first.push(await make());
    for (let turn = 0; turn < WARM; turn += 1) later.push(await make());
    fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).decodedBodySize, 0),
    );
    await context.close();
  }
  return {
    cold: median(first.map(({ took }) => took)),
    warm: median(later.map(({ took }) => took)),
    fetched,
    bytes: Math.max(...first.map(({ bytes }) => bytes)),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
