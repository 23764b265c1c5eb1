import { type Infer, is } from "superstruct";
import {
  type ConfigurationChange,
  type changesPage,
  configurationChange,
  type FieldChange,
  type LastChange,
} from "../../api/schemas/configurationChange.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { CHANGES_VIEW } from "../databases/views.ts";

/**
 * The record of changes to the configuration and to the data of each council: by whom, when, and each field's old and new value.
 * Entries never change.
 */

const PREFIX = "configuration_change:";

/** @param council undefined for the configuration */
function idOf({ at, replaced }: ConfigurationChange, council: CouncilCode | undefined): string {
  const prefix = council === undefined ? PREFIX : `council_change:${council}:`;
  return `${prefix}${at}:${replaced}`;
}

/**
 * Adds a change to the record. The changed document also holds its last change, written in the same write. When a crash
 * prevents the write here, the next change makes it. Both writes use the same id, which is derived from the change.
 * @param change of the document; undefined when a person wrote the document by hand
 * @param council whose data changed; undefined for the configuration
 */
export async function keepChange(
  metadata: DocumentStore,
  change: unknown,
  council?: CouncilCode,
): Promise<void> {
  if (!is(change, configurationChange)) return;
  // false means that the change is in the record already
  await metadata.write({ ...change, _id: idOf(change, council), ...(council !== undefined && { council }) });
}

/** Who made the last change and when, for the person whose change was refused. Empty when nobody knows. */
export function lastOf(change: unknown): { readonly last?: LastChange } {
  return is(change, configurationChange) ? { last: { at: change.at, by: change.by } } : {};
}

/** The change of the data of a council with this id, or undefined when the council has none. */
export async function readCouncilChange(
  metadata: DocumentStore,
  council: CouncilCode,
  id: string,
): Promise<ConfigurationChange | undefined> {
  const document = await metadata.read(id);
  if (document === undefined) return undefined;
  const change = readStored(document, configurationChange);
  return id === idOf(change, council) ? change : undefined;
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

/** The changes of one page of the desk. */
const DESK_PAGE = 20;

/**
 * @param before the id of the last change of the page before
 * @param council whose data changed; undefined for the configuration
 */
export async function readChangesDown(
  metadata: DocumentStore,
  before: string | undefined,
  council?: CouncilCode,
): Promise<Infer<typeof changesPage>> {
  const documents = await metadata.viewDown(CHANGES_VIEW, { key: council ?? "", before, limit: DESK_PAGE });
  return {
    changes: documents.map((document) => ({
      id: document._id,
      ...readStored(document, configurationChange),
    })),
    next: documents.length < DESK_PAGE ? null : (documents.at(-1)?._id ?? null),
  };
}

/** "closing: false -> true" */
export function describeChange({ field, from, to }: FieldChange): string {
  return `${field}: ${JSON.stringify(from) ?? "nothing"} -> ${JSON.stringify(to) ?? "nothing"}`;
}
