import { array, type Infer, integer, optional, record, string, type } from "superstruct";
import { instant } from "../../../domain/schemas/instantStruct.ts";
import { changeDocument, type DocumentStore, type NewDocument } from "../../databases/documentStore.ts";
import { readStored } from "../../databases/readStored.ts";
import { type HeldOutRecord, heldOutRecord } from "../heldOut.ts";
import { loadId } from "../visible.ts";

/**
 * The documents of a load, beside the records that it changes:
 *
 * - `load:<load>`: its beginning and its end, with the numbers of changed records. It stays.
 * - `load_scope:<council>:<charge type>`: the load that changes these records now. No other load may.
 * - `load_batch:<load>:<place>`: the ids of the records that one batch changes, until they are finished.
 * - `load_withdrawal:<when it took effect>:<load>`: how many records the load withdrew of each scope. It stays.
 */

const loadDocument = type({
  /** SHA-256 of the file. A load that was cut off goes on with the same file only. */
  file: string(),
  /** "<council>:<charge type>". */
  scopes: array(string()),
  began_at: instant,
  /** When every reader began to see the new versions. */
  switched_at: optional(instant),
  discarded_at: optional(instant),
  /** When the former versions were gone and the refund cases agreed with the new ones. */
  finished_at: optional(instant),
  /** By scope. Absent when the load withdrew nothing. */
  withdrawn_in: optional(record(string(), integer())),
});

export type LoadDocument = Infer<typeof loadDocument>;

/** Whether a load took effect or was discarded. It may still have to be finished. */
export const isEnded = ({ switched_at, discarded_at }: Readonly<Record<string, unknown>>): boolean =>
  switched_at !== undefined || discarded_at !== undefined;

const batchDocument = type({
  /** The place in the file of the first record, counted from 0. Absent in a batch of withdrawals. */
  from: optional(integer()),
  ids: array(string()),
  added: integer(),
  changed: integer(),
  withdrawn: integer(),
  held_out: array(heldOutRecord),
});

export type BatchDocument = Infer<typeof batchDocument>;

export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
}

export async function readLoad(records: DocumentStore, load: string): Promise<LoadDocument | undefined> {
  const document = await records.read(loadId(load));
  return document && readStored(document, loadDocument);
}

export const scopeId = (scope: string): string => `load_scope:${scope}`;

const BATCH = "load_batch:";
const batchPrefix = (load: string): string => `${BATCH}${load}:`;

/** Batches of records come before batches of withdrawals, each in the order of the file or of the ids. */
function batchId(load: string, { from, ids }: Pick<BatchDocument, "from" | "ids">): string {
  return `${batchPrefix(load)}${from === undefined ? `withdrawn:${ids[0]}` : String(from).padStart(12, "0")}`;
}

export async function writeBatch(records: DocumentStore, load: string, batch: BatchDocument): Promise<void> {
  const document = { ...batch, _id: batchId(load, batch), type: "load_batch" };
  if (!(await records.write(document))) await changeDocument(records, document._id, () => document);
}

type StoredBatch = BatchDocument & { readonly _id: string };

/** The next batches of a load that are not finished, by id. @param after the id of the batch before them */
export async function batchesAfter(
  records: DocumentStore,
  load: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<readonly StoredBatch[]> {
  const page = await records.list({
    prefix: batchPrefix(load),
    limit,
    ...(after !== undefined && { after }),
  });
  return page.map((stored) => ({ ...readStored(stored, batchDocument), _id: stored._id }));
}

/** A batch holds many ids, so that reading more of them at once would keep other calls waiting. */
const READ_AT_ONCE = 10;

/** The batches of a load that are not finished. */
async function* batchesOf(records: DocumentStore, load: string): AsyncGenerator<StoredBatch> {
  for (let after: string | undefined; ; ) {
    const page = await batchesAfter(records, load, { after, limit: READ_AT_ONCE });
    yield* page;
    if (page.length < READ_AT_ONCE) return;
    after = page.at(-1)?._id;
  }
}

/**
 * The document of a batch whose records may not all be prepared, for a copy of the database. A load that goes on from the copy
 * prepares them again, and a load that is finished or discarded finds those that are prepared.
 */
export function uncertainBatch(document: NewDocument): NewDocument {
  const { from: _from, ...batch } = document;
  return { ...batch, added: 0, changed: 0, withdrawn: 0, held_out: [] };
}

export const isBatch = ({ _id }: NewDocument): boolean => _id.startsWith(BATCH);

/** The changes of the batches, and the place in the file from which the load goes on. The last batch may be incomplete. */
export async function progressOf(
  records: DocumentStore,
  load: string,
): Promise<Counts & { from: number; held_out: HeldOutRecord[] }> {
  const sum = { added: 0, changed: 0, withdrawn: 0, from: 0, held_out: [] as HeldOutRecord[] };
  let last: Pick<BatchDocument, "added" | "changed" | "held_out"> = { added: 0, changed: 0, held_out: [] };
  for await (const { from, added, changed, withdrawn, held_out } of batchesOf(records, load)) {
    sum.withdrawn += withdrawn;
    if (from === undefined) continue;
    sum.added += last.added;
    sum.changed += last.changed;
    sum.held_out.push(...last.held_out);
    sum.from = from;
    last = { added, changed, held_out };
  }
  return sum;
}

/** The changes of all batches, in the form of the load's document. */
export async function changesOf(
  records: DocumentStore,
  load: string,
): Promise<Counts & Pick<LoadDocument, "withdrawn_in">> {
  const sum = { added: 0, changed: 0, withdrawn: 0 };
  const withdrawnIn = new Map<string, number>();
  for await (const { ids, added, changed, withdrawn } of batchesOf(records, load)) {
    sum.added += added;
    sum.changed += changed;
    sum.withdrawn += withdrawn;
    if (withdrawn === 0) continue;
    for (const id of ids) {
      const scope = scopeOf(id);
      withdrawnIn.set(scope, (withdrawnIn.get(scope) ?? 0) + 1);
    }
  }
  return { ...sum, ...(withdrawnIn.size > 0 && { withdrawn_in: Object.fromEntries(withdrawnIn) }) };
}

/** "mpt:compound" of the record "mpt:compound:K26130101". */
const scopeOf = (id: string): string => id.split(":").slice(0, 2).join(":");
