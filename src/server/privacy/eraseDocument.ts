import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";

/**
 * Deletes a document, also when other writers change it meanwhile. Only its id remains.
 * @param may checks each revision before it is deleted
 * @returns whether this call deleted the document
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
