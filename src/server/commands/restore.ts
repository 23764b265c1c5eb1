import { stdout } from "node:process";
import { systemClock } from "../clock.ts";
import { BackupError, restoreBackup } from "../operation/backup.ts";
import { checkRestored } from "../operation/checkRestored.ts";
import { checkBackupFile, linesOf } from "./backupFile.ts";
import { fileIn, runCommand } from "./runCommand.ts";
import { inDatabases, postToSystem, type SystemPlace } from "./runningSystem.ts";
import { complain } from "./terminal.ts";

/**
 * `npm run restore -- kaunter.backup.gz` writes a backup into empty databases while the system does not run. It checks the whole
 * file first, and writes nothing when the file is cut off or was changed.
 * Environment: PORT (4173), KAUNTER_DATA (.data), COUCHDB_URL, as for the start.
 * Exit codes: 0 done, 1 the file or the databases cannot be used, 2 wrong arguments, 3 the data could not be written.
 */
await runCommand({ usage: "Usage: npm run restore -- <file>", read: fileIn, run: restore });

async function restore(place: SystemPlace, file: string): Promise<number> {
  try {
    const { head, documents } = await checkBackupFile(file);
    if ((await postToSystem(place, "nothing", {})) !== "nobody answers")
      return complain(3, `The system on port ${place.port} is running. Stop it, then restore.`);
    let unmatched = 0;
    const delivery = await inDatabases(place, async (databases) => {
      await restoreBackup(databases, linesOf(file));
      unmatched = await checkRestored(databases, systemClock);
    });
    if ("refused" in delivery) return complain(3, delivery.refused);
    stdout.write(`${documents} documents of ${head.taken_at} are back.\n`);
    if (unmatched > 0)
      stdout.write(
        `${unmatched} payments have a settlement and no document, because they began while the backup ran. Look at them at #/payments.\n`,
      );
    return 0;
  } catch (failure) {
    if (failure instanceof BackupError)
      return complain(1, `The command cannot restore the backup: ${failure.message}.`);
    return complain(
      3,
      "The command could not write all data. Check the disk's space and permissions, empty the databases, and restore again.",
    );
  }
}
