import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import type { RecordDocument } from "./document.ts";
import { attachmentOf, PICTURE } from "./photo.ts";
import { isSameOwner } from "./sameOwner.ts";

/**
 * Writes council records over those of the same ids, and again where another writer came between.
 * What was paid stays: a balance is the record less its settlements (design, section 5). So does what a licence prints, and its
 * photo, where the record of the same owner comes without.
 */
export async function storeRecords(
  store: DocumentStore,
  documents: readonly RecordDocument[],
): Promise<void> {
  let waiting = documents;
  while (waiting.length > 0) {
    const versions = await Promise.all(
      waiting.map(async (document) => versionOf(document, await store.read(document._id))),
    );
    const written = await store.writeAll(versions);
    waiting = waiting.filter((_document, index) => written[index] !== true);
  }
}

/** Adds the records that are not there yet; those that are stay as they are. */
export async function addRecords(store: DocumentStore, documents: readonly RecordDocument[]): Promise<void> {
  await store.writeAll(documents.map((document) => versionOf(document, undefined)));
}

function versionOf(document: RecordDocument, stored: StoredDocument | undefined): NewDocument {
  const { photo, ...fields } = document;
  const revision = stored === undefined ? {} : { _rev: stored._rev };
  // a face and an address are their owner's, whoever has the licence next
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
