import { randomBytes } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, type Log } from "../log.ts";
import { writeOnce } from "../writtenOnce.ts";
import { type KeyRing, newKeyRing, readKeyRing, writeKeyRing } from "./keyRing.ts";

/** @param named the configured file, which several machines may share. Without it, the file is in the data folder */
export function keyFileOf(data: string, named: string | undefined): string {
  return named ?? join(data, "keys", "statement-keys.json");
}

/**
 * Opens the key file. The first start creates it.
 * @returns a function that returns the keys. It reads a changed file again, so every process uses a rotation or withdrawal at
 * once
 * @throws when the file is not a key file, or cannot be written
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
      // receipts still work with the keys that were read last
      log({ event: "statement_keys_unreadable", ...describeError(failure) });
    }
    return ring;
  };
}

/** @throws when the file cannot be read, or is not a key file */
export async function readKeyFile(file: string): Promise<KeyRing> {
  return readKeyRing(await readFile(file, "utf8"));
}

/** Another process is changing the file, or a change was interrupted and left its lock. */
export class KeyFileBusyError extends Error {
  override readonly name = "KeyFileBusyError";
}

/** A change waits for another one with this many tries. */
const TRIES = 100;
/** The wait between two tries, in milliseconds. */
const PAUSE = 50;

/**
 * Changes the keys under a lock. Two changes at once run one after the other.
 * @param change returns the new keys. When it returns undefined or the same keys, the file stays as it is
 * @returns the result of `change`
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

/** The lock file. It exists beside the key file during a change. */
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

/** Replaces the file in one step. A reader gets the whole old file or the whole new one. */
export async function replaceKeyFile(file: string, ring: KeyRing): Promise<void> {
  const written = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(written, writeKeyRing(ring), { mode: 0o600, flush: true });
  await rename(written, file);
}

async function versionOf(file: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(file);
  return `${ino} ${mtimeMs} ${size}`;
}
