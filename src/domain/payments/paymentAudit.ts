/** The events in a payment's audit log, and the reasons for a review. */

/** The way of a gateway's answer: from its server, through the buyer's browser, or as the answer to an enquiry. */
export const ANSWER_SOURCES = ["direct", "indirect", "requery"] as const;

export type AnswerSource = (typeof ANSWER_SOURCES)[number];

export const AUDIT_EVENTS = [
  "created",
  /** The payment continued with other amounts, before the citizen went to the bank. */
  "repriced",
  /** Another payment was made for the same bills, after this one ended or while it is open. */
  "paid_again",
  /** The server released the signed request. From here on the gateway may have the payment. */
  "sent",
  /** A member of the central team made the server ask the gateway. */
  "asked",
  "approved",
  "held",
  "declined",
  "cancelled",
  /** The gateway does not know the payment, and the citizen can no longer be at the bank. */
  "lapsed",
  /** The enquiries ended, and each answer of the card gateway said without a signature that the payment failed. */
  "denied",
  /** The central team noted that the bank or the card gateway debited nothing. */
  "closed_unpaid",
  /** The central team made the payment again after a restore lost it, because a settlement report has its line. */
  "rebuilt",
  /** Two persons of the central team confirmed the payment's line in a settlement report. */
  "settlement_confirmed",
  /** The central team noted that the council was credited. */
  "credit_confirmed",
  /** The central team noted that nothing is left to do. */
  "reviewed",
  /** The central team corrected a mistyped e-mail address. */
  "email_corrected",
  /** An answer, signed or not, that proves nothing about the money. The server asks again and lists the payment for review. */
  "unclear",
  /** A signed answer with other values than the stored ones. It changes nothing, and the payment is listed for review. */
  "mismatch",
] as const;

export const LISTING_REASONS = [
  /** The answer of the bank or the card gateway proves nothing about the money. */
  "unclear",
  /** A signed answer has other values than the payment. */
  "mismatch",
  /** Paid, and another answer says otherwise. */
  "contradicted",
  /** Paid, and FPX has not confirmed that the council was credited. */
  "credit_unconfirmed",
  /** The enquiries of the schedule ended without a result. */
  "unanswered",
  /** Paid, and the server cannot write its settlement. */
  "unsettled",
  /** Its stored document cannot be read. */
  "unreadable",
] as const;

export type ListingReason = (typeof LISTING_REASONS)[number];
