import type { FpxExplanation } from "./fpxExplanation.ts";

/**
 * FPX's debit codes, and the proof that each gives about the money (docs/protocols.md, FPX). Only signed answers are judged here.
 * An answer that the server cannot verify proves nothing, with any code: unknown is not failed.
 */

const FPX_VERDICTS = ["approved", "held", "declined", "cancelled", "unclear"] as const;

/**
 * approved: the money moved. held: the bank has not decided yet. declined, cancelled: no money moved. unclear: it proves neither,
 * so the server asks again and adds the payment to the review queue.
 */
export type FpxVerdict = (typeof FPX_VERDICTS)[number];

export interface FpxResponse {
  /** PayNet's own English wording, for readers of this table. */
  readonly meaning: string;
  readonly verdict: FpxVerdict;
  /** The explanation for the citizen. */
  readonly explanation: FpxExplanation;
}

const response = (meaning: string, verdict: FpxVerdict, explanation: FpxExplanation): FpxResponse => ({
  meaning,
  verdict,
  explanation,
});

/**
 * All 94 codes. Besides exceptions and internal errors, these are unclear: 45, XN and XO, because they report a repeated order
 * number in this message and say nothing about the first message with that number; and B0 to C5, 1S and OO, which are about a
 * refund. 2X is a decline, because the merchant cancelled and not the buyer. No screen shows the explanation of 00, because such a
 * payment is paid.
 */
