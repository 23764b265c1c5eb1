import { createHash } from "node:crypto";
import {
  create,
  define,
  enums,
  type Infer,
  integer,
  literal,
  object,
  type Struct,
  string,
} from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { Clock } from "../clock.ts";
import { DATABASES, type DatabaseName, type Databases } from "../databases/databases.ts";
import { DATA_FORMAT, formatOf } from "../databases/dataFormat.ts";
import type { NewDocument } from "../databases/documentStore.ts";
import { everyDumped } from "./everyDumped.ts";
import { LoadEnded, recordsInBackup, requireNoneEnded } from "./recordsInBackup.ts";

/**
 * A backup is lines of JSON: a head, one line for each document, and an end with the number of documents and the hash of all
 * lines before it. It leaves out the views, because a start installs them again. When a load of council records takes effect
 * meanwhile, the last line says so in place of the end.
 */

const KIND = "kaunter-backup";

const head = object({ kind: literal(KIND), data_format: integer(), taken_at: instant });
const document = define<NewDocument>(
  "document",
  (value) => typeof value === "object" && value !== null && "_id" in value && typeof value._id === "string",
);
const line = object({ database: enums(DATABASES), document });
const end = object({ documents: integer(), sha256: string() });

export type BackupHead = Infer<typeof head>;

/** The file is not a complete backup, or this version does not know its data format. The message is for a person, in English. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** A load took effect or was discarded while the backup was taken, so the backup is useless. */
export class LoadDuringBackup extends BackupError {
  constructor() {
    super("a load of council records ended while it was taken: use another backup");
  }
}

const BROKEN_OFF = JSON.stringify({ broken_off: "load" });

/** Documents per write. Some hold pictures, so more would need much memory. */
const AT_ONCE = 50;

/**
 * Payments come first. A payment says that a write was done only after it was done. So the databases read later hold that write,
 * even while citizens pay. For everything that a payment does not say yet, the server asks the bank again.
 */
const READ_IN_ORDER: readonly DatabaseName[] = [
  "all_payments",
  ...DATABASES.filter((name) => name !== "all_payments"),
];

/** The lines of a backup, each with its line break. */
export async function* backupLines(databases: Databases, clock: Clock): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let documents = 0;
  const counted = (text: string): string => {
    hash.update(text);
    return text;
  };
  // the format of the data, not of the program: after a restore, a later version migrates them at its start
  const data_format = await formatOf(databases.metadata);
  const begun: BackupHead = { kind: KIND, data_format, taken_at: clock.now().toISOString() };
  yield counted(`${JSON.stringify(begun)}\n`);
  const loads = new Map<string, boolean>();
  try {
    for (const database of READ_IN_ORDER) {
      const all =
        database === "records" ? recordsInBackup(databases.records, loads) : everyDumped(databases[database]);
      for await (const document of all) {
        documents += 1;
        yield counted(`${JSON.stringify({ database, document })}\n`);
      }
      // a load that ends judges the refund cases
      if (database === "settlements") await requireNoneEnded(databases.records, loads);
    }
  } catch (failure) {
    if (!(failure instanceof LoadEnded)) throw failure;
    yield `${BROKEN_OFF}\n`;
    return;
  }
  yield `${JSON.stringify({ documents, sha256: hash.digest("hex") })}\n`;
}

/**
 * Reads a backup without writing anything.
 * @param lines without their line breaks
 * @returns its head and the number of documents
 * @throws BackupError when the file is cut off or changed, or a later version of the program wrote it; LoadDuringBackup
 */
export async function checkBackup(
  lines: AsyncIterable<string>,
): Promise<{ head: BackupHead; documents: number }> {
  const hash = createHash("sha256");
  let begun: BackupHead | undefined;
  let documents = 0;
  let last: string | undefined;
  for await (const text of lines) {
    if (last !== undefined) {
      hash.update(`${last}\n`);
      if (begun === undefined) begun = readHead(last);
      else {
        readLine(last);
        documents += 1;
      }
    }
    last = text;
  }
  if (last === BROKEN_OFF) throw new LoadDuringBackup();
  const ended = readAs(last, end, "the file is incomplete: use another backup");
  if (begun === undefined || ended.documents !== documents || ended.sha256 !== hash.digest("hex"))
    throw new BackupError("the file is incomplete or was changed: use another backup");
  return { head: begun, documents };
}

/**
 * Writes a backup's documents into empty databases.
 * @param lines of a backup that `checkBackup` accepted
 * @throws BackupError when a database is not empty
 */
export async function restoreBackup(databases: Databases, lines: AsyncIterable<string>): Promise<void> {
  for (const name of DATABASES)
    for await (const _document of everyDumped(databases[name]))
      throw new BackupError(`the database ${name} is not empty: restore into new databases`);
  let waiting: { readonly database: DatabaseName; readonly documents: NewDocument[] } | undefined;
  const write = async () => waiting && void (await databases[waiting.database].writeAll(waiting.documents));
  let previous: string | undefined;
  for await (const text of lines) {
    const read = previous === undefined || isHead(previous) ? undefined : readLine(previous);
    previous = text;
    if (read === undefined) continue;
    if (waiting?.database !== read.database || waiting.documents.length === AT_ONCE) {
      await write();
      waiting = { database: read.database, documents: [] };
    }
    waiting.documents.push(read.document);
  }
  await write();
}

function isHead(text: string): boolean {
  return text.startsWith(`{"kind":"${KIND}"`);
}

function readHead(text: string): BackupHead {
  const begun = readAs(text, head, "the file is not a backup: name a file of npm run backup");
  if (begun.data_format > DATA_FORMAT)
    throw new BackupError("a later version of the program wrote the file: restore it with that version");
  return begun;
}

function readLine(text: string): Infer<typeof line> {
  return readAs(text, line, "the file holds a line that is not a document: use another backup");
}

function readAs<Value>(text: string | undefined, struct: Struct<Value, unknown>, otherwise: string): Value {
  try {
    return create(JSON.parse(text ?? ""), struct);
  } catch {
    throw new BackupError(otherwise);
  }
}
