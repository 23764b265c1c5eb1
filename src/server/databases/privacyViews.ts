/** The views for erasing personal data. A separate design document lets a cluster index them beside the others. */
export const PRIVACY_DESIGN = "_design/privacy";

/**
 * Lists payments that still have the payer's details: first those whose payer asked for erasure, then unpaid ones by their
 * beginning.
 */
const TO_ERASE = `function (doc) {
  if (doc.type !== "payment" || doc.erasure === "done") return;
  if (doc.erasure === "due") return emit("", null);
  if (doc.status !== "paid") emit(doc.payment_datetime, null);
}`;

export const TO_ERASE_VIEW = "privacy/to_erase";

/** Lists messages that will not be sent any more by their end, and the documents that count an address's messages. */
const FINISHED = `function (doc) {
  if (doc.type === "address_place") emit(doc.taken_at, null);
  if (doc.type === "notification" && doc.status !== "to_send") emit(doc.sent_at || doc.next_at || doc.created_at, null);
}`;

export const FINISHED_MESSAGES_VIEW = "privacy/finished";

/** Lists messages by their recipient's address in lower case. */
const BY_RECIPIENT = `function (doc) {
  if (doc.type === "notification") emit([String(doc.recipient).toLowerCase()], null);
}`;

export const RECIPIENT_VIEW = "privacy/by_recipient";

/** Lists an account's sessions and message tickets. */
const BY_ACCOUNT = `function (doc) {
  if (doc.type === "session" || doc.type === "ticket") emit([doc.name], null);
}`;

export const ACCOUNT_VIEW = "privacy/by_account";

const SESSION_ENDS = `function (doc) {
  if (doc.type === "session") emit(doc.idle_until < doc.expires_at ? doc.idle_until : doc.expires_at, null);
}`;

export const SESSION_ENDS_VIEW = "privacy/session_ends";

const CODE_ENDS = `function (doc) {
  var codes = ["verification", "ticket", "status_key", "handle", "licence_fact"];
  if (codes.indexOf(doc.type) >= 0) emit(doc.expires_at, null);
}`;

export const CODE_ENDS_VIEW = "privacy/code_ends";

/** Lists the first uses of idempotency keys by the time of their payment. */
const CLAIMS = `function (doc) {
  if (doc.type === "idempotency_key") emit(doc.payment_datetime, null);
}`;

export const CLAIMS_VIEW = "privacy/claims";

/** By the database whose documents they list. */
export const PRIVACY_VIEWS = {
  all_payments: { to_erase: { map: TO_ERASE } },
  notifications: { finished: { map: FINISHED }, by_recipient: { map: BY_RECIPIENT } },
  handles: {
    by_account: { map: BY_ACCOUNT },
    session_ends: { map: SESSION_ENDS },
    code_ends: { map: CODE_ENDS },
    claims: { map: CLAIMS },
  },
} as const;
