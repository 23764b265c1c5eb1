import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";

/**
 * Deletes a document, whoever else writes it meanwhile; one that is gone stays gone. Nothing of it is left but its id.
 * @param may judged once more of the revision that goes
 * @returns whether it was there and went
 */
export async function eraseDocument(
  store: DocumentStore,
  id: string,
  may: (stored: StoredDocument) => boolean = () => true,
): Promise<boolean> {
  const left = await changeDocument(store, id, (stored) =>
    may(stored) ? { _id: stored._id, _deleted: true } : undefined,
  );
  return left?._deleted === true;
}
