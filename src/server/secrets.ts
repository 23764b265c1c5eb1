import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeOnce } from "./writtenOnce.ts";

const BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * Reads the secret of this name. The first start creates it, in a file that only its owner may read.
 * @returns 43 characters of base64url, 256 bits
 * @throws Error when the file holds something else or cannot be written
 */
export async function loadOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  await writeOnce(file, randomBytes(BYTES).toString("base64url"));
  const secret = (await readFile(file, "utf8")).trim();
  if (!SECRET.test(secret))
    throw new Error(`the secret file "${name}" does not hold a secret: restore it from a backup`);
  return secret;
}