export const FPX_RESPONSES: Readonly<Record<string, FpxResponse>> = {
  "00": response("Approved", "approved", "unclear"),
  "03": response("Invalid Merchant", "declined", "technical"),
  "05": response("Invalid Seller Or Acquiring Bank Code", "declined", "technical"),
  "09": response("Transaction Pending", "held", "with_bank"),
  12: response("Invalid Transaction", "declined", "bank_declined"),
  13: response("Invalid Amount", "declined", "technical"),
  14: response("Invalid Buyer Account", "declined", "wrong_account"),
  20: response("Invalid Response", "unclear", "system_trouble"),
  30: response("Format Error", "declined", "technical"),
  31: response("Invalid Bank", "declined", "bank_blocked"),
  39: response("No Credit Account", "declined", "bank_declined"),
  45: response("Duplicate Seller Order Number", "unclear", "unclear"),
  46: response("Invalid Seller Exchange Or Seller", "declined", "technical"),
  47: response("Invalid Currency", "declined", "technical"),
  48: response("Maximum Transaction Limit Exceeded", "declined", "over_limit"),
  49: response("Merchant Specific Limit Exceeded", "declined", "over_limit"),
  50: response("Invalid Seller for Merchant Specific Limit", "declined", "technical"),
  51: response("Insufficient Funds", "declined", "insufficient_funds"),
  53: response("No Buyer Account Number", "declined", "wrong_account"),
  57: response("Transaction Not Permitted", "declined", "bank_declined"),
  58: response("Transaction To Merchant Not Permitted", "declined", "bank_declined"),
  70: response("Invalid Serial Number", "declined", "technical"),
  76: response("Transaction Not Found", "unclear", "not_found"),
  77: response("Invalid Buyer Name Or Buyer ID", "declined", "wrong_account"),
  78: response("Decryption Failed", "declined", "technical"),
  79: response("Host Decline When Down", "declined", "bank_unavailable"),
  80: response("Buyer Cancel Transaction", "cancelled", "cancelled_at_bank"),
  83: response("Invalid Transaction Model", "declined", "technical"),
  84: response("Invalid Transaction Type", "declined", "technical"),
  85: response("Internal Error At Bank System", "unclear", "system_trouble"),
  87: response("Debit Failed Exception Handling", "unclear", "system_trouble"),
  88: response("Credit Failed Exception Handling", "unclear", "system_trouble"),
  89: response("Transaction Not Received Exception Handling", "unclear", "system_trouble"),
  90: response("Bank Internet Banking Unavailable", "declined", "bank_unavailable"),
  92: response("Invalid Buyer Bank", "declined", "bank_blocked"),
  96: response("System Malfunction", "unclear", "system_trouble"),
  98: response("MAC Error", "declined", "technical"),
  99: response("Pending Authorization (Applicable for B2B model)", "held", "waiting_for_approver"),
  BB: response("Blocked Bank", "declined", "bank_blocked"),
  BC: response("Transaction Cancelled By Customer", "cancelled", "cancelled_at_bank"),
  DA: response("Invalid Application Type", "declined", "technical"),
  DB: response("Invalid Email Format", "declined", "technical"),
  DC: response("Invalid Maximum Frequency", "declined", "technical"),
  DD: response("Invalid Frequency Mode", "declined", "technical"),
  DE: response("Invalid Expiry Date", "declined", "technical"),
  DF: response("Invalid e-Mandate Buyer Bank ID", "declined", "technical"),
  FE: response("Internal Error", "unclear", "system_trouble"),
  OE: response("Transaction Rejected As Not In FPX Operating Hours", "declined", "outside_hours"),
  OF: response("Transaction Timeout", "declined", "timed_out"),
  SB: response("Invalid Acquiring Bank Code", "declined", "technical"),
  XA: response("Invalid Source IP Address (Applicable for B2B2 model)", "declined", "technical"),
  XB: response("Invalid Seller Exchange IP", "declined", "technical"),
  XC: response("Seller Exchange Encryption Error", "declined", "technical"),
  XE: response("Invalid Message", "declined", "technical"),
  XF: response("Invalid Number Of Orders", "declined", "technical"),
  XI: response("Invalid Seller Exchange", "declined", "technical"),
  XM: response("Invalid FPX Transaction Model", "declined", "technical"),
  XN: response("Transaction Rejected Due To Duplicate Seller Exchange Order Number", "unclear", "unclear"),
  XO: response("Duplicate Exchange Order Number", "unclear", "unclear"),
  XS: response("Seller Does Not Belong To Exchange", "declined", "technical"),
  XT: response("Invalid Transaction Type", "declined", "technical"),
  XW: response("Seller Exchange Date Difference Exceeded", "declined", "technical"),
  "1A": response("Buyer Session Timeout At Internet Banking Login Page", "declined", "timed_out"),
  "1B": response(
    "Buyer Failed To Provide The Necessary Info To Login To Internet Banking Login Page",
    "declined",
    "details_missing",
  ),
  "1C": response("Buyer Choose Cancel At Login Page", "cancelled", "cancelled_at_login"),
  "1D": response("Buyer Session Timeout At Account Selection Page", "declined", "timed_out"),
  "1E": response(
    "Buyer Failed To Provide The Necessary Info At Account Selection Page",
    "declined",
    "details_missing",
  ),
  "1F": response("Buyer Choose Cancel At Account Selection Page", "cancelled", "cancelled_at_bank"),
  "1G": response("Buyer Session Timeout At TAC Request Page", "declined", "timed_out"),
  "1H": response(
    "Buyer Failed To Provide The Necessary Info At TAC Request Page",
    "declined",
    "details_missing",
  ),
  "1I": response("Buyer Choose Cancel At TAC Request Page", "cancelled", "cancelled_at_bank"),
  "1J": response("Buyer Session Timeout At Confirmation Page", "declined", "timed_out"),
  "1K": response(
    "Buyer Failed To Provide The Necessary Info At Confirmation Page",
    "declined",
    "details_missing",
  ),
  "1L": response("Buyer Choose Cancel At Confirmation Page", "cancelled", "cancelled_at_bank"),
  "1M": response("Internet Banking Session Timeout.", "declined", "timed_out"),
  "2A": response("Transaction Amount Is Lower Than Minimum Limit", "declined", "below_limit"),
  "2X": response("Transaction Is Canceled By Merchant", "declined", "technical"),
  B0: response("Order list format error", "unclear", "unclear"),
  B1: response("Invalid seller ID", "unclear", "unclear"),
  B2: response("Seller is not allow to refund", "unclear", "unclear"),
  B3: response("Seller is not allow to do multiple refund", "unclear", "unclear"),
  B4: response("Requested refund amount exceed maximum allowable", "unclear", "unclear"),
  B5: response("Original transcation ID is not found", "unclear", "unclear"),
  B6: response("Original transcation ID status is still pending debit/credit", "unclear", "unclear"),
  B7: response("Original transcation ID status was not successful", "unclear", "unclear"),
  B8: response("Previous refund request still pending debit/credit", "unclear", "unclear"),
  B9: response("Requested refund amount below minimun allowable", "unclear", "unclear"),
  C1: response("Invalid refund transcation model", "unclear", "unclear"),
  C2: response("Invalid refund buyer bank", "unclear", "unclear"),
  C3: response("Invalid refund seller bank", "unclear", "unclear"),
  C4: response("Refund request fail due to no valid order list", "unclear", "unclear"),
  C5: response("Order list contain duplicate seller order number", "unclear", "unclear"),
  "1S": response("Bulk Refund Successful Submited", "unclear", "unclear"),
  OO: response("Bulk Refund Debit Approved", "unclear", "unclear"),
};

/** The entry of a debit code. Undefined for an unknown code, which proves nothing. */
export function responseOf(debitCode: string): FpxResponse | undefined {
  return Object.hasOwn(FPX_RESPONSES, debitCode) ? FPX_RESPONSES[debitCode] : undefined;
}

/**
 * Judges a signed answer: the proof that it gives about the buyer's money. Only the debit code counts. 00 means that the money was
 * taken, with any fpx_creditAuthCode (docs/protocols.md, FPX).
 * @param debitCode fpx_debitAuthCode
 */
export function fpxVerdict(debitCode: string): FpxVerdict {
  return responseOf(debitCode)?.verdict ?? "unclear";
}

/**
 * The state of the council's credit for an approved debit. refused: FPX sent a code other than 00. awaited: FPX has sent no code
 * yet.
 */
export const CREDIT_STATES = ["confirmed", "refused", "awaited"] as const;

export type CreditState = (typeof CREDIT_STATES)[number];

/** @param creditCode fpx_creditAuthCode of an answer with an approved debit */
export function creditStateOf(creditCode: string): CreditState {
  if (creditCode === "") return "awaited";
  return creditCode === "00" ? "confirmed" : "refused";
}
