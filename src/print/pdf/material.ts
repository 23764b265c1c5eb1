import { drawCode } from "../codes.ts";
import { codesOf } from "../contents.ts";
import { loadPictures } from "../drawings.ts";
import type { Picture, PrintedCode, PrintedDocument } from "../printedDocument.ts";
import { drawableText, REPLACEMENT } from "./drawableText.ts";
import { type DocumentFonts, loadFonts } from "./fonts.ts";

/** Wide enough for a face of 35 mm at 300 dots an inch; more would only make the file heavy. */
const LONGEST_SIDE = 420;

/**
 * A picture as the PDF takes it: drawn anew from what the browser decoded, so that only what really is a picture gets there,
 * turned as its camera said, no larger than it is printed, and without what a camera writes into its files.
 * @param isPhoto whether it is without transparent parts, so that a JPEG, which is much smaller, shows the same
 * @returns a data URL
 */
function printablePicture(bitmap: ImageBitmap, isPhoto: boolean): string | undefined {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL(isPhoto ? "image/jpeg" : "image/png", 0.85);
}

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
