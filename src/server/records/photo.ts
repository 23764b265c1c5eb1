import { createHash } from "node:crypto";
import { PICTURE_LARGEST, pictureType } from "../../domain/pictureType.ts";
import { kind } from "../../domain/schemas/limits.ts";

/**
 * The photo of a licence's owner. It shows a face, so the database keeps it as an attachment beside the record. Only the owner
 * and the payer of a renewal may see it.
 */

/** The name of the photo's attachment at a licence's document. */
export const PICTURE = "picture";

/** The attachment of a photo that a load prepared and that readers do not see yet. */
export const NEXT_PICTURE = "next_picture";

function bytesOfPhoto(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, "base64"));
}

/** A PNG or a JPEG in base64. */
export const photo = kind<string>("photo", { note: "PNG or JPEG of at most 200 kB in base64" }, (value) => {
  if (value.length > (PICTURE_LARGEST / 3) * 4 + 4) return false;
  const content = bytesOfPhoto(value);
  // Buffer skips characters that are not base64, so we compare with what it writes
  const isBase64 = Buffer.from(content).toString("base64") === value;
  return isBase64 && content.length <= PICTURE_LARGEST && pictureType(content) !== undefined;
});

/** Whether a stored attachment holds this photo. CouchDB and PouchDB state the MD5 of each attachment. */
export function holdsPhoto(attachment: unknown, base64: string): boolean {
  if (typeof attachment !== "object" || attachment === null || !("digest" in attachment)) return false;
  return attachment.digest === `md5-${createHash("md5").update(bytesOfPhoto(base64)).digest("base64")}`;
}

/** The attachment within a document, as CouchDB takes it: a picture in base64. */
export function attachmentOf(picture: string) {
  return { content_type: pictureType(bytesOfPhoto(picture)), data: picture };
}
