import { isDeepStrictEqual } from "node:util";
import type { NewDocument, StoredDocument } from "../../databases/documentStore.ts";
import type { RecordDocument } from "../document.ts";
import { type HeldOutRecord, type HoldingDatabases, holdOut } from "../heldOut.ts";
import { attachmentOf, holdsPhoto, NEXT_PICTURE, PICTURE } from "../photo.ts";
import { isSameOwner } from "../sameOwner.ts";
import { searchKeyDocuments } from "../searchKeys.ts";
import { type Effect, effectOf, visibleVersion } from "../visible.ts";
import { discardRecords } from "./finishBatch.ts";
import { type BatchDocument, writeBatch } from "./loadDocuments.ts";
import { type Throttle, turns } from "./throttle.ts";

export interface Preparing<Given> {
  /** Reads a record of the batch. */
  readonly read: (given: Given) => RecordDocument;
  /** The ids of records to load although they bring a paid bill back. */
  readonly confirmed: ReadonlySet<string>;
  readonly now: Date;
  readonly throttle: Pick<Throttle, "giveWay">;
}

/**
 * Writes the next versions of records beside the present ones, for a load that takes effect later. It writes no record that the file
 * does not change.
 * @param from the place in the file of the first record
 */
export async function prepareBatch<Given>(
  databases: HoldingDatabases,
  load: string,
  from: number,
  given: readonly Given[],
  preparing: Preparing<Given>,
): Promise<BatchDocument> {
  const { records } = databases;
  const prepared: Prepared[] = [];
  const heldOut: HeldOutRecord[] = [];
  for await (const some of turns(given, preparing.throttle, records.isShared ? given.length : AT_ONCE)) {
    const read = await preparedAmong(databases, load, some, preparing);
    prepared.push(...read.prepared);
    heldOut.push(...read.heldOut);
  }
  const batch: BatchDocument = {
    from,
    ids: prepared.map(({ document }) => document._id),
    added: prepared.filter(({ isNew }) => isNew).length,
    changed: prepared.filter(({ isNew }) => !isNew).length,
    withdrawn: 0,
    held_out: heldOut,
  };
  if (prepared.length === 0 && heldOut.length === 0) return batch;
  // an interrupted load may have prepared them, when they were confirmed or before their payment
  const held = heldOut.map(({ _id }) => _id);
  await discardRecords(records, load, held);
  // the batch comes first, so that a load that is discarded or finished finds every record that it touched
  await writeBatch(records, load, batch);
  const isWritten = await records.writeAll(prepared.map(({ document }) => document));
  // another writer was faster: the batch is read and written again
  if (isWritten.includes(false)) return await prepareBatch(databases, load, from, given, preparing);
  // after the records, because a load that is discarded deletes the keys that its records have
  await records.writeAll(prepared.flatMap(({ keys }) => keys));
  return batch;
}

/**
 * The most records that the load checks or compares between two turns of other calls. In a database of this process, it also reads no
 * more of them at once, so that those without a change are soon forgotten: what lives longer costs whole collections of garbage.
 */
const AT_ONCE = 20;

interface Prepared {
  readonly document: NewDocument;
  /** The search keys that the present version does not have. */
  readonly keys: readonly NewDocument[];
  readonly isNew: boolean;
}

/** The next versions of the records that the load changes, and the records that it must not load. */
async function preparedAmong<Given>(
  databases: HoldingDatabases,
  load: string,
  given: readonly Given[],
  preparing: Preparing<Given>,
): Promise<{ readonly prepared: readonly Prepared[]; readonly heldOut: readonly HeldOutRecord[] }> {
  const { records } = databases;
  const read: RecordDocument[] = [];
  for await (const some of turns(given, preparing.throttle, AT_ONCE)) read.push(...some.map(preparing.read));
  const { loadable: documents, heldOut, settled } = await holdOut(databases, read, preparing);
  const ids = documents.map(({ _id }) => _id);
  const tookEffect = effectOf(records);
  const stored = new Map((await records.readAll(ids)).map((one) => [one._id, one]));
  const prepared: Prepared[] = [];
  for await (const some of turns(documents, preparing.throttle, AT_ONCE))
    for (const document of some) {
      const next = await preparedOf(load, document, stored.get(document._id), tookEffect, settled);
      if (next !== undefined) prepared.push(next);
    }
  return { prepared, heldOut };
}

/** @returns undefined when the record stays as it is */
async function preparedOf(
  load: string,
  { photo, ...fields }: RecordDocument,
  stored: StoredDocument | undefined,
  tookEffect: Effect,
  settled: ReadonlySet<string>,
): Promise<Prepared | undefined> {
  const present = stored && (await visibleVersion(stored, tookEffect));
  if (present === undefined) {
    const document = {
      ...fields,
      added_by: load,
      ...(stored && { _rev: stored._rev }),
      ...(photo !== undefined && { _attachments: { [PICTURE]: attachmentOf(photo) } }),
    };
    return { document, keys: searchKeyDocuments(fields), isNew: true };
  }
  const { _id, _rev, _attachments, ...before } = present;
  // the face and the address belong to the former owner, not to the next holder of the licence
  const isKept = isSameOwner(present, fields);
  const former = Object.entries(_attachments ?? {}).find(([name]) => name === PICTURE)?.[1];
  const isNewPhoto = photo !== undefined && !holdsPhoto(former, photo);
  const hasFormerPhoto = former !== undefined && !isNewPhoto && (isKept || photo !== undefined);
  const print = fields.print ?? (isKept ? before.print : undefined);
  const { _id: _same, ...next } = asWritten({ ...fields, ...(print !== undefined && { print }) });
  const isSamePhoto = !isNewPhoto && hasFormerPhoto === (former !== undefined);
  if (isSamePhoto && isUnchanged(before, next, settled.has(_id))) return undefined;
  const attachments = {
    ...(former !== undefined && { [PICTURE]: former }),
    ...(isNewPhoto && { [NEXT_PICTURE]: attachmentOf(photo) }),
  };
  const picture = isNewPhoto ? NEXT_PICTURE : hasFormerPhoto ? PICTURE : undefined;
  const document = {
    ...before,
    _id,
    _rev,
    next: { load, version: next, ...(picture && { picture }) },
    ...(Object.keys(attachments).length > 0 && { _attachments: attachments }),
  };
  const hasKey = new Set(searchKeyDocuments(present).map((key) => key._id));
  const keys = searchKeyDocuments(fields).filter((key) => !hasKey.has(key._id));
  return { document, keys, isNew: false };
}

/**
 * Later figures alone (`as_of`, `posted_through`) change the amount owed only where the portal settled something. Elsewhere the record
 * counts as unchanged: otherwise a council that sends all its figures every night would change every record.
 */
function isUnchanged(before: object, next: object, isSettled: boolean): boolean {
  if (isDeepStrictEqual(before, next)) return true;
  if (isSettled || !("as_of" in before && "as_of" in next)) return false;
  const isLater = String(next.as_of) >= String(before.as_of);
  const hasTerm = "posted_through" in before === "posted_through" in next;
  const term = { as_of: "", ...(hasTerm && { posted_through: "" }) };
  return isLater && isDeepStrictEqual({ ...before, ...term }, { ...next, ...term });
}

/** As the database returns it, without the fields that are undefined. */
function asWritten<Written extends object>(document: Written): Written {
  return JSON.parse(JSON.stringify(document));
}
