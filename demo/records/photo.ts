import { define } from "superstruct";

/** The photo of a licence's owner. It is a face: kept beside the record, never within it, and shown to whoever paid the licence. */

export const PHOTO_LARGEST = 200 * 1024;

/** The attachment of a licence's document that holds it. */
export const PICTURE = "picture";

export type PictureType = "image/png" | "image/jpeg";

const MAGIC: readonly (readonly [PictureType, readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** What a picture is by its first bytes, whatever it is called; undefined for anything but a PNG or a JPEG. */
export function pictureType(content: Uint8Array): PictureType | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, place) => content[place] === byte))?.[0];
}

export function bytesOfPhoto(base64: string): Uint8Array {
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
