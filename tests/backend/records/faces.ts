/** The smallest pictures there are, in base64: who is on them nobody can tell. */

export const FACE_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** Begins as a JPEG does, and is no more than that. */
export const FACE_JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xd9,
]).toString("base64");
