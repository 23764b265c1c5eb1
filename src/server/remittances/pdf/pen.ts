import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Structure } from "./structure.ts";

/** Draws single lines of text, tables and codes on a page. All measures are points, from the top left. */

const FONT_FILES = {
  regular: import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf"),
};

type Weight = keyof typeof FONT_FILES;

let fonts: Promise<Readonly<Record<Weight, Buffer>>> | undefined;

/** The font's two files, 20 MB. The first PDF of a process loads them, and later ones share them. */
function loadFonts(): Promise<Readonly<Record<Weight, Buffer>>> {
  fonts ??= Promise.all([
    readFile(fileURLToPath(FONT_FILES.regular)),
    readFile(fileURLToPath(FONT_FILES.bold)),
  ]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

export const GREY = "#555555";
const INK = "#111111";
const RULE = "#bbbbbb";

/** No text of a cell is longer, so a long note costs no time. Characters. */
const LONGEST = 120;

const ELLIPSIS = "…";

const FEATURES = ["kern", "liga", "calt", "clig", "ccmp", "locl", "rlig", "mark", "mkmk", "rclt", "dist"];

/**
 * Kerning and ligatures take three quarters of the time of a page of numbers, so the texts go without them. The package's types
 * know only how to add features.
 */
const ONE_LINE: object = {
  lineBreak: false,
  features: Object.fromEntries(FEATURES.map((feature) => [feature, false])),
};

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

export interface Pen {
  /** Writes one line of text, which ends with "…" where it would be wider. */
  write(
    text: string,
    at: { readonly x: number; readonly y: number; readonly width: number },
    style: Style,
  ): void;
  /** The same, ending at the right edge. */
  writeRight(
    text: string,
    at: { readonly x: number; readonly y: number; readonly width: number },
    style: Style,
  ): void;
  /** Draws a line, which is decoration. */
  rule(x: number, y: number, width: number): void;
}

/** @param document with both fonts registered, by `registerFonts` */
export function penOf(document: PDFKit.PDFDocument, structure: Structure): Pen {
  // of each character at one point
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  const widthOf = (character: string, { size, weight = "regular" }: Style): number => {
    const known = widths[weight].get(character) ?? document.font(weight).fontSize(1).widthOfString(character);
    widths[weight].set(character, known);
    return known * size;
  };
  /** The text as far as it fits, and its width. */
  const fitted = (text: string, width: number, style: Style): readonly [string, number] => {
    // a line break would move the next text
    const characters = [...text.slice(0, LONGEST).replace(/\p{C}+|\s+/gu, " ")];
    let taken = 0;
    for (const character of characters) taken += widthOf(character, style);
    if (taken <= width) return [characters.join(""), taken];
    taken += widthOf(ELLIPSIS, style);
    while (taken > width && characters.length > 0) taken -= widthOf(characters.pop() ?? "", style);
    return [`${characters.join("")}${ELLIPSIS}`, taken];
  };
  const put = (text: string, x: number, y: number, { size, weight = "regular", colour = INK }: Style) =>
    document.font(weight).fontSize(size).fillColor(colour).text(text, x, y, ONE_LINE);
  return {
    write: (text, { x, y, width }, style) => put(fitted(text, width, style)[0], x, y, style),
    writeRight(text, { x, y, width }, style) {
      const [shown, taken] = fitted(text, width, style);
      put(shown, x + width - taken, y, style);
    },
    rule: (x, y, width) =>
      structure.decorate("Layout", () => {
        document
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.4)
          .strokeColor(RULE)
          .stroke();
      }),
  };
}

/** Gives a document the fonts that the pen uses. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  for (const [weight, bytes] of Object.entries(await loadFonts())) document.registerFont(weight, bytes);
}
