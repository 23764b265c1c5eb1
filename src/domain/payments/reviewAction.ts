/** The actions by which a person of the central team ends an entry of the review queue. */
export const REVIEW_ACTIONS = [
  /** FPX debited the buyer, and the bank statement shows that the council was credited. */
  "confirm_credit",
  /** The bank or the card gateway said that it debited nothing. The payment expires. */
  "close_unpaid",
  /** Somebody looked into the answers, and nothing is left to do. */
  "mark_reviewed",
  /** Reads and settles the payment again after a repair. */
  "check_again",
] as const;

export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
