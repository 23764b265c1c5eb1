import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the work a temporary folder on disk, and deletes it afterwards, even if the work fails. */
export async function withFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
