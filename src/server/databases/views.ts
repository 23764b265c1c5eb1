import { changeDocument, type DocumentStore } from "./documentStore.ts";
import { type RemoveIndexes, removeFormerViews, type Views } from "./formerViews.ts";
import { PRIVACY_DESIGN, PRIVACY_VIEWS } from "./privacyViews.ts";

const PAYMENTS_DESIGN = "_design/payments";

/**
 * Lists payments by the time of the next enquiry at the gateway. A payment from before there was a schedule has the time at which
 * the citizen was sent to the bank.
 */
const BY_NEXT_ENQUIRY = `function (doc) {
  if (doc.next_enquiry_at) return emit(doc.next_enquiry_at, null);
  if (doc.status === "paid" || doc.last_enquiry_at) return;
  var sent = (doc.events || []).filter(function (event) { return event.what === "sent"; })[0];
  if (sent) emit(sent.at, null);
}`;

export const NEXT_ENQUIRY_VIEW = "payments/by_next_enquiry";

/** Lists the payments in the review queue. */
const LISTED = `function (doc) {
  if (doc.listed === true) emit(["listed"], null);
}`;

export const LISTED_VIEW = "payments/listed";

/** Lists paid payments whose settlement is not complete. */
const UNSETTLED = `function (doc) {
  if (doc.settlement === "due") emit(["due"], null);
}`;

export const UNSETTLED_VIEW = "payments/unsettled";

/** Lists payments by the payer's address in lower case, and by id. */
const BY_EMAIL = `function (doc) {
  if (doc.type === "payment") emit([String(doc.email).toLowerCase(), doc._id], null);
}`;

export const EMAIL_VIEW = "payments/by_email";

/** Lists payments that were sent to the bank and have no result yet, by the record of each bill. */
const OPEN_BY_BILL = `function (doc) {
  if (doc.status !== "in_progress" && doc.status !== "pending") return;
  var sent = (doc.events || []).some(function (event) { return event.what === "sent"; });
  if (sent) (doc.settles || []).forEach(function (bill) { emit([bill.record_id], null); });
}`;

export const OPEN_BY_BILL_VIEW = "payments/open_by_bill";

const SETTLEMENTS_DESIGN = "_design/settlements";

/** Lists settlements by the time when the portal learned of the payment. */
const BY_SETTLED_AT = `function (doc) {
  if (doc.type === "settlement") emit(doc.settled_at, null);
}`;

export const SETTLED_AT_VIEW = "settlements/by_settled_at";

/** The views for remittances. A separate design document, so that its index is made beside the others. */
const REMITTANCES_DESIGN = "_design/remittances";

/** Lists the paid payments that are in no remittance yet, by council and by the bank's time. */
const TO_REMIT = `function (doc) {
  if (doc.type !== "payment" || doc.status !== "paid" || doc.settlement === "due") return;
  var seen = {};
  (doc.services || []).forEach(function (line) {
    if (seen[line.council] || (doc.remitted || {})[line.council]) return;
    seen[line.council] = true;
    emit(line.council + " " + (doc.paid_at || doc.settled_at || doc.payment_datetime), null);
  });
}`;

export const TO_REMIT_VIEW = "remittances/payments";

/** Lists refund cases by council and by the time of each payout that is in no remittance yet. */
const REFUNDS_TO_REMIT = `function (doc) {
  if (doc.type !== "refund_case") return;
  (doc.payouts || []).forEach(function (payout) {
    if (!payout.remittance) emit(payout.record_id.split(":")[0] + " " + payout.at, null);
  });
}`;

export const REFUNDS_TO_REMIT_VIEW = "remittances/refunds";

/** The views for settlement reports. A separate design document, so that its index is made beside the others. */
const RECONCILIATION_DESIGN = "_design/reconciliation";

/** Lists paid payments by gateway and by the bank's time. */
const PAID = `function (doc) {
  if (doc.type !== "payment" || doc.status !== "paid") return;
  emit((doc.card_request ? "card " : "fpx ") + (doc.paid_at || doc.settled_at || doc.payment_datetime), null);
}`;

export const PAID_VIEW = "reconciliation/paid";

/** Lists paid payments by gateway and by the time when the portal learned of the payment. */
const LEARNED = `function (doc) {
  if (doc.type !== "payment" || doc.status !== "paid" || !doc.settled_at) return;
  emit((doc.card_request ? "card " : "fpx ") + doc.settled_at, null);
}`;

export const LEARNED_VIEW = "reconciliation/learned";

/** Lists payments by the gateway's number of the transaction. */
const BY_TRANSACTION = `function (doc) {
  var transaction = doc.type === "payment" && (doc.fpx_fpxTxnId || doc.card_transaction);
  if (transaction) emit([transaction], null);
}`;

