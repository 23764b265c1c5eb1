import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's folder in memory, and the bytes that a run of all tests needs there. */
const IN_MEMORY = "/dev/shm";
const ROOM = 2 * 1024 ** 3;

/**
 * Gives a run one temporary folder, in memory if the machine has room. Databases sync each write to their disk, which otherwise
 * takes two thirds of the back-end tests' time. The folder is deleted after the run.
 */
export default function setUpTemporaryFolder(): () => void {
  const parent = hasRoomInMemory() ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, "kaunter-tests-"));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // Each start of a command compiles the same modules.
  process.env.NODE_COMPILE_CACHE ??= join(folder, "compiled");
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM;
}
