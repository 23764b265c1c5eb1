import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { systemClock } from "../../../src/server/clock.ts";
import { checkBackupFile, linesOf } from "../../../src/server/commands/backupFile.ts";
import type { DatabaseName, Databases } from "../../../src/server/databases/databases.ts";
import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { backupLines, restoreBackup } from "../../../src/server/operation/backup.ts";
import { checkRestored } from "../../../src/server/operation/checkRestored.ts";
import { prepareDatabases } from "../../../src/server/start/prepareDatabases.ts";
import type { Part } from "../part.ts";
import { megabytes, say, sayTable } from "../report.ts";
import { withFolder } from "../temporaryFolder.ts";
import { type RecordedWrite, recordWrites } from "./recordedWrites.ts";

/** Payments in one write of the filling. */
const BATCH = 100;

/** Measures how long a backup takes, and each step from the empty databases to the first call that a restored system answers. */
export const restorePart: Part = {
  name: "restore",
  title: "A backup, and the restore of it",
  async run({ payments }) {
    const writes = await recordWrites();
    await withFolder(async (folder) => {
      const file = join(folder, "bench.backup.gz");
      const rows: [string, number][] = [];
      const timed = async (name: string, work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        rows.push([name, (performance.now() - began) / 1000]);
      };
      await inFolder(join(folder, "before"), async (databases) => {
        await fill(databases, writes, payments);
        await timed("backup", async () => {
          await pipeline(
            Readable.from(backupLines(databases, systemClock)),
            createGzip(),
            createWriteStream(file),
          );
          await checkBackupFile(file);
        });
      });
      let documents = 0;
      await timed("check of the file", async () => {
        ({ documents } = await checkBackupFile(file));
      });
      await inFolder(join(folder, "after"), async (databases) => {
        await timed("restore", () => restoreBackup(databases, linesOf(file)));
        await timed("check of the restored data", async () => {
          const unmatched = await checkRestored(databases, systemClock);
          if (unmatched > 0)
            throw new Error(
              "The check found payments that the backup does not hold. Run the tests of the restore.",
            );
        });
        await timed("preparation at the first start", () =>
          prepareDatabases(databases, { admin: undefined, addRecords: undefined }, () => {}),
        );
      });
      say(`  ${payments} payments, ${documents} documents, a file of ${megabytes((await stat(file)).size)}`);
      sayTable(
        ["", "seconds", "documents a second"],
        rows.map(([name, seconds]) => [name, seconds.toFixed(1), (documents / seconds).toFixed(0)]),
      );
    });
  },
};

async function inFolder(folder: string, work: (databases: Databases) => Promise<void>): Promise<void> {
  const databases = await openDatabases({ folder });
  try {
    await work(databases);
  } finally {
    await closeDatabases(databases);
  }
}

/** Copies the documents that one payment leaves, each time with another payment id and order number. */
async function fill(databases: Databases, writes: readonly RecordedWrite[], payments: number): Promise<void> {
  const left = new Map<string, readonly [DatabaseName, NewDocument]>();
  for (const { database, documents } of writes)
    for (const { _rev, ...document } of documents)
      left.set(`${database} ${document._id}`, [database, document]);
  const payment = [...left.values()].find(([database]) => database === "all_payments")?.[1];
  const copy = (document: NewDocument, number: number): NewDocument => {
    const ids = JSON.stringify(document)
      .replaceAll(String(payment?._id), number.toString(16).padStart(32, "0"))
      .replaceAll(String(payment?.order_number), `K260803${String(number).padStart(10, "0")}`);
    const copied: NewDocument = JSON.parse(ids);
    return copied._id === document._id ? { ...copied, _id: `${document._id}${number}` } : copied;
  };
  for (let from = 0; from < payments; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, payments - from) }, (_, place) => from + place);
    for (const [database, document] of left.values())
      await databases[database].writeAll(numbers.map((number) => copy(document, number)));
  }
}
