/** What a payment's audit log says, and why a person is to look at a payment. */

/** How an answer of a gateway reached us: by its server, by the buyer's browser, or asked for. */
export const ANSWER_SOURCES = ["direct", "indirect", "requery"] as const;

export type AnswerSource = (typeof ANSWER_SOURCES)[number];

export const AUDIT_EVENTS = [
  "created",
  /** Taken up again with other amounts, before anybody was sent to the bank. */
  "repriced",
  /** Another payment was made for the same bills, after this one ended or although it is open. */
  "paid_again",
  /** The signed request was handed out: from here on the gateway may hold the payment. */
  "sent",
  /** One of the central team had the gateway asked. */
  "asked",
  "approved",
  "held",
  "declined",
  "cancelled",
  /** The gateway was asked and knows nothing of it, and the citizen can no longer be at the bank. */
  "lapsed",
  /** The enquiries ended, and every answer of the card gateway said, unsigned, that the payment failed. */
  "denied",
  /** The central team: the bank or the card gateway debited nothing. */
  "closed_unpaid",
  /** The central team: the council was credited. */
  "credit_confirmed",
  /** The central team: nothing is left to do. */
  "reviewed",
  /** An answer that proves nothing about the money, signed or not: to ask again, and to list for a person. */
  "unclear",
  /** A signed answer whose values are not the stored ones: nothing was changed, to list for a person. */
  "mismatch",
] as const;

export const LISTING_REASONS = [
  /** What the bank or the card gateway answered proves nothing about the money. */
  "unclear",
  /** A signed answer's values are not the payment's. */
  "mismatch",
  /** Paid, and another answer says otherwise. */
  "contradicted",
  /** Paid, and FPX has not confirmed that the council was credited. */
  "credit_unconfirmed",
  /** Asked as often as the schedule says, and no ending came. */
  "unanswered",
  /** Paid, and what follows from it cannot be written. */
  "unsettled",
  /** What is stored of it cannot be read. */
  "unreadable",
] as const;

export type ListingReason = (typeof LISTING_REASONS)[number];