export const TRANSACTION_VIEW = "reconciliation/by_transaction";

/** Lists the differences of settlement reports that nobody has ended, by the time of their finding and by id. */
const OPEN_DIFFERENCES = `function (doc) {
  if (doc.type === "settlement_difference" && doc.status === "open") emit(doc.found_at + " " + doc._id, null);
}`;

export const OPEN_DIFFERENCES_VIEW = "reconciliation/open";

/** Lists the same ones whose line is unknown to us, by the reason and by the time of their finding. */
const OPEN_BY_REASON = `function (doc) {
  if (doc.type === "settlement_difference" && doc.status === "open" && doc.reason) emit(doc.reason + " " + doc.found_at, null);
}`;

export const OPEN_BY_REASON_VIEW = "reconciliation/open_by_reason";

/** The views for lists and gauges of the central team. Separate design documents, so that their indexes are made beside the others. */
const WAITING_DESIGN = "_design/waiting";

/** Lists refund cases that nobody has closed, and unreadable ones, by their payment. */
const OPEN_REFUNDS = `function (doc) {
  if (doc.type === "refund_case" && doc.status !== "closed" && doc.status !== "no_longer_due") emit(doc.payment_id, null);
}`;

export const OPEN_REFUNDS_VIEW = "waiting/refunds";

/** Lists payments that were sent to a gateway and have no result yet, by the time of sending. */
const WAITING_PAYMENTS = `function (doc) {
  if (doc.status !== "in_progress" && doc.status !== "pending") return;
  var sent = (doc.events || []).filter(function (event) { return event.what === "sent"; })[0];
  if (sent && (doc.next_enquiry_at || !doc.last_enquiry_at)) emit(sent.at, null);
}`;

export const WAITING_PAYMENTS_VIEW = "waiting/payments";

/** Lists messages to send by the time of their making, which no failed attempt moves. */
const WAITING_MESSAGES = `function (doc) {
  if (doc.type === "notification" && doc.status === "to_send") emit(doc.created_at, null);
}`;

export const WAITING_MESSAGES_VIEW = "waiting/messages";

/** The view for the desk's search. A separate design document, so that its index is made beside the others. */
const SEARCH_DESIGN = "_design/search";

/**
 * Lists payments by what people search for, newest last. Each key is a list: the search, the time of the payment, its id, and the
 * facts that filter (searchKeys.ts). A search is a council with a status, each of which may be absent, or a number, a phone
 * number, an e-mail address or an amount. A council has the same of its own bills and of the whole payment, with the sum of its bills, and
 * "several" for a payment that has bills of other councils too. So an officer's search reads the rows of no other council. An erased
 * payment keeps no address and no phone number.
 */
const SEARCHED = `function (doc) {
  if (doc.type !== "payment") return;
  var searches = {};
  var sums = {};
  var charges = {};
  (doc.services || []).forEach(function (line) {
    sums[line.council] = (sums[line.council] || 0) + Math.round(Number(line.amount) * 100);
    charges[line.type] = true;
  });
  var councils = Object.keys(sums);
  var text = function (value, owners) {
    if (!value) return;
    searches["=" + value] = true;
    owners.forEach(function (council) { searches["#" + council + " =" + value] = true; });
  };
  var number = function (value, owners) {
    text(String(value || "").toUpperCase().replace(/[^0-9A-Z]/g, ""), owners);
  };
  (doc.services || []).forEach(function (line) {
    [line.assessment_no, line.compound_no, line.license_no, line.stall_no, line.account_no].forEach(function (value) {
      number(value, [line.council]);
    });
  });
  [doc.order_number, doc.fpx_fpxTxnId, doc.card_transaction, doc.authorization].forEach(function (value) {
    number(value, councils);
  });
  text(String(doc.email || "").toLowerCase(), councils);
  text(String(doc.contact || "").replace(/[^0-9]/g, "").replace(/^0/, "60"), councils);
  text("RM" + doc.amount, []);
  councils.forEach(function (council) {
    searches["#" + council + " RM" + (sums[council] / 100).toFixed(2)] = true;
    if (councils.length > 1) searches["#" + council + " several"] = true;
  });
  councils.concat("").forEach(function (council) {
    searches["#" + council + " " + doc.status] = true;
    searches["#" + council + " "] = true;
  });
  var method = doc.card_request ? "3" : doc.fpx_msgToken === "02" ? "2" : "1";
  var facts = [doc.status, method, councils.join(","), Object.keys(charges).join(",")].join(" ");
  Object.keys(searches).forEach(function (search) {
    emit([search, doc.payment_datetime, doc._id, facts], null);
  });
}`;

