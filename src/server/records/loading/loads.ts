import type { RecordedAct } from "../../audit/auditLog.ts";
import { systemRandom } from "../../crypto.ts";
import { changeDocument, changeDocuments, type DocumentStore } from "../../databases/documentStore.ts";
import { everyDocument } from "../../databases/everyDocument.ts";
import type { RefundDatabases } from "../../refunds/updateRefundCases.ts";
import type { HeldOutRecord } from "../heldOut.ts";
import { effectOf, loadId, visibleVersion } from "../visible.ts";
import { discardRecords, finishBatch } from "./finishBatch.ts";
import {
  batchesAfter,
  type Counts,
  changesOf,
  isEnded,
  type LoadDocument,
  progressOf,
  readLoad,
  scopeId,
  writeBatch,
} from "./loadDocuments.ts";
import { keepWithdrawal } from "./withdrawals.ts";

/**
 * A load of council records: it begins, prepares the next versions in batches, takes effect at once, and is finished batch by batch.
 * Until it takes effect, no reader sees any of it. A load that was cut off goes on where it was, or is discarded.
 */

/** A load that began, and the place in its file from which it goes on. */
export type Begun = {
  readonly load: string;
  readonly from: number;
  readonly held_out: readonly HeldOutRecord[];
} & Counts;

/** Another load changes the same records. */
export interface Busy {
  readonly busy: { readonly load: string; readonly since: string; readonly hasSwitched: boolean };
}

/**
 * Begins a load, or goes on with the one of the same file.
 * @param file SHA-256 of the file
 * @param scopes "<council>:<charge type>" of all its records
 */
export async function beginLoad(
  records: DocumentStore,
  { file, scopes }: { readonly file: string; readonly scopes: readonly string[] },
  now: string,
): Promise<Begun | Busy> {
  const holders = new Set<string>();
  for (const { load } of await records.readAll(scopes.map(scopeId))) holders.add(String(load));
  for (const load of holders) {
    const open = await readLoad(records, load);
    if (open !== undefined && (open.file !== file || isEnded(open))) return busy(load, open);
  }
  const [load = systemRandom(12).toString("hex")] = holders;
  await records.write({ _id: loadId(load), type: "load", file, scopes: [...scopes], began_at: now });
  for (const scope of scopes) {
    await records.write({ _id: scopeId(scope), type: "load_scope", load });
    const held = await records.read(scopeId(scope));
    if (held?.load === load) continue;
    // another load began at this moment
    await release(records, { scopes }, load);
    const other = await readLoad(records, String(held?.load));
    return busy(String(held?.load), other);
  }
  return { load, ...(await progressOf(records, load)) };
}

function busy(load: string, open: LoadDocument | undefined): Busy {
  return { busy: { load, since: open?.began_at ?? "", hasSwitched: open !== undefined && isEnded(open) } };
}

/** The ids of the records that readers see in a scope, page by page. */
export async function idsInScope(
  records: DocumentStore,
  scope: string,
  after: string | undefined,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const page = await records.list({ prefix: `${scope}:`, limit: 500, ...(after !== undefined && { after }) });
  const tookEffect = effectOf(records);
  const seen = await Promise.all(page.map((stored) => visibleVersion(stored, tookEffect)));
  return {
    ids: seen.flatMap((record) => (record === undefined ? [] : [record._id])),
    next: page.length < 500 ? null : (page.at(-1)?._id ?? null),
  };
}

/** Withdraws records, for a load that takes effect later. */
export async function prepareWithdrawal(
  records: DocumentStore,
  load: string,
  ids: readonly string[],
): Promise<void> {
  await writeBatch(records, load, {
    ids: [...ids],
    added: 0,
    changed: 0,
    withdrawn: ids.length,
    held_out: [],
  });
  await changeDocuments(records, ids, (stored) => ({ ...stored, next: { load, version: null } }));
}

/**
 * From this write on, every reader sees the new versions.
 * @param last_act the person's act, which the load holds then
 * @returns false when the load took effect before, or was given up
 */
export async function switchLoad(
  records: DocumentStore,
  load: string,
  now: string,
  last_act?: RecordedAct,
): Promise<boolean> {
  const changes = await changesOf(records, load);
  let isFirst = false;
  await changeDocument(records, loadId(load), (stored) => {
    isFirst = !isEnded({ ...stored });
    return isFirst ? { ...stored, ...changes, switched_at: now, ...(last_act && { last_act }) } : undefined;
  });
  return isFirst;
}

/** Gives up a load that did not take effect. */
export async function discardLoad(records: DocumentStore, load: string, now: string): Promise<void> {
  await changeDocument(records, loadId(load), (stored) =>
    stored.switched_at === undefined ? { ...stored, discarded_at: now } : undefined,
  );
}

/** The most batches in one step of finishing. */
const IN_A_STEP = 20;

/**
 * Finishes some batches of a load that took effect or was discarded, and after the last one lets other loads change its records.
 * @param after where the previous step ended, so that no step passes the deleted batches of all steps before it
 * @returns where this step ended, or null when nothing is left to do
 */
export async function finishBatches(
  databases: RefundDatabases,
  load: string,
  { now, after }: { readonly now: string; readonly after?: string | undefined },
): Promise<string | null> {
  const { records } = databases;
  const document = await readLoad(records, load);
  if (document === undefined || !isEnded(document)) return null;
  if (after === undefined) await keepWithdrawal(records, load, document);
  const batches = await batchesAfter(records, load, { after, limit: IN_A_STEP });
  for (const { _id, ...batch } of batches) {
    if (document.switched_at === undefined) await discardRecords(records, load, batch.ids);
    else await finishBatch(databases, load, batch, document.switched_at);
    await changeDocument(records, _id, () => ({ _id, _deleted: true }));
  }
  const last = batches.at(-1);
  if (last !== undefined) return last._id;
  // a step that began in the wrong place left batches before it
  if (after !== undefined && (await batchesAfter(records, load, { limit: 1 })).length > 0)
    return await finishBatches(databases, load, { now });
  await changeDocument(records, loadId(load), (stored) =>
    stored.finished_at === undefined ? { ...stored, finished_at: now } : undefined,
  );
  await release(records, document, load);
  return null;
}

async function release(
  records: DocumentStore,
  { scopes }: { readonly scopes: readonly string[] },
  load: string,
): Promise<void> {
  for (const scope of scopes)
    await changeDocument(records, scopeId(scope), (stored) =>
      stored.load === load ? { _id: stored._id, _deleted: true } : undefined,
    );
}

/**
 * Finishes what a cut-off load left to do.
 * @param stopping ends it early. The next call continues.
 */
export async function finishLoads(
  databases: RefundDatabases,
  now: string,
  stopping?: AbortSignal,
): Promise<void> {
  const loads = new Set<string>();
  for await (const { load } of everyDocument(databases.records, scopeId(""))) loads.add(String(load));
  for (const load of loads)
    for (let after: string | null | undefined; after !== null && !stopping?.aborted; )
      after = await finishBatches(databases, load, { now, after });
}
