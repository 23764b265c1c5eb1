import { drawCode } from "../codes.ts";
import type { Picture, PrintedCode, PrintedDocument } from "../printedDocument.ts";
import { drawableText, REPLACEMENT } from "./drawableText.ts";
import { type DocumentFonts, loadFonts } from "./fonts.ts";
import { printablePicture } from "./printablePicture.ts";

/** All that a document's pages are made of, fetched and drawn before they are laid out. */
export interface Material {
  readonly fonts: DocumentFonts;
  /** A picture as a data URL; one that is none is missing. */
  readonly pictures: ReadonlyMap<Picture, string>;
  /** A code as SVG. */
  readonly codes: ReadonlyMap<PrintedCode, string>;
}

/** @throws Error when a font could not be fetched */
export async function gatherMaterial(printed: PrintedDocument): Promise<Material> {
  const [fonts, pictures, codes] = await Promise.all([
    loadFonts(drawableText(JSON.stringify(printed) + printed.foot.page(1, 1)) + REPLACEMENT),
    Promise.all(
      picturesOf(printed).map(async (picture) => [picture, await printablePicture(picture)] as const),
    ),
    Promise.all(codesOf(printed).map(async (code) => [code, await drawCode(code)] as const)),
  ]);
  return {
    fonts,
    pictures: new Map(pictures.flatMap(([picture, url]) => (url === undefined ? [] : [[picture, url]]))),
    codes: new Map(codes),
  };
}

function picturesOf({ head, sections }: PrintedDocument): readonly Picture[] {
  const shown = sections.map((section) => ("picture" in section ? section.picture : undefined));
  return [head.crest, ...shown].filter((picture) => picture !== undefined);
}

function codesOf({ sections }: PrintedDocument): readonly PrintedCode[] {
  return sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
}
