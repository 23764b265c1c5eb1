/**
 * What a citizen is told of a bank's answer, one for each thing that can be done about it. Each belongs to one verdict of
 * FPX's codes (fpxResponse.ts).
 */
export const FPX_EXPLANATIONS = [
  // declined
  "insufficient_funds",
  "over_limit",
  "below_limit",
  /** The account is not one that can pay: its number, or whose it is. */
  "wrong_account",
  /** A password, an account or a TAC was not given, or was wrong. */
  "details_missing",
  /** Not permitted from this account, or no reason given. */
  "bank_declined",
  /** The bank's internet banking is down. */
  "bank_unavailable",
  /** FPX takes nothing from this bank now. */
  "bank_blocked",
  "outside_hours",
  "timed_out",
  /** A message, its values or the merchant was refused: nothing that the citizen could mend. */
  "technical",
  // cancelled
  "cancelled_at_login",
  /** After the login, or at a page that FPX does not name. */
  "cancelled_at_bank",
  // held
  "with_bank",
  /** A company's second person has not approved it yet. */
  "waiting_for_approver",
  // unclear
  /** FPX does not find it, or not yet. */
  "not_found",
  "system_trouble",
  "unclear",
] as const;

export type FpxExplanation = (typeof FPX_EXPLANATIONS)[number];