export const SEARCH_VIEW = "search/payments";

/** The lists of the central team's refunds. */
const REFUNDS_DESIGN = "_design/refunds";

/** Lists refund cases by the step and by the payment's order number, for all councils and for each council. */
const REFUND_CASES = `function (doc) {
  if (doc.type !== "refund_case") return;
  var list = doc.status !== "open" ? "closed" : doc.approval ? "approved" : "open";
  var seen = { all: true };
  Object.keys(doc.bills || {}).concat(Object.keys(doc.requested || {})).forEach(function (id) {
    seen[id.split(":")[0]] = true;
  });
  Object.keys(seen).forEach(function (scope) { emit([scope + " " + list, doc._id], null); });
}`;

export const REFUND_CASES_VIEW = "refunds/cases";

/** The list of a council's remittances. */
const CLOSED_DESIGN = "_design/closed";

/** Lists remittances by the council and by their id, which sorts in the order of the closings. */
const CLOSED_REMITTANCES = `function (doc) {
  if (doc.type === "remittance") emit([doc.council, doc._id], null);
}`;

export const CLOSED_REMITTANCES_VIEW = "closed/remittances";

/** The list of the central team's users. */
const STAFF_DESIGN = "_design/staff";

/** Lists the users who have or had a role of the central team by their name. */
const STAFF = `function (doc) {
  if (doc.type !== "user") return;
  var hasRole = (doc.roles || []).some(function (role) { return role !== "user"; });
  if (hasRole || doc.ended_at) emit(doc.name, null);
}`;

export const STAFF_VIEW = "staff/by_name";

/** The lists of the audit log. */
const AUDIT_DESIGN = "_design/audit";

/** Lists entries by their id, which begins with the time: all, those of a person, of a kind, of both, and those about a payment. */
const AUDIT_ENTRIES = `function (doc) {
  if (doc.type !== "audit_entry") return;
  emit(["", doc._id], null);
  emit(["by " + doc.by, doc._id], null);
  emit(["what " + doc.what, doc._id], null);
  emit(["what " + doc.what + " by " + doc.by, doc._id], null);
  (doc.payments || []).forEach(function (payment) { emit(["payment " + payment, doc._id], null); });
}`;

export const AUDIT_ENTRIES_VIEW = "audit/entries";

const UNMATCHED_DESIGN = "_design/unmatched";

/** Lists the payments without a document that nobody has looked into (payments/unmatchedPayments.ts). */
const OPEN_UNMATCHED = `function (doc) {
  if (doc.type === "unmatched_payment" && doc.status === "open") emit(["open"], null);
}`;

export const OPEN_UNMATCHED_VIEW = "unmatched/open";

const TRANSFERS_DESIGN = "_design/transfers";

/** Lists the transfers of a payout to a council that cannot be read (reconciliation/transfers.ts). */
const UNREADABLE_TRANSFERS = `function (doc) {
  if (doc._id.indexOf("settlement_transfers:") !== 0) return;
  var isText = function (value) { return typeof value === "string"; };
  var isReadable = Array.isArray(doc.transfers) && doc.transfers.every(function (one) {
    if (!one || !/^-?[0-9]{1,12}(\\.[0-9]{1,2})?$/.test(one.amount)) return false;
    return [one.council, one.reference, one.at, one.by].every(isText);
  });
  if (!isReadable) emit(doc._id, null);
}`;

export const UNREADABLE_TRANSFERS_VIEW = "transfers/unreadable";

const CONFIGURATION_DESIGN = "_design/configuration";

/**
 * Lists the changes of the configuration by their id, in which the time decides the order, and the changes of a council's data
 * likewise under the council's code.
 */
const CHANGES = `function (doc) {
  if (doc._id.indexOf("configuration_change:") === 0) emit(["", doc._id], null);
  if (doc._id.indexOf("council_change:") === 0) emit([doc.council, doc._id], null);
}`;

export const CHANGES_VIEW = "configuration/changes";

/** The view for the desk's first page. A separate design document, so that its index is made beside the others. */
const TODAY_DESIGN = "_design/today";

/**
 * Lists payments by the time when the citizen was sent to the gateway. Each key is a list: the time, the id, the state, the amount
 * in ringgit, and the bank as "01 MB2U0227" or "card".
 */
const SENT = `function (doc) {
  if (doc.type !== "payment") return;
  var sent = (doc.events || []).filter(function (event) { return event.what === "sent"; })[0];
  if (!sent && doc.status !== "paid") return;
  var bank = doc.card_request ? "card" : doc.fpx_msgToken + " " + doc.fpx_buyerBankId;
  emit([sent ? sent.at : doc.payment_datetime, doc._id, doc.status, String(doc.amount), bank], null);
}`;

