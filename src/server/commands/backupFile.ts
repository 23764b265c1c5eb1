import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError, type BackupHead, checkBackup } from "../operation/backup.ts";

/**
 * The lines of a backup file, without their line breaks.
 * @throws BackupError when the file cannot be read or unpacked
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // an error of the pipeline also ends the loop below, so the callback ignores it
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding("utf8");
  let rest = "";
  try {
    for await (const piece of text) {
      const lines = `${rest}${piece}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch {
    throw new BackupError("the file is unreadable or incomplete: check its path, or use another backup");
  }
  if (rest !== "") yield rest;
}

/** Reads and checks the whole file. @throws BackupError */
export function checkBackupFile(file: string): Promise<{ head: BackupHead; documents: number }> {
  return checkBackup(linesOf(file));
}
