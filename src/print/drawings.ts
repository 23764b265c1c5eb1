import { bytesOfBase64 } from "../domain/base64.ts";
import { pictureType } from "../domain/pictureType.ts";
import { codeShape, type DrawnCode } from "./codes.ts";
import { codesOf, picturesOf } from "./contents.ts";
import type { Picture, PrintedCode, PrintedDocument } from "./printedDocument.ts";

/** What a document has besides words: made ready before it is drawn, so that nothing is missing when it is printed. */
export interface Drawings {
  /** Without those that are no pictures: what they show is said in words in their place. */
  readonly pictures: ReadonlyMap<Picture, ImageBitmap>;
  readonly codes: ReadonlyMap<PrintedCode, DrawnCode>;
}

export const NO_DRAWINGS: Drawings = { pictures: new Map(), codes: new Map() };

/** @throws Error when a code cannot be drawn: a licence without its code is none */
export async function loadDrawings(document: PrintedDocument): Promise<Drawings> {
  const [pictures, codes] = await Promise.all([loadPictures(document), loadCodes(document)]);
  return { pictures, codes };
}

/** Leaves out what is no picture. */
export async function loadPictures(document: PrintedDocument): Promise<Drawings["pictures"]> {
  const loaded = await Promise.all(
    picturesOf(document).map(async (picture) => [picture, await bitmapOf(picture)] as const),
  );
  return new Map(loaded.flatMap(([picture, bitmap]) => (bitmap === undefined ? [] : [[picture, bitmap]])));
}

/** @throws Error when a code cannot hold its value, or what draws codes does not load */
export async function loadCodes(document: PrintedDocument): Promise<Drawings["codes"]> {
  return new Map(
    await Promise.all(codesOf(document).map(async (code) => [code, await codeShape(code)] as const)),
  );
}

const DATA_URL = /^data:image\/(?:png|jpeg);base64,/;

/**
 * Decoded from its bytes, not by an `img`: a council's page may forbid pictures of data and blob addresses (`img-src 'self'`),
 * and a canvas it cannot.
 */
async function bitmapOf({ source }: Picture): Promise<ImageBitmap | undefined> {
  const bytes = DATA_URL.test(source) ? bytesOfBase64(source.replace(DATA_URL, "")) : undefined;
  if (bytes === undefined) return undefined;
  try {
    return await createImageBitmap(new Blob([bytes], { type: pictureType(bytes) }));
  } catch {
    return undefined;
  }
}
