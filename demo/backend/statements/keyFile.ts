import { randomBytes } from "node:crypto";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
