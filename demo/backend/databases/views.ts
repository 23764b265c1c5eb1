import { changeDocument, type DocumentStore } from "./documentStore.ts";

const DESIGN = "_design/bills";

/** Lists compounds by what they are searched with: a compound, vehicle or identity number. CouchDB runs it. */
const BY_SEARCH_KEY = `function (doc) {
  (doc.search_keys || []).forEach(function (key) { emit([doc.council, doc.type, key], null); });
}`;

export const SEARCH_KEY_VIEW = "bills/by_search_key";

const PAYMENTS_DESIGN = "_design/payments";

/** Lists payments by when the gateway is to be asked about them: one that left before there was a schedule, since then. */
const BY_NEXT_ENQUIRY = `function (doc) {
  if (doc.next_enquiry_at) return emit(doc.next_enquiry_at, null);
  if (doc.status === "paid" || doc.last_enquiry_at) return;
  var sent = (doc.events || []).filter(function (event) { return event.what === "sent"; })[0];
  if (sent) emit(sent.at, null);
}`;

export const NEXT_ENQUIRY_VIEW = "payments/by_next_enquiry";

/** Lists the payments that a person is to look at. */
const LISTED = `function (doc) {
  if (doc.listed === true) emit(["listed"], null);
}`;

export const LISTED_VIEW = "payments/listed";

/** Lists paid payments of which something is still to be written. */
const UNSETTLED = `function (doc) {
  if (doc.settlement === "due") emit(["due"], null);
}`;

export const UNSETTLED_VIEW = "payments/unsettled";

/** Lists payments by their payer's address, whatever its case, and id. */
const BY_EMAIL = `function (doc) {
  if (doc.type === "payment") emit([String(doc.email).toLowerCase(), doc._id], null);
}`;

export const EMAIL_VIEW = "payments/by_email";

/** Lists, by the bill's record, the payments that were sent to the bank and have no ending. */
const OPEN_BY_BILL = `function (doc) {
  if (doc.status !== "in_progress" && doc.status !== "pending") return;
  var sent = (doc.events || []).some(function (event) { return event.what === "sent"; });
  if (sent) (doc.settles || []).forEach(function (bill) { emit([bill.record_id], null); });
}`;

export const OPEN_BY_BILL_VIEW = "payments/open_by_bill";

const OUTBOX_DESIGN = "_design/outbox";

/** Lists messages that are still to be sent by when that is: at once, or when the next attempt is. */
const BY_DUE_TIME = `function (doc) {
  if (doc.type === "notification" && doc.status === "to_send") emit(doc.next_at || doc.created_at, null);
}`;

export const DUE_MESSAGES_VIEW = "outbox/by_due_time";

/** Writes the views where they are missing or differ. */
export async function installViews(databases: {
  readonly records: DocumentStore;
  readonly all_payments: DocumentStore;
  readonly notifications: DocumentStore;
}): Promise<void> {
  await installDesign(databases.records, DESIGN, { by_search_key: { map: BY_SEARCH_KEY } });
  await installDesign(databases.all_payments, PAYMENTS_DESIGN, {
    by_next_enquiry: { map: BY_NEXT_ENQUIRY },
    listed: { map: LISTED },
    unsettled: { map: UNSETTLED },
    open_by_bill: { map: OPEN_BY_BILL },
    by_email: { map: BY_EMAIL },
  });
  await installDesign(databases.notifications, OUTBOX_DESIGN, { by_due_time: { map: BY_DUE_TIME } });
}

async function installDesign(store: DocumentStore, id: string, views: object): Promise<void> {
  const design = { _id: id, language: "javascript", views };
  if (await store.write(design)) return;
  await changeDocument(store, id, (stored) =>
    JSON.stringify(stored.views) === JSON.stringify(views) ? undefined : { ...stored, ...design },
  );
}
