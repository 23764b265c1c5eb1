import { drawCode } from "../codes.ts";
import { codesOf } from "../contents.ts";
import { loadPictures } from "../drawings.ts";
import type { Picture, PrintedCode, PrintedDocument } from "../printedDocument.ts";
import { drawableText, REPLACEMENT } from "./drawableText.ts";
import { type DocumentFonts, loadFonts } from "./fonts.ts";

/** Pixels. Enough for a face of 35 mm at 300 dots an inch. More would only make the file larger. */
const LONGEST_SIDE = 420;

/**
 * Draws a decoded picture again for the PDF. So the PDF contains only valid pictures, rotated as the camera noted, no larger than
 * needed, and without the camera's metadata.
 * @param isPhoto whether the picture has no transparency. Then a JPEG, which is much smaller, shows the same.
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

/** The fonts, pictures and codes of a document, loaded and drawn before the layout. */
export interface Material {
  readonly fonts: DocumentFonts;
  /** The pictures as data URLs. Invalid ones are missing. */
  readonly pictures: ReadonlyMap<Picture, string>;
  /** The codes as SVG. */
  readonly codes: ReadonlyMap<PrintedCode, string>;
}

/** @throws Error if a font cannot be loaded or a code cannot be drawn */
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
