import { createHash, randomBytes } from "node:crypto";

/** Returns `size` unpredictable bytes. */
export type RandomBytes = (size: number) => Buffer;

export const systemRandom: RandomBytes = (size) => randomBytes(size);

/** A text that nobody can guess: 43 characters of base64url, 256 bits. */
export function unguessable(random: RandomBytes): string {
  return random(32).toString("base64url");
}

/** SHA-256 in hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
