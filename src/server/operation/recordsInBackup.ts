import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { isBatch, isEnded, uncertainBatch } from "../records/loading/loadDocuments.ts";
import { loadId } from "../records/visible.ts";
import { everyDumped } from "./everyDumped.ts";

/**
 * The database `records` in a backup. A load may prepare records, be finished or be discarded while the backup reads them, but none
 * may take effect: the backup would hold some records before and some after it.
 *
 * The documents of the loads are read before the records, and those that are new are read after them. So each version that a load
 * prepared has its batch in the backup, and after a restore the load goes on, is finished or is discarded as usual.
 */

/** A load ended while the backup was taken. */
export class LoadEnded extends Error {
  override readonly name = "LoadEnded";
}

/** Whether the load had ended when the backup first read it, by the ids of the documents of loads. */
export type LoadsBefore = ReadonlyMap<string, boolean>;

const OF_LOADS = "load";
const isOfLoad = ({ _id }: NewDocument): boolean => /^load(_batch|_scope)?:/.test(_id);

/**
 * Every document of the database.
 * @param before filled with the loads
 * @throws LoadEnded
 */
export async function* recordsInBackup(
  records: DocumentStore,
  before: Map<string, boolean>,
): AsyncGenerator<NewDocument> {
  for await (const document of documentsOfLoads(records)) {
    before.set(document._id, isEnded(document));
    yield document;
  }
  for await (const document of everyDumped(records)) if (!isOfLoad(document)) yield document;
  for await (const document of documentsOfLoads(records))
    if (!before.has(document._id)) yield isBatch(document) ? uncertainBatch(document) : document;
  await requireNoneEnded(records, before);
}

/** @throws LoadEnded when a load took effect or was discarded since the backup began to read the records */
export async function requireNoneEnded(records: DocumentStore, before: LoadsBefore): Promise<void> {
  for await (const load of everyDocument(records, loadId("")))
    if (isEnded(load) && before.get(load._id) !== true) throw new LoadEnded();
}

async function* documentsOfLoads(records: DocumentStore): AsyncGenerator<NewDocument> {
  for await (const document of everyDumped(records, OF_LOADS)) {
    if (!document._id.startsWith(OF_LOADS)) return;
    if (isOfLoad(document)) yield document;
  }
}
