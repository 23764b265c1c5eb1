import { bytesOfBase64 } from "../domain/base64.ts";
import { pictureType } from "../domain/pictureType.ts";
import { codeShape, type DrawnCode } from "./codes.ts";
import { codesOf, picturesOf } from "./contents.ts";
import type { Picture, PrintedCode, PrintedDocument } from "./printedDocument.ts";

/** The pictures and codes of a document. They are made before the document is drawn, so that none is missing in print. */
export interface Drawings {
  /** The valid pictures. In place of an invalid one, the document shows its description. */
  readonly pictures: ReadonlyMap<Picture, ImageBitmap>;
  readonly codes: ReadonlyMap<PrintedCode, DrawnCode>;
}

export const NO_DRAWINGS: Drawings = { pictures: new Map(), codes: new Map() };

/** @throws Error if a code cannot be drawn, because a licence without its code is not valid */
export async function loadDrawings(document: PrintedDocument): Promise<Drawings> {
  const [pictures, codes] = await Promise.all([loadPictures(document), loadCodes(document)]);
  return { pictures, codes };
}

/** Loads the pictures and leaves out invalid ones. */
export async function loadPictures(document: PrintedDocument): Promise<Drawings["pictures"]> {
  const loaded = await Promise.all(
    picturesOf(document).map(async (picture) => [picture, await bitmapOf(picture)] as const),
  );
  return new Map(loaded.flatMap(([picture, bitmap]) => (bitmap === undefined ? [] : [[picture, bitmap]])));
}

/** @throws Error if a code cannot encode its value or the library cannot be loaded */
export async function loadCodes(document: PrintedDocument): Promise<Drawings["codes"]> {
  return new Map(
    await Promise.all(codesOf(document).map(async (code) => [code, await codeShape(code)] as const)),
  );
}

const DATA_URL = /^data:image\/(?:png|jpeg);base64,/;

/**
 * Decodes a picture from its bytes, not with an `img`: a council's page may forbid data and blob addresses (`img-src 'self'`),
 * but no policy forbids a canvas.
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
