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

/** What is asked when personal data are erased; a design of its own, so that a cluster indexes it beside the others. */
const PRIVACY_DESIGN = "_design/privacy";

/** Lists payments with their payer's details: those that were asked to be erased first, then unpaid ones by when they began. */
const TO_ERASE = `function (doc) {
  if (doc.type !== "payment" || doc.erasure === "done") return;
  if (doc.erasure === "due") return emit("", null);
  if (doc.status !== "paid") emit(doc.payment_datetime, null);
}`;

export const TO_ERASE_VIEW = "privacy/to_erase";

/** Lists messages that are not to be sent any more by when that was known, and with them what counts an address's messages. */
const FINISHED = `function (doc) {
  if (doc.type === "address_place") emit(doc.taken_at, null);
  if (doc.type === "notification" && doc.status !== "to_send") emit(doc.sent_at || doc.next_at || doc.created_at, null);
}`;

export const FINISHED_MESSAGES_VIEW = "privacy/finished";

/** Lists messages by whom they are for, whatever the case of the address. */
const BY_RECIPIENT = `function (doc) {
  if (doc.type === "notification") emit([String(doc.recipient).toLowerCase()], null);
}`;

export const RECIPIENT_VIEW = "privacy/by_recipient";

/** Lists what was begun in an account's name: sessions, and tickets for messages. */
const BY_ACCOUNT = `function (doc) {
  if (doc.type === "session" || doc.type === "ticket") emit([doc.name], null);
}`;

export const ACCOUNT_VIEW = "privacy/by_account";

/** Lists sessions by when they end. */
const SESSION_ENDS = `function (doc) {
  if (doc.type === "session") emit(doc.idle_until < doc.expires_at ? doc.idle_until : doc.expires_at, null);
}`;

export const SESSION_ENDS_VIEW = "privacy/session_ends";

/** Lists codes and tickets by when they end. */
const CODE_ENDS = `function (doc) {
  if (doc.type === "verification" || doc.type === "ticket") emit(doc.expires_at, null);
}`;

export const CODE_ENDS_VIEW = "privacy/code_ends";

/** Writes the views where they are missing or differ. */
export async function installViews(databases: {
  readonly records: DocumentStore;
  readonly all_payments: DocumentStore;
  readonly notifications: DocumentStore;
  readonly handles: DocumentStore;
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
  await installDesign(databases.all_payments, PRIVACY_DESIGN, { to_erase: { map: TO_ERASE } });
  await installDesign(databases.notifications, PRIVACY_DESIGN, {
    finished: { map: FINISHED },
    by_recipient: { map: BY_RECIPIENT },
  });
  await installDesign(databases.handles, PRIVACY_DESIGN, {
    by_account: { map: BY_ACCOUNT },
    session_ends: { map: SESSION_ENDS },
    code_ends: { map: CODE_ENDS },
  });
}

async function installDesign(store: DocumentStore, id: string, views: object): Promise<void> {
  const design = { _id: id, language: "javascript", views };
  if (await store.write(design)) return;
  await changeDocument(store, id, (stored) =>
    JSON.stringify(stored.views) === JSON.stringify(views) ? undefined : { ...stored, ...design },
  );
}
