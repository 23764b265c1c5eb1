import { pictureType } from "../../src/domain/pictureType.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../backend/databases/documentStore.ts";
import type { RecordDocument } from "./document.ts";
import { bytesOfPhoto, PICTURE } from "./photo.ts";

/**
 * Writes council records over those of the same ids, and again where another writer came between.
 * What was paid stays: a balance is the record less its settlements (design, section 5). So does a licence's photo where the
 * record comes without one.
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

function versionOf(document: RecordDocument, stored: StoredDocument | undefined): NewDocument {
  const { photo, ...fields } = document;
  const revision = stored === undefined ? {} : { _rev: stored._rev };
  const attachments = photo === undefined ? stored?._attachments : { [PICTURE]: attachmentOf(photo) };
  return { ...fields, ...revision, ...(attachments === undefined ? {} : { _attachments: attachments }) };
}

/** As CouchDB takes an attachment within its document. */
function attachmentOf(photo: string) {
  return { content_type: pictureType(bytesOfPhoto(photo)), data: photo };
}
