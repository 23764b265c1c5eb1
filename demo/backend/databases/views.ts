import { changeDocument, type DocumentStore } from "./documentStore.ts";

const DESIGN = "_design/bills";

/** Lists compounds by what they are searched with: a compound, vehicle or identity number. CouchDB runs it. */
const BY_SEARCH_KEY = `function (doc) {
  (doc.search_keys || []).forEach(function (key) { emit([doc.council, doc.type, key], null); });
}`;

export const SEARCH_KEY_VIEW = "bills/by_search_key";

/** Writes the views where they are missing or differ. */
export async function installViews(records: DocumentStore): Promise<void> {
  const design = { _id: DESIGN, language: "javascript", views: { by_search_key: { map: BY_SEARCH_KEY } } };
  if (await records.write(design)) return;
  await changeDocument(records, DESIGN, (stored) =>
    JSON.stringify(stored.views) === JSON.stringify(design.views) ? undefined : { ...stored, ...design },
  );
}
