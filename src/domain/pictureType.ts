/** The accepted types of a picture. */
export type PictureType = "image/png" | "image/jpeg";

/** The most bytes of a picture that the portal stores. */
export const PICTURE_LARGEST = 200 * 1024;

const MAGIC: readonly (readonly [PictureType, readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** Detects a PNG or a JPEG by its first bytes, whatever its name says. Returns undefined for anything else. */
export function pictureType(content: Uint8Array): PictureType | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, place) => content[place] === byte))?.[0];
}
