import { stdout } from "node:process";
import { BackupError } from "../operation/backup.ts";
import { fileIn, runCommand } from "./runCommand.ts";
import type { SystemPlace } from "./runningSystem.ts";
import { takeBackup } from "./takeBackup.ts";
import { complain } from "./terminal.ts";

/**
 * `npm run backup -- kaunter.backup.gz` writes all databases into one file, whether the system runs or not. The file holds no
 * keys and no secrets.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 2 wrong arguments, 3 the backup failed.
 */
await runCommand({ usage: "Usage: npm run backup -- <file>", read: fileIn, run: backUp });

async function backUp(place: SystemPlace, file: string): Promise<number> {
  try {
    const taken = await takeBackup(file, place);
    if ("refused" in taken) return complain(3, taken.refused);
    stdout.write(`${file} holds ${taken.documents} documents.\n`);
    return 0;
  } catch (failure) {
    return complain(3, `The command took no backup: ${wordsOf(failure)}, then try again.`);
  }
}

function wordsOf(failure: unknown): string {
  if (failure instanceof BackupError) return "the file it wrote is damaged. Check the disk";
  const cause =
    failure instanceof Error && "code" in failure ? String(failure.code) : "the connection broke off";
  return `${cause}. Check the file's path, its permissions and the disk's space`;
}
