/**
 * The explanations of a card payment that did not go through, one for each action that can help. The gateway does not sign its own
 * words, so they only choose one of these and are never shown.
 */
export const CARD_EXPLANATIONS = [
  /** The bank that issued the card declined it without a reason. */
  "declined",
  "over_limit",
  /** This card cannot be used. */
  "not_allowed",
  /** The buyer did not confirm in time. */
  "timed_out",
  /** The gateway refused the request. The citizen cannot repair it. */
  "technical",
  "cancelled",
] as const;

export type CardExplanation = (typeof CARD_EXPLANATIONS)[number];