export const SENT_VIEW = "today/sent";

const OUTBOX_DESIGN = "_design/outbox";

/** Lists messages to send, by the time of the next attempt. */
const BY_DUE_TIME = `function (doc) {
  if (doc.type === "notification" && doc.status === "to_send") emit(doc.next_at || doc.created_at, null);
}`;

export const DUE_MESSAGES_VIEW = "outbox/by_due_time";

/**
 * Writes each design document that is missing or differs.
 * @param removeIndexes deletes the indexes of the views that an embedded database no longer has
 */
export async function installViews(
  databases: {
    readonly all_payments: DocumentStore;
    readonly settlements: DocumentStore;
    readonly notifications: DocumentStore;
    readonly handles: DocumentStore;
    readonly audit: DocumentStore;
    readonly users: DocumentStore;
    readonly metadata: DocumentStore;
  },
  removeIndexes: RemoveIndexes = async () => {},
): Promise<void> {
  const installDesign = designInstaller(removeIndexes);
  const { audit, users, metadata, all_payments, settlements, notifications, handles } = databases;
  await Promise.all([
    installDesign(all_payments, PAYMENTS_DESIGN, {
      by_next_enquiry: { map: BY_NEXT_ENQUIRY },
      listed: { map: LISTED },
      unsettled: { map: UNSETTLED },
      open_by_bill: { map: OPEN_BY_BILL },
      by_email: { map: BY_EMAIL },
    }),
    installDesign(settlements, SETTLEMENTS_DESIGN, { by_settled_at: { map: BY_SETTLED_AT } }),
    installDesign(all_payments, REMITTANCES_DESIGN, { payments: { map: TO_REMIT } }),
    installDesign(settlements, REMITTANCES_DESIGN, { refunds: { map: REFUNDS_TO_REMIT } }),
    installDesign(all_payments, RECONCILIATION_DESIGN, {
      paid: { map: PAID },
      learned: { map: LEARNED },
      by_transaction: { map: BY_TRANSACTION },
    }),
    installDesign(settlements, RECONCILIATION_DESIGN, {
      open: { map: OPEN_DIFFERENCES },
      open_by_reason: { map: OPEN_BY_REASON },
    }),
    installDesign(all_payments, SEARCH_DESIGN, { payments: { map: SEARCHED } }),
    installDesign(settlements, WAITING_DESIGN, { refunds: { map: OPEN_REFUNDS } }),
    installDesign(settlements, REFUNDS_DESIGN, { cases: { map: REFUND_CASES } }),
    installDesign(settlements, CLOSED_DESIGN, { remittances: { map: CLOSED_REMITTANCES } }),
    installDesign(users, STAFF_DESIGN, { by_name: { map: STAFF } }),
    installDesign(audit, AUDIT_DESIGN, { entries: { map: AUDIT_ENTRIES } }),
    installDesign(settlements, UNMATCHED_DESIGN, { open: { map: OPEN_UNMATCHED } }),
    installDesign(settlements, TRANSFERS_DESIGN, { unreadable: { map: UNREADABLE_TRANSFERS } }),
    installDesign(metadata, CONFIGURATION_DESIGN, { changes: { map: CHANGES } }),
    installDesign(all_payments, TODAY_DESIGN, { sent: { map: SENT } }),
    installDesign(all_payments, WAITING_DESIGN, { payments: { map: WAITING_PAYMENTS } }),
    installDesign(notifications, WAITING_DESIGN, { messages: { map: WAITING_MESSAGES } }),
    installDesign(notifications, OUTBOX_DESIGN, { by_due_time: { map: BY_DUE_TIME } }),
    installDesign(all_payments, PRIVACY_DESIGN, PRIVACY_VIEWS.all_payments),
    installDesign(notifications, PRIVACY_DESIGN, PRIVACY_VIEWS.notifications),
    installDesign(handles, PRIVACY_DESIGN, PRIVACY_VIEWS.handles),
  ]);
}

function designInstaller(removeIndexes: RemoveIndexes) {
  return async (store: DocumentStore, id: string, views: Views): Promise<void> => {
    const design = { _id: id, language: "javascript", views };
    const installed = await store.read(id);
    // Another process may install it at the same time.
    if (!installed && (await store.write(design))) return;
    if (JSON.stringify(installed?.views) === JSON.stringify(views)) return;
    await removeFormerViews(store, id, views, removeIndexes);
    await changeDocument(store, id, (stored) =>
      JSON.stringify(stored.views) === JSON.stringify(views) ? undefined : { ...stored, ...design },
    );
  };
}
