import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { systemClock } from "../clock.ts";
import { backupLines, LoadDuringBackup } from "../operation/backup.ts";
import { checkBackupFile } from "./backupFile.ts";
import {
  brokenOff,
  type Delivery,
  inDatabases,
  postToSystem,
  refusalOf,
  type SystemPlace,
} from "./runningSystem.ts";

/** How often the command takes the backup, when a load of council records ends meanwhile. */
const ATTEMPTS = 3;

/**
 * Writes a backup of the running system or of the databases into a file that only its owner may read. It replaces an existing
 * file only after the new one was written and checked.
 * @throws BackupError; Error when the file cannot be written
 */
export async function takeBackup(
  file: string,
  place: SystemPlace,
): Promise<{ readonly documents: number } | { readonly refused: string }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
    try {
      return await takeOnce(file, place);
    } catch (failure) {
      if (!(failure instanceof LoadDuringBackup)) throw failure;
    }
  return {
    refused: `The command took no backup, because a load of council records ended each of the ${ATTEMPTS} times that it tried. Try again when no load runs.`,
  };
}

/** @throws BackupError */
async function takeOnce(
  file: string,
  place: SystemPlace,
): Promise<{ readonly documents: number } | { readonly refused: string }> {
  const unfinished = `${file}.unfinished`;
  try {
    const delivery = await write(unfinished, place);
    if ("refused" in delivery) return delivery;
    const { documents } = await checkBackupFile(unfinished);
    await rename(unfinished, file);
    return { documents };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function write(file: string, place: SystemPlace): Promise<Delivery> {
  const keep = (lines: AsyncIterable<string | Uint8Array>) =>
    pipeline(Readable.from(lines), createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  const answer = await postToSystem(place, "backup", {});
  if (answer === "nobody answers")
    return inDatabases(place, (databases) => keep(backupLines(databases, systemClock)));
  if (answer === "broken") return { refused: brokenOff(place) };
  if (!answer.ok || answer.body === null) return { refused: await refusalOf(answer, place) };
  await keep(answer.body);
  return { delivered: "to the running system" };
}
