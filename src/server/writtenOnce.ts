import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a file that only its owner may read. It leaves an existing file as it is. When two processes start at once, one of them
 * writes the whole file.
 */
export async function writeOnce(file: string, content: string): Promise<void> {
  // a folder of mounted secrets may be read-only, and then it already has the file
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, content, { mode: 0o600, flush: true });
  try {
    // a link appears whole or fails, so no reader sees half a file
    await link(made, file);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  } finally {
    await unlink(made);
  }
}
