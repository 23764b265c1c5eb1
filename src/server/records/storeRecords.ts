import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import type { RecordDocument } from "./document.ts";
import { requireUnmarked } from "./loading/recordsBusy.ts";
import { attachmentOf, PICTURE } from "./photo.ts";
import { isSameOwner } from "./sameOwner.ts";
import { searchKeyDocuments } from "./searchKeys.ts";

/**
 * Writes council records over those with the same ids, and tries again when another writer was faster. Payments remain, because a
 * balance is the record minus its settlements (docs/decisions.md). When the new record has the same owner and no `print` or
 * photo, the stored ones remain too.
 * @throws RecordsBusy when a load changes one of the records now; earlier ones may be written
 */
export async function storeRecords(
  store: DocumentStore,
  documents: readonly RecordDocument[],
): Promise<void> {
  await store.writeAll(documents.flatMap(searchKeyDocuments));
  let waiting = documents;
  while (waiting.length > 0) {
    const versions = await Promise.all(
      waiting.map(async (document) => {
        const stored = await store.read(document._id);
        if (stored !== undefined) await requireUnmarked(store, stored);
        return versionOf(document, stored);
      }),
    );
    const written = await store.writeAll(versions);
    waiting = waiting.filter((_document, index) => written[index] !== true);
  }
}

/** Adds the records that are missing, and leaves the others unchanged. */
export async function addRecords(store: DocumentStore, documents: readonly RecordDocument[]): Promise<void> {
  await store.writeAll(documents.flatMap(searchKeyDocuments));
  await store.writeAll(documents.map((document) => versionOf(document, undefined)));
}

function versionOf(document: RecordDocument, stored: StoredDocument | undefined): NewDocument {
  const { photo, ...fields } = document;
  const revision = stored === undefined ? {} : { _rev: stored._rev };
  // the face and the address belong to the former owner, not to the next holder of the licence
  const kept = stored && isSameOwner(stored, document) ? stored : undefined;
  const print = document.print ?? kept?.print;
  const attachments = photo === undefined ? kept?._attachments : { [PICTURE]: attachmentOf(photo) };
  return {
    ...fields,
    ...revision,
    ...(print === undefined ? {} : { print }),
    ...(attachments === undefined ? {} : { _attachments: attachments }),
  };
}
