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

/**
 * A backup: lines of JSON, a head, one for each document, and an end that says how many there are and what they hash to. What
 * views list is made anew.
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

/** A file is no whole backup, or of data that this version does not know. Its message is for a person, in English. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Documents that are read or written at once: some hold pictures. */
const AT_ONCE = 200;

/**
 * Payments before all else: whatever says of a payment that more was written holds that this stands in the databases read after
 * it, also while citizens pay. What a payment does not say yet, the bank is asked again.
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
  // of the data, not of the program: a later version may take it before its start brings them up
  const data_format = await formatOf(databases.metadata);
  const begun: BackupHead = { kind: KIND, data_format, taken_at: clock.now().toISOString() };
  yield counted(`${JSON.stringify(begun)}\n`);
  for (const database of READ_IN_ORDER)
    for await (const document of allOf(databases, database)) {
      documents += 1;
      yield counted(`${JSON.stringify({ database, document })}\n`);
    }
  yield `${JSON.stringify({ documents, sha256: hash.digest("hex") })}\n`;
}

async function* allOf(databases: Databases, name: DatabaseName): AsyncGenerator<NewDocument> {
  let after: string | undefined;
  for (;;) {
    const page = await databases[name].dump({ after, limit: AT_ONCE });
    for (const document of page) if (!isMadeAnew(document)) yield document;
    after = page.at(-1)?._id;
    if (after === undefined) return;
  }
}

function isMadeAnew({ _id }: NewDocument): boolean {
  return _id.startsWith("_design/");
}

/**
 * Reads a backup through without writing anything.
 * @param lines without their line breaks
 * @returns how many documents it holds
 * @throws BackupError when it is cut off, was changed, or is of a later format than this version's
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
  const ended = readAs(last, end, "the file is incomplete");
  if (begun === undefined || ended.documents !== documents || ended.sha256 !== hash.digest("hex"))
    throw new BackupError("the file is incomplete or was changed");
  return { head: begun, documents };
}

/**
 * Writes a backup's documents into databases that hold nothing yet.
 * @param lines of a backup that was checked
 * @throws BackupError when the databases hold something
 */
export async function restoreBackup(databases: Databases, lines: AsyncIterable<string>): Promise<void> {
  for (const name of DATABASES)
    for await (const _document of allOf(databases, name))
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
  const begun = readAs(text, head, "the file is not a backup");
  if (begun.data_format > DATA_FORMAT)
    throw new BackupError("a later version of the program wrote the file: restore it with that version");
  return begun;
}

function readLine(text: string): Infer<typeof line> {
  return readAs(text, line, "the file holds a line that is not a document");
}

function readAs<Value>(text: string | undefined, struct: Struct<Value, unknown>, otherwise: string): Value {
  try {
    return create(JSON.parse(text ?? ""), struct);
  } catch {
    throw new BackupError(otherwise);
  }
}
