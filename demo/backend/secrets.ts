import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * The secret kept under this name, made at the first start in a file that its owner alone may read.
 * @returns 43 characters of base64url, 256 bits
 * @throws when the file holds something else, or cannot be written
 */
export async function loadOrCreateSecret(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, randomBytes(BYTES).toString("base64url"), { mode: 0o600, flush: true });
  try {
    // a link is made whole or fails: of two starts at once, both read what one wrote
    await link(made, file);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  } finally {
    await unlink(made);
  }
  const secret = (await readFile(file, "utf8")).trim();
  if (!SECRET.test(secret)) throw new Error(`the file of the secret "${name}" holds no secret`);
  return secret;
}
