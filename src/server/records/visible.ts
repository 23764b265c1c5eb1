import { enums, type Infer, nullable, object, optional, string, type } from "superstruct";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { NEXT_PICTURE, PICTURE } from "./photo.ts";

/**
 * What readers see of a record while a load prepares the next version of it.
 *
 * A load writes each new version into the document of its record, beside the present one. One document then says that the load took
 * effect, and from that moment every reader sees all of its versions. So a load changes everything at once, or nothing.
 */

/** The change of a record's document by a load. */
const marks = object({
  /** The load that added the record. Absent when the record was there before the load. */
  added_by: optional(string()),
  next: optional(
    object({
      load: string(),
      /** The fields of the next version. Null when the load withdraws the record. */
      version: nullable(type({})),
      /** The attachment that holds the photo of the next version. */
      picture: optional(enums([PICTURE, NEXT_PICTURE])),
    }),
  ),
});

export type Marks = Infer<typeof marks>;

export const loadId = (load: string): string => `load:${load}`;

/** Whether a load took effect. */
export type Effect = (load: string) => Promise<boolean>;

/** Asks the database once for each load. */
export function effectOf(records: DocumentStore): Effect {
  const known = new Map<string, Promise<boolean>>();
  const read = async (load: string) => (await records.read(loadId(load)))?.switched_at !== undefined;
  return (load) => {
    const answer = known.get(load) ?? read(load);
    known.set(load, answer);
    return answer;
  };
}

/** @throws StoredDataError */
export function marksOf({ added_by, next }: StoredDocument): Marks {
  return readStored({ added_by, next }, marks);
}

/** The version of a record that readers see, and the attachment that holds its photo. */
interface Visible {
  readonly document: StoredDocument;
  readonly picture: string | undefined;
}

/** @returns undefined when the record is not there yet, or was withdrawn */
async function visibleOf(stored: StoredDocument, tookEffect: Effect): Promise<Visible | undefined> {
  const { added_by, next } = marksOf(stored);
  const { added_by: _load, next: _next, ...present } = stored;
  if (next !== undefined && (await tookEffect(next.load))) {
    if (next.version === null) return undefined;
    const { _id, _rev, _attachments } = stored;
    return {
      document: { ...next.version, _id, _rev, ...pictureIn(_attachments, next.picture) },
      picture: next.picture,
    };
  }
  if (added_by !== undefined && !(await tookEffect(added_by))) return undefined;
  const { _attachments, ...fields } = present;
  return { document: { ...fields, ...pictureIn(_attachments, PICTURE) }, picture: PICTURE };
}

function pictureIn(attachments: unknown, name: string | undefined) {
  const found = Object.entries(attachments ?? {}).find(([one]) => one === name);
  return found && { _attachments: { [PICTURE]: found[1] } };
}

/**
 * The version of a record that readers see, with the document's `_id` and `_rev`. Its photo is the attachment `picture`.
 * @returns undefined when the record is not there yet, or was withdrawn
 */
export async function visibleVersion(
  stored: StoredDocument,
  tookEffect: Effect,
): Promise<StoredDocument | undefined> {
  return (await visibleOf(stored, tookEffect))?.document;
}

/** The record of an id as readers see it. */
export async function readVisible(records: DocumentStore, id: string): Promise<StoredDocument | undefined> {
  const stored = await records.read(id);
  return stored && (await visibleVersion(stored, effectOf(records)));
}

/** The records of several ids as readers see them, in the order of the ids. */
export async function readAllVisible(
  records: DocumentStore,
  ids: readonly string[],
): Promise<readonly StoredDocument[]> {
  const tookEffect = effectOf(records);
  const stored = await records.readAll(ids);
  const seen = await Promise.all(stored.map((one) => visibleVersion(one, tookEffect)));
  return seen.filter((one) => one !== undefined);
}

/** The photo of a record as readers see it. */
export async function readVisiblePhoto(records: DocumentStore, id: string): Promise<Uint8Array | undefined> {
  const stored = await records.read(id);
  const visible = stored && (await visibleOf(stored, effectOf(records)));
  return visible?.picture === undefined ? undefined : await records.readAttachment(id, visible.picture);
}
