import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file that its owner alone may read, where there is none yet; one that is there is left as it is. Of two starts at
 * once, one writes it whole.
 */
export async function writeOnce(file: string, content: string): Promise<void> {
  // a place that cannot be written, as where secrets are mounted, holds it already
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, content, { mode: 0o600, flush: true });
  try {
    // a link is made whole or fails
    await link(made, file);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  } finally {
    await unlink(made);
  }
}
