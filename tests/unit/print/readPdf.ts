import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api";
import { withPdf } from "./openedPdf.ts";

/** A PDF read by pdf.js, which shares no code with our PDF writer. It works in Node and in a browser. */
export interface ReadPdf {
  /** The text of each page in the order of the file, which is the order of selecting and of reading aloud. */
  readonly pages: readonly string[];
  /** The text of each page as it looks on paper, with columns beside each other. */
  readonly layouts: readonly string[];
  /** The size of each page, in points. */
  readonly sizes: readonly PageSize[];
  readonly facts: PdfFacts;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The file's metadata, by the names of the PDF format. */
export interface PdfFacts extends Readonly<Record<string, unknown>> {
  readonly Title?: string;
  readonly Author?: string;
  /** A language tag of RFC 3066. */
  readonly Language?: string | null;
  /** How the file is encrypted, if it is. */
  readonly EncryptFilterName?: string | null;
  /** Whether any part of it has a script. */
  readonly hasScripts: boolean;
}

/** A piece of text without a gap, in points from the page's bottom left corner. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly height: number;
}

/** @throws Error when the bytes are no PDF */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return withPdf(bytes, async (pdf) => {
    const pages: string[] = [];
    const layouts: string[] = [];
    const sizes: PageSize[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const pieces = await piecesOf(page);
      const { width, height } = page.getViewport({ scale: 1 });
      pages.push(inFileOrder(pieces));
      layouts.push(asOnPaper(pieces));
      sizes.push({ width, height });
    }
    return { pages, layouts, sizes, facts: await factsOf(pdf) };
  });
}

async function factsOf(pdf: PDFDocumentProxy): Promise<PdfFacts> {
  const { info } = await pdf.getMetadata();
  const [ofFile, ofFields] = [await pdf.getJSActions(), await pdf.hasJSActions()];
  return { ...info, hasScripts: ofFields || Object.keys(ofFile ?? {}).length > 0 };
}

async function piecesOf(page: PDFPageProxy): Promise<readonly Piece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , left = 0, baseline = 0] = item.transform as readonly number[];
    return [{ text: ideographsOf(item.str), left, right: left + item.width, baseline, height: item.height }];
  });
}

const RADICALS = "⺟⺠⻁⻄⻅⻆⻉⻋⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻧⻨⻩⻪⻬⻮⻰⻳";
const IDEOGRAPHS = "母民虎西见角贝车长门青韦页风飞食马骨鬼鱼鸟卤麦黄黾齐齿龙龟";

/** Some fonts draw a radical and its ideograph alike. A browser's PDF then has the radical, whichever the text had. */
function ideographsOf(text: string): string {
  return text
    .replaceAll(/[\u2F00-\u2FD5]/g, (radical) => radical.normalize("NFKC"))
    .replaceAll(/[\u2E80-\u2EF3]/g, (radical) => IDEOGRAPHS[RADICALS.indexOf(radical)] ?? radical);
}

const onOneLine = (a: Piece, b: Piece) =>
  Math.abs(a.baseline - b.baseline) < Math.min(a.height, b.height) / 2;

/** Wide enough to look like a space. */
const apart = (a: Piece, b: Piece) => b.left - a.right > b.height / 10 || b.left < a.left;

function inFileOrder(pieces: readonly Piece[]): string {
  return pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    if (before === undefined) return piece.text;
    if (!onOneLine(before, piece)) return `${text.trimEnd()}\n${piece.text}`;
    const parted = apart(before, piece) && !text.endsWith(" ") && !piece.text.startsWith(" ");
    return `${text}${parted ? " " : ""}${piece.text}`;
  }, "");
}

/** The width of a space, in points, in a layout with columns. */
const SPACE = 4;

function asOnPaper(pieces: readonly Piece[]): string {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.baseline - a.baseline || a.left - b.left)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && onOneLine(line[0], piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOnPaper).join("\n");
}

function lineOnPaper(line: readonly Piece[]): string {
  return [...line]
    .sort((a, b) => a.left - b.left)
    .reduce((text, piece, index, all) => {
      const before = all[index - 1];
      if (before === undefined) return piece.text.trim();
      if (!apart(before, piece)) return text + piece.text;
      return `${text.trimEnd()}${" ".repeat(Math.max(1, Math.round((piece.left - before.right) / SPACE)))}${piece.text.trim()}`;
    }, "");
}
