const APPROVED = "00";
/** Buyer Choose Cancel At Login Page. */
const CANCELLED = "1C";
/** Transaction Not Found: the answer to an AE about an unknown or undecided payment. */
export const NOT_FOUND = "76";
/** The code of a payment that the bank has not decided: Transaction Pending (individuals), Pending Authorization (companies). */
export function pendingCodeOf(messageToken: string): string {
  return messageToken === "01" ? "09" : "99";
}

/** The outcomes that a tester can choose at the simulated bank. The page's buttons have these values. */
export const CHOICES = [
  "approve",
  "decline",
  "cancel",
  "pending",
  "silent",
  "twice",
  "late",
  "closed",
  "unheard",
] as const;

export type Choice = (typeof CHOICES)[number];

/** The exchange's messages to the merchant after a choice. */
export interface Course {
  /** The number of direct ACs that the exchange posts after the decision. */
  readonly directAnswers: 0 | 1 | 2;
  /** The direct AC waits for the late delay. Until then the payment is pending. */
  readonly late: boolean;
  /** Whether the bank sends the buyer's browser back to the merchant with the indirect AC. */
  readonly returns: boolean;
}

const USUAL: Course = { directAnswers: 1, late: false, returns: true };

export const COURSES: Readonly<Record<Choice, Course>> = {
  approve: USUAL,
  decline: USUAL,
  cancel: USUAL,
  pending: USUAL,
  silent: { directAnswers: 0, late: false, returns: false },
  twice: { ...USUAL, directAnswers: 2 },
  late: { ...USUAL, late: true },
  closed: { ...USUAL, returns: false },
  unheard: { directAnswers: 0, late: false, returns: false },
};

/** The declines that a tester can choose, most common first, with the exchange's English texts (docs/protocols.md, FPX). */
export const DECLINES = [
  { code: "51", text: "Insufficient Funds" },
  { code: "48", text: "Maximum Transaction Limit Exceeded" },
  { code: "57", text: "Transaction Not Permitted" },
  { code: "14", text: "Invalid Buyer Account" },
  { code: "53", text: "No Buyer Account Number" },
  { code: "1A", text: "Buyer Session Timeout At Internet Banking Login Page" },
  { code: "1J", text: "Buyer Session Timeout At Confirmation Page" },
  { code: "OF", text: "Transaction Timeout" },
  { code: "OE", text: "Transaction Rejected As Not In FPX Operating Hours" },
  { code: "79", text: "Host Decline When Down" },
  { code: "85", text: "Internal Error At Bank System" },
  { code: "87", text: "Debit Failed Exception Handling" },
  { code: "88", text: "Credit Failed Exception Handling" },
  { code: "89", text: "Transaction Not Received Exception Handling" },
  { code: "90", text: "Bank Internet Banking Unavailable" },
  { code: "96", text: "System Malfunction" },
  { code: "FE", text: "Internal Error" },
] as const;

export type DeclineCode = (typeof DECLINES)[number]["code"];

export const DECLINE_CODES: readonly DeclineCode[] = DECLINES.map(({ code }) => code);

/** A tester's decision. A decline has its code. */
export type Verdict =
  | { readonly choice: Exclude<Choice, "decline"> }
  | { readonly choice: "decline"; readonly code: DeclineCode };

/** The debit code of a verdict (docs/protocols.md, FPX). */
export function debitCodeOf(verdict: Verdict, messageToken: string): string {
  switch (verdict.choice) {
    case "decline":
      return verdict.code;
    case "cancel":
      return CANCELLED;
    case "pending":
      return pendingCodeOf(messageToken);
    case "silent":
      return NOT_FOUND;
    default:
      return APPROVED;
  }
}
