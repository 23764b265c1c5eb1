import type { DocumentStore } from "../backend/databases/documentStore.ts";
import type { RecordDocument } from "./document.ts";

/**
 * Writes council records over those of the same ids, and again where another writer came between.
 * What was paid stays: a balance is the record less its settlements (design, section 5).
 */
export async function storeRecords(
  store: DocumentStore,
  documents: readonly RecordDocument[],
): Promise<void> {
  let waiting = documents;
  while (waiting.length > 0) {
    const versions = await Promise.all(
      waiting.map(async (document) => {
        const stored = await store.read(document._id);
        return stored === undefined ? document : { ...document, _rev: stored._rev };
      }),
    );
    const written = await store.writeAll(versions);
    waiting = waiting.filter((_document, index) => written[index] !== true);
  }
}
