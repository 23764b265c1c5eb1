import { object } from "superstruct";
import { whole } from "../../domain/schemas/limits.ts";
import { moveContacts } from "../councils/moveContacts.ts";
import type { Log } from "../log.ts";
import { addSearchKeys, addStallKeys } from "../records/searchKeys.ts";
import type { Databases } from "./databases.ts";
import { changeDocument, type DocumentStore } from "./documentStore.ts";
import { readStored } from "./readStored.ts";

/** A step that migrates the data to the next format. Running it twice, or in two processes at once, gives the same data. */
export interface Migration {
  /** The format of the data after the step. */
  readonly to: number;
  run(databases: Databases, log: Log): Promise<void>;
}

/** The format of data that do not state one. */
const FIRST = 1;

/**
 * From the oldest to the newest, without a gap. A change of the stored documents adds a step that migrates the existing ones.
 */
const MIGRATIONS: readonly Migration[] = [
  // Digital licences were added. Existing records need no change. The demonstration adds the print data of its own licences.
  { to: 2, run: async () => {} },
  // Payments and refund cases name their remittance. An older version would drop that name and remit them again.
  { to: 3, run: async () => {} },
  // A compound is found by documents of its search keys. Before, an index found it, which CouchDB would still bring up to date.
  {
    to: 4,
    async run({ records }) {
      await addSearchKeys(records);
      await changeDocument(records, "_design/bills", ({ _id }) => ({ _id, _deleted: true }));
    },
  },
  // Refund cases have approvals and requests. An older version would drop them, and pay out less or without an approval.
  { to: 5, run: async () => {} },
  // A stall is found by its tenant's identity number.
  { to: 6, run: ({ records }) => addStallKeys(records) },
  // A council's contact is with the council's other data. An older version would look for it in the configuration.
  { to: 7, run: ({ metadata }, log) => moveContacts(metadata, log) },
  // A person can remove a verified site. An older version would activate it again.
  { to: 8, run: async () => {} },
];

export const DATA_FORMAT: number = MIGRATIONS.at(-1)?.to ?? FIRST;

const FORMAT_DOCUMENT = "data_format";

const stored = object({ format: whole({ min: FIRST }) });

/** A later version of the program wrote the data, and this version could damage them. The message is for a person, in English. */
export class DataFormatError extends Error {
  override readonly name = "DataFormatError";
}

/**
 * Migrates the data to this version's format, step by step. It notes each finished step, so an interrupted step runs again. Other
 * processes of the same version may migrate at the same time. Processes of an older version must end first.
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
    await run(databases, log);
    await note(databases, to);
    log({ event: "data_migrated", to });
  }
  await note(databases, latest);
}

/**
 * Returns the format of the data.
 * @throws DataFormatError when this version does not know it
 */
export async function requireKnownFormat(metadata: DocumentStore, latest = DATA_FORMAT): Promise<number> {
  const format = await formatOf(metadata);
  if (format > latest)
    throw new DataFormatError(
      `the data have format ${format}, but this version reads at most ${latest}: start the version that wrote them`,
    );
  return format;
}

/** The current format of the data. Before a start has migrated them, it may be an older one. */
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
