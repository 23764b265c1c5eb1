import { changeDocument, type DocumentStore } from "./documentStore.ts";

const DESIGN = "_design/bills";

/** Lists compounds by what they are searched with: a compound, vehicle or identity number. CouchDB runs it. */
const BY_SEARCH_KEY = `function (doc) {
  (doc.search_keys || []).forEach(function (key) { emit([doc.council, doc.type, key], null); });
}`;

export const SEARCH_KEY_VIEW = "bills/by_search_key";

const PAYMENTS_DESIGN = "_design/payments";

/** Lists payments by when the exchange is to be asked about them. */
const BY_NEXT_ENQUIRY = `function (doc) {
  if (doc.next_enquiry_at) emit(doc.next_enquiry_at, null);
}`;

export const NEXT_ENQUIRY_VIEW = "payments/by_next_enquiry";

/** Writes the views where they are missing or differ. */
export async function installViews(databases: {
  readonly records: DocumentStore;
  readonly all_payments: DocumentStore;
}): Promise<void> {
  await installDesign(databases.records, DESIGN, { by_search_key: { map: BY_SEARCH_KEY } });
  await installDesign(databases.all_payments, PAYMENTS_DESIGN, { by_next_enquiry: { map: BY_NEXT_ENQUIRY } });
}

async function installDesign(store: DocumentStore, id: string, views: object): Promise<void> {
  const design = { _id: id, language: "javascript", views };
  if (await store.write(design)) return;
  await changeDocument(store, id, (stored) =>
    JSON.stringify(stored.views) === JSON.stringify(views) ? undefined : { ...stored, ...design },
  );
}
