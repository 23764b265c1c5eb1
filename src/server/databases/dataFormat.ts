import { integer, min, object } from "superstruct";
import type { Log } from "../log.ts";
import type { Databases } from "./databases.ts";
import { changeDocument, type DocumentStore } from "./documentStore.ts";
import { readStored } from "./readStored.ts";

/** A step from the form of the data before to the next; done again, or by two processes at once, it changes nothing more. */
export interface Migration {
  /** The format that the data have after it. */
  readonly to: number;
  run(databases: Databases): Promise<void>;
}

/** How documents are written by this version. Data that say nothing are of the first. */
const FIRST = 1;

/** From the oldest on, without a gap. A change of what is stored adds one, which migrates the existing data to it. */
const MIGRATIONS: readonly Migration[] = [
  // digital licences came: what a council loaded stays as it is, and a demonstration adds what its own licences print
  { to: 2, run: async () => {} },
];

export const DATA_FORMAT: number = MIGRATIONS.at(-1)?.to ?? FIRST;

const FORMAT_DOCUMENT = "data_format";

const stored = object({ format: min(integer(), FIRST) });

/** The data were written by a later version of the program, which this one could only spoil. Its message is for a person, in English. */
export class DataFormatError extends Error {
  override readonly name = "DataFormatError";
}

/**
 * Brings the data to the form of this version, step by step; each step is noted when it is done, so that one that was cut off
 * is done again. Another process of the same version may do the same meanwhile; one of the version before has to end first.
 * @throws DataFormatError
 */
export async function migrate(
  databases: Databases,
  log: Log,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const latest = migrations.at(-1)?.to ?? FIRST;
  const format = await requireKnownFormat(databases.metadata, latest);
  for (const { to, run } of migrations) {
    if (to <= format) continue;
    await run(databases);
    await note(databases, to);
    log({ event: "data_migrated", to });
  }
  await note(databases, latest);
}

/**
 * The format of the data, which this version knows.
 * @throws DataFormatError
 */
export async function requireKnownFormat(metadata: DocumentStore, latest = DATA_FORMAT): Promise<number> {
  const format = await formatOf(metadata);
  if (format > latest)
    throw new DataFormatError(
      `the data have format ${format}, but this version reads at most ${latest}: start the version that wrote them`,
    );
  return format;
}

/** The format that the data are of now: before a start brings them up, it may be one of before. */
export async function formatOf(metadata: DocumentStore): Promise<number> {
  const document = await metadata.read(FORMAT_DOCUMENT);
  return document === undefined ? FIRST : readStored({ format: document.format }, stored).format;
}

async function note({ metadata }: Databases, format: number): Promise<void> {
  if (await metadata.write({ _id: FORMAT_DOCUMENT, format })) return;
  await changeDocument(metadata, FORMAT_DOCUMENT, (document) =>
    readStored({ format: document.format }, stored).format < format ? { ...document, format } : undefined,
  );
}
