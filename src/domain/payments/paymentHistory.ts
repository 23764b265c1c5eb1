/** What a payment's holder is told of what happened to it: kinds alone, nothing of what an answer held. */
export const HISTORY_KINDS = [
  "begun",
  /** The citizen was led to the bank. */
  "left",
  /** The gateway was asked, the last time. */
  "asked",
  "approved",
  "held",
  "declined",
  "cancelled",
  /** An answer that proves nothing about the money. */
  "unclear",
  /** The gateway knows nothing of it, and the citizen can no longer be at the bank. */
  "lapsed",
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];
