import { array, enums, type Infer, is, object, optional, record, string, unknown } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/**
 * The record of changes to the configuration: by which command, when, and each field's old and new value. Entries never change.
 */

/** A field's values as JSON. Absent when the field had no value. */
const fieldChange = object({ field: string(), from: optional(unknown()), to: optional(unknown()) });

export type FieldChange = Infer<typeof fieldChange>;

const configurationChange = object({
  at: instant,
  /** The command that made the change. No person's name. */
  by: string(),
  /** The revision before the change. */
  replaced: string(),
  changed: array(fieldChange),
});

export type ConfigurationChange = Infer<typeof configurationChange>;

/** The answer to a change, and to `{}`: the configuration in force. */
export const configurationAnswer = object({
  configuration: record(string(), unknown()),
  revision: string(),
  /** Where the configuration in force comes from (readConfiguration.ts). */
  source: enums(["stored", "last good", "closed"]),
  /** The problems of the stored document, as sentences. */
  wrong: array(string()),
  changed: array(fieldChange),
});

export type ConfigurationAnswer = Infer<typeof configurationAnswer>;

/** The changes, the oldest first. */
export const changesAnswer = object({ changes: array(configurationChange) });

const PREFIX = "configuration_change:";

/**
 * Adds a change to the record. The configuration's document also holds its last change, written in the same write. When a crash
 * prevents the write here, the next change makes it. Both writes use the same id, which is derived from the change.
 * @param change of the document; undefined when a person wrote the document by hand
 */
export async function keepChange(metadata: DocumentStore, change: unknown): Promise<void> {
  if (!is(change, configurationChange)) return;
  // false means that the change is in the record already
  await metadata.write({ ...change, _id: `${PREFIX}${change.at}:${change.replaced}` });
}

/** The number of changes to read at once. */
const PAGE = 200;

export async function readChanges(metadata: DocumentStore): Promise<readonly ConfigurationChange[]> {
  const changes: ConfigurationChange[] = [];
  for (let after: string | undefined; ; ) {
    const documents = await metadata.list({ prefix: PREFIX, after, limit: PAGE });
    changes.push(...documents.map((document) => readStored(document, configurationChange)));
    if (documents.length < PAGE) return changes;
    after = documents.at(-1)?._id;
  }
}

/** "closing: false -> true" */
export function describeChange({ field, from, to }: FieldChange): string {
  return `${field}: ${JSON.stringify(from) ?? "nothing"} -> ${JSON.stringify(to) ?? "nothing"}`;
}
