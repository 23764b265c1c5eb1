import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError, type BackupHead, checkBackup } from "../operation/backup.ts";

/**
 * The lines of a backup's file, without their breaks.
 * @throws BackupError when it cannot be read or unpacked
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // what fails on the way ends the reading below
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding("utf8");
  let rest = "";
  try {
    for await (const piece of text) {
      const lines = `${rest}${piece}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch {
    throw new BackupError("the file is unreadable or incomplete");
  }
  if (rest !== "") yield rest;
}

/** Reads the file through. @throws BackupError */
export function checkBackupFile(file: string): Promise<{ head: BackupHead; documents: number }> {
  return checkBackup(linesOf(file));
}
