import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's folder in memory, and the room that a run of all tests needs there, in bytes. */
const IN_MEMORY = "/dev/shm";
const ROOM = 2 * 1024 ** 3;

/**
 * Gives a run's tests one temporary folder, in memory where the machine has room there: databases sync each write to their
 * disk, which takes two thirds of the back end's tests elsewhere. What a test leaves behind goes with the run.
 */
export default function setUpTemporaryFolder(): () => void {
  const parent = hasRoomInMemory() ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, "kaunter-tests-"));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // each start of a command of the project compiles the same modules
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
