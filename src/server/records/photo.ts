import { define } from "superstruct";
import { pictureType } from "../../domain/pictureType.ts";

/** The photo of a licence's owner. It is a face: kept beside the record, never within it, and shown to whoever paid the licence. */

const PHOTO_LARGEST = 200 * 1024;

/** The attachment of a licence's document that holds it. */
export const PICTURE = "picture";

function bytesOfPhoto(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}

/** A PNG or a JPEG in base64. */
export const photo = define<string>("photo", (value) => {
  if (typeof value !== "string" || value.length > (PHOTO_LARGEST / 3) * 4 + 4) return false;
  const content = bytesOfPhoto(value);
  // Buffer passes over what is no base64: only a text that it writes the same way is one
  const isBase64 = Buffer.from(content).toString("base64") === value;
  return isBase64 && content.length <= PHOTO_LARGEST && pictureType(content) !== undefined;
});

/** As CouchDB takes an attachment within its document: a picture in base64. */
export function attachmentOf(picture: string) {
  return { content_type: pictureType(bytesOfPhoto(picture)), data: picture };
}
