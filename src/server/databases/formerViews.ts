import { isDeepStrictEqual } from "node:util";
import { changeDocument, type DocumentStore } from "./documentStore.ts";

/** Deletes the indexes of the views that an embedded database no longer has. */
export type RemoveIndexes = (store: DocumentStore) => Promise<void>;

/** The views of a design document, by their names. */
export type Views = Readonly<Record<string, { readonly map: string }>>;

/**
 * Removes the views of an embedded database that this version of the program changed, and then their indexes. PouchDB keeps the index of
 * a former map as long as a view has its name. Nothing would take an erased person out of that index. CouchDB removes such an index
 * itself.
 * @param id of the design document
 * @param views those of this version
 */
export async function removeFormerViews(
  store: DocumentStore,
  id: string,
  views: Views,
  removeIndexes: RemoveIndexes,
): Promise<void> {
  if (store.isShared) return;
  await changeDocument(store, id, (stored) => ({
    ...stored,
    views: Object.fromEntries(
      Object.entries(Object(stored.views)).filter(([name, view]) => isDeepStrictEqual(view, views[name])),
    ),
  }));
  await removeIndexes(store);
}
