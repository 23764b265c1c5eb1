import type { DocumentStore, NewDocument, StoredDocument } from "../../databases/documentStore.ts";
import { StoredDataError } from "../../databases/readStored.ts";
import { type RefundDatabases, updateRefundCases } from "../../refunds/updateRefundCases.ts";
import { PICTURE } from "../photo.ts";
import { searchKeyDocuments } from "../searchKeys.ts";
import { type Marks, marksOf } from "../visible.ts";
import type { BatchDocument } from "./loadDocuments.ts";
import { settledAmong } from "./settledAmong.ts";

/**
 * Removes the former versions of the records that a batch changed, and brings their refund cases in step with the new figures. After
 * an interruption it does the same again.
 * @param at when the load took effect, an instant in UTC
 */
export async function finishBatch(
  databases: RefundDatabases,
  load: string,
  { ids, from, changed }: Pick<BatchDocument, "ids" | "from" | "changed">,
  at: string,
): Promise<void> {
  const { records, settlements } = databases;
  // records that the load added have no former version
  const hasFormer = from === undefined || changed > 0;
  if (hasFormer) await removeFormer(records, load, ids);
  for (const id of await settledAmong(settlements, ids)) await judge(databases, id, at);
}

async function removeFormer(records: DocumentStore, load: string, ids: readonly string[]): Promise<void> {
  await replaceEach(records, ids, async (stored) => {
    const { next } = marksOf(stored);
    return next?.load === load ? await finishedOf(records, stored, next) : undefined;
  });
}

/** Removes the versions that a load prepared and that never took effect. */
export async function discardRecords(
  records: DocumentStore,
  load: string,
  ids: readonly string[],
): Promise<void> {
  await replaceEach(records, ids, async (stored) => {
    const { next, added_by } = marksOf(stored);
    if (added_by === load) return deleted(stored);
    return next?.load === load ? withoutNext(stored) : undefined;
  });
}

const deleted = ({ _id, _rev }: StoredDocument): NewDocument => ({ _id, _rev, _deleted: true });

function withoutNext({ next: _next, _attachments, ...present }: StoredDocument): NewDocument {
  const [former] = Object.entries(_attachments ?? {}).filter(([name]) => name === PICTURE);
  return { ...present, ...(former && { _attachments: { [PICTURE]: former[1] } }) };
}

async function finishedOf(
  records: DocumentStore,
  stored: StoredDocument,
  { version, picture }: NonNullable<Marks["next"]>,
): Promise<NewDocument> {
  if (version === null) return deleted(stored);
  const { _id, _rev, _attachments } = stored;
  const [, attachment] = Object.entries(_attachments ?? {}).find(([name]) => name === picture) ?? [];
  const finished = { ...version, _id, _rev };
  if (attachment === undefined || picture === undefined) return finished;
  if (picture === PICTURE) return { ...finished, _attachments: { [PICTURE]: attachment } };
  const content = (await records.readAttachment(_id, picture)) ?? new Uint8Array();
  const { content_type } = { content_type: undefined, ...attachment };
  return {
    ...finished,
    _attachments: { [PICTURE]: { content_type, data: Buffer.from(content).toString("base64") } },
  };
}

/** The most documents in memory at once. Each may have a photo. */
const IN_MEMORY = 50;

/** @param replacement the document in place of a stored one, or undefined to keep that */
async function replaceEach(
  records: DocumentStore,
  ids: readonly string[],
  replacement: (stored: StoredDocument) => Promise<NewDocument | undefined>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += IN_MEMORY) {
    const replaced: Replaced[] = [];
    for (const stored of await records.readAll(ids.slice(start, start + IN_MEMORY))) {
      const document = await replacement(stored);
      if (document !== undefined) replaced.push({ stored, document });
    }
    await replaceAll(records, replaced);
  }
}

interface Replaced {
  readonly stored: StoredDocument;
  readonly document: NewDocument;
}

/**
 * Writes the documents, and deletes the search keys that no version has any more. The keys go first: after an interruption the
 * document still says what is to be done.
 */
async function replaceAll(records: DocumentStore, replaced: readonly Replaced[]): Promise<void> {
  const former = await records.readAll(replaced.flatMap(formerKeys));
  if (former.length > 0) await records.writeAll(former.map(deleted));
  if (replaced.length > 0) await records.writeAll(replaced.map(({ document }) => document));
}

function formerKeys({ stored, document }: Replaced): readonly string[] {
  const kept = new Set(document._deleted === true ? [] : searchKeyDocuments(document).map(({ _id }) => _id));
  const { next } = marksOf(stored);
  const versions = [stored, ...(next?.version ? [{ ...next.version, _id: stored._id }] : [])];
  const former = new Set(versions.flatMap((version) => searchKeyDocuments(version)).map(({ _id }) => _id));
  return [...former].filter((id) => !kept.has(id));
}

/** An unreadable refund case keeps no council from its figures. The review queue reports it. */
async function judge(databases: RefundDatabases, recordId: string, at: string): Promise<void> {
  try {
    await updateRefundCases(databases, recordId, at);
  } catch (failure) {
    if (!(failure instanceof StoredDataError)) throw failure;
  }
}
