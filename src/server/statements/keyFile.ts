import { randomBytes } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, type Log } from "../log.ts";
import { writeOnce } from "../writtenOnce.ts";
import { type KeyRing, newKeyRing, readKeyRing, writeKeyRing } from "./keyRing.ts";

/** Where the keys are: in the file that is named, which several machines may share, else in the data folder. */
export function keyFileOf(data: string, named: string | undefined): string {
  return named ?? join(data, "keys", "statement-keys.json");
}

/**
 * Opens the file of the keys, made at the first start.
 * @returns reads the keys, again whenever the file was written: a key that is laid down or withdrawn is so at once, in every process
 * @throws when the file holds something else, or cannot be written
 */
export async function openKeyFile(file: string, log: Log): Promise<() => Promise<KeyRing>> {
  await writeOnce(file, writeKeyRing(newKeyRing()));
  let version = await versionOf(file);
  let ring = await readKeyFile(file);
  return async () => {
    try {
      const now = await versionOf(file);
      if (now !== version) {
        ring = await readKeyFile(file);
        version = now;
      }
    } catch (failure) {
      // receipts go on with the keys that were read last
      log({ event: "statement_keys_unreadable", ...describeError(failure) });
    }
    return ring;
  };
}

/** @throws when it cannot be read, or holds something else */
export async function readKeyFile(file: string): Promise<KeyRing> {
  return readKeyRing(await readFile(file, "utf8"));
}

/** Another change of the file is under way, or one was cut off before it ended. */
export class KeyFileBusyError extends Error {
  override readonly name = "KeyFileBusyError";
}

/** How often, and how long after one another, somebody else's change is waited for. Milliseconds. */
const TRIES = 100;
const PAUSE = 50;

/**
 * Changes the keys, one change after the other: of two at once both are done.
 * @param change the keys as they are to be; undefined, or the same, leaves the file
 * @returns what was made of them
 * @throws KeyFileBusyError
 */
export async function changeKeyFile(
  file: string,
  change: (ring: KeyRing) => KeyRing | undefined,
): Promise<KeyRing | undefined> {
  const lock = lockOf(file);
  await takeLock(lock);
  try {
    const ring = await readKeyFile(file);
    const next = change(ring);
    if (next !== undefined && next !== ring) await replaceKeyFile(file, next);
    return next;
  } finally {
    await rm(lock, { force: true });
  }
}

/** The file beside it while it is being changed. */
export function lockOf(file: string): string {
  return `${file}.lock`;
}

async function takeLock(lock: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeFile(lock, "", { flag: "wx" });
    } catch (failure) {
      if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
      if (tries === TRIES) throw new KeyFileBusyError();
      await sleep(PAUSE);
    }
  }
}

/** Takes the place of the file whole: whoever reads it meanwhile has the one before. */
export async function replaceKeyFile(file: string, ring: KeyRing): Promise<void> {
  const written = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(written, writeKeyRing(ring), { mode: 0o600, flush: true });
  await rename(written, file);
}

async function versionOf(file: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(file);
  return `${ino} ${mtimeMs} ${size}`;
}
