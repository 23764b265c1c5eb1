/** The smallest valid pictures, in base64. They show nobody. */

export const FACE_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** The first bytes of a JPEG, and nothing else. */
export const FACE_JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xd9,
]).toString("base64");
