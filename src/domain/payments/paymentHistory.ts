/** The history of a payment for its holder: kinds of events only, without the content of any answer. */
export const HISTORY_KINDS = [
  "begun",
  /** The citizen was taken to the bank. */
  "left",
  /** The last enquiry to the gateway. */
  "asked",
  "approved",
  "held",
  "declined",
  "cancelled",
  /** An answer that proves nothing about the money. */
  "unclear",
  /** The gateway does not know the payment, and the citizen can no longer be at the bank. */
  "lapsed",
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];
