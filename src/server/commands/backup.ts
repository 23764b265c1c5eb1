import { argv, stdout } from "node:process";
import { BackupError } from "../operation/backup.ts";
import { placeOfSystem } from "./runningSystem.ts";
import { takeBackup } from "./takeBackup.ts";
import { complain, WRONG_PORT } from "./terminal.ts";

/**
 * `npm run backup -- kaunter.backup.gz` writes all databases into one file, whether the system runs or not. The file holds no
 * keys and no secrets.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 2 wrong arguments, 3 the backup failed.
 */
process.exitCode = await backUp(argv.slice(2));

async function backUp(files: readonly string[]): Promise<number> {
  const [file] = files;
  const place = placeOfSystem();
  if (file === undefined || files.length > 1) return complain(2, "Usage: npm run backup -- <file>");
  if (place === undefined) return complain(2, WRONG_PORT);
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
