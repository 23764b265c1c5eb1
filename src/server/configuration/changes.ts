import { array, enums, type Infer, is, object, optional, record, string, unknown } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

/** The record of what was changed in the configuration: who, when, which fields, from what to what. Entries are never changed. */

/** A field's values as JSON holds them; absent where the field held nothing. */
const fieldChange = object({ field: string(), from: optional(unknown()), to: optional(unknown()) });

export type FieldChange = Infer<typeof fieldChange>;

const configurationChange = object({
  at: instant,
  /** What changed it: a command of the machine, no person's name. */
  by: string(),
  /** The revision that it replaced. */
  replaced: string(),
  changed: array(fieldChange),
});

export type ConfigurationChange = Infer<typeof configurationChange>;

/** What a change answers, or nothing being given: the configuration that is in force. */
export const configurationAnswer = object({
  configuration: record(string(), unknown()),
  revision: string(),
  /** Where it comes from (readConfiguration.ts). */
  source: enums(["stored", "last good", "closed"]),
  /** What is wrong with the stored document, in sentences. */
  wrong: array(string()),
  changed: array(fieldChange),
});

export type ConfigurationAnswer = Infer<typeof configurationAnswer>;

/** The changes, the oldest first. */
export const changesAnswer = object({ changes: array(configurationChange) });

const PREFIX = "configuration_change:";

/**
 * Writes the change into the record. The configuration's document holds its last change itself, written in one with it, so that
 * what a crash cuts off here is written with the next change: its id is derived from the change.
 * @param change of the document, undefined where a person put the document there
 */
export async function keepChange(metadata: DocumentStore, change: unknown): Promise<void> {
  if (!is(change, configurationChange)) return;
  // false means that it was written before
  await metadata.write({ ...change, _id: `${PREFIX}${change.at}:${change.replaced}` });
}

/** Changes read at once. */
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
