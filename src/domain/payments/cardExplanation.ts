/**
 * What a citizen is told of a card payment that did not go through, one for each thing that can be done about it. The gateway's
 * own words, which no signature covers, choose among these alone.
 */
export const CARD_EXPLANATIONS = [
  /** By the bank that issued the card: it gives no reason. */
  "declined",
  "over_limit",
  /** Not with this card. */
  "not_allowed",
  /** Not confirmed in time. */
  "timed_out",
  /** The request was refused: nothing that the citizen could mend. */
  "technical",
  "cancelled",
] as const;

export type CardExplanation = (typeof CARD_EXPLANATIONS)[number];
