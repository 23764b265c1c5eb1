/**
 * The explanations of a bank's answer, one for each action that can help. Each belongs to one verdict of FPX's codes
 * (fpxResponse.ts).
 */
export const FPX_EXPLANATIONS = [
  // declined
  "insufficient_funds",
  "over_limit",
  "below_limit",
  /** The account cannot pay, because of its number or its holder. */
  "wrong_account",
  /** A password, an account or a TAC was missing or wrong. */
  "details_missing",
  /** The bank does not permit it from this account, or gives no reason. */
  "bank_declined",
  /** The bank's internet banking is down. */
  "bank_unavailable",
  /** FPX takes no payments from this bank now. */
  "bank_blocked",
  "outside_hours",
  "timed_out",
  /** FPX refused the message, a value in it or the merchant. The citizen cannot repair it. */
  "technical",
  // cancelled
  "cancelled_at_login",
  /** After the login, or at a page that FPX does not name. */
  "cancelled_at_bank",
  // held
  "with_bank",
  /** The company's approver has not approved it yet. */
  "waiting_for_approver",
  // unclear
  /** FPX has not found it yet, or does not know it. */
  "not_found",
  "system_trouble",
  "unclear",
] as const;

export type FpxExplanation = (typeof FPX_EXPLANATIONS)[number];
