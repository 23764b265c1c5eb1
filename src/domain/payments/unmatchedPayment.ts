/** What happened to a payment that a gateway or a settlement proves, and of which the portal has no document. */
export const UNMATCHED_EVENTS = [
  /** A gateway's signed answer. */
  "approved",
  "held",
  "unclear",
  "declined",
  "cancelled",
  /** The check after a restore found a settlement of it. */
  "settled",
  /** The payment was found, and it is paid. The entry ended by itself. */
  "matched",
  /** A member of the central team ended the entry. */
  "closed",
] as const;

export type UnmatchedEvent = (typeof UNMATCHED_EVENTS)[number];
