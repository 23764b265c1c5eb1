import { drawCode } from "../codes.ts";
import { codesOf } from "../contents.ts";
import { loadPictures } from "../drawings.ts";
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

/** @throws Error when a font could not be fetched, or a code cannot be drawn */
export async function gatherMaterial(printed: PrintedDocument): Promise<Material> {
  const [fonts, bitmaps, codes] = await Promise.all([
    loadFonts(drawableText(JSON.stringify(printed) + printed.foot.page(1, 1)) + REPLACEMENT),
    loadPictures(printed),
    Promise.all(codesOf(printed).map(async (code) => [code, await drawCode(code)] as const)),
  ]);
  const pictures = [...bitmaps].flatMap(([picture, bitmap]) => {
    const url = printablePicture(bitmap, picture.source.startsWith("data:image/jpeg"));
    return url === undefined ? [] : [[picture, url] as const];
  });
  return { fonts, pictures: new Map(pictures), codes: new Map(codes) };
}
