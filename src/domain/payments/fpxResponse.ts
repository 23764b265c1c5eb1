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
  readonly verdict: FpxVerdict;
  /** The explanation for the citizen. */
  readonly explanation: FpxExplanation;
}

const response = (verdict: FpxVerdict, explanation: FpxExplanation): FpxResponse => ({
  verdict,
  explanation,
});

/**
 * All 94 codes, each with PayNet's English wording. Besides exceptions and internal errors, these are unclear: 45, XN and XO,
 * because they report a repeated order number in this message and say nothing about the first message with that number; and B0 to
 * C5, 1S and OO, which are about a refund. 2X is a decline, because the merchant cancelled and not the buyer. No screen shows the
 * explanation of 00, because such a payment is paid.
 */
export const FPX_RESPONSES: Readonly<Record<string, FpxResponse>> = {
  "00": response("approved", "unclear"), // Approved
  "03": response("declined", "technical"), // Invalid Merchant
  "05": response("declined", "technical"), // Invalid Seller Or Acquiring Bank Code
  "09": response("held", "with_bank"), // Transaction Pending
  12: response("declined", "bank_declined"), // Invalid Transaction
  13: response("declined", "technical"), // Invalid Amount
  14: response("declined", "wrong_account"), // Invalid Buyer Account
  20: response("unclear", "system_trouble"), // Invalid Response
  30: response("declined", "technical"), // Format Error
  31: response("declined", "bank_blocked"), // Invalid Bank
  39: response("declined", "bank_declined"), // No Credit Account
  45: response("unclear", "unclear"), // Duplicate Seller Order Number
  46: response("declined", "technical"), // Invalid Seller Exchange Or Seller
  47: response("declined", "technical"), // Invalid Currency
  48: response("declined", "over_limit"), // Maximum Transaction Limit Exceeded
  49: response("declined", "over_limit"), // Merchant Specific Limit Exceeded
  50: response("declined", "technical"), // Invalid Seller for Merchant Specific Limit
  51: response("declined", "insufficient_funds"), // Insufficient Funds
  53: response("declined", "wrong_account"), // No Buyer Account Number
  57: response("declined", "bank_declined"), // Transaction Not Permitted
  58: response("declined", "bank_declined"), // Transaction To Merchant Not Permitted
  70: response("declined", "technical"), // Invalid Serial Number
  76: response("unclear", "not_found"), // Transaction Not Found
  77: response("declined", "wrong_account"), // Invalid Buyer Name Or Buyer ID
  78: response("declined", "technical"), // Decryption Failed
  79: response("declined", "bank_unavailable"), // Host Decline When Down
  80: response("cancelled", "cancelled_at_bank"), // Buyer Cancel Transaction
  83: response("declined", "technical"), // Invalid Transaction Model
  84: response("declined", "technical"), // Invalid Transaction Type
  85: response("unclear", "system_trouble"), // Internal Error At Bank System
  87: response("unclear", "system_trouble"), // Debit Failed Exception Handling
  88: response("unclear", "system_trouble"), // Credit Failed Exception Handling
  89: response("unclear", "system_trouble"), // Transaction Not Received Exception Handling
  90: response("declined", "bank_unavailable"), // Bank Internet Banking Unavailable
  92: response("declined", "bank_blocked"), // Invalid Buyer Bank
  96: response("unclear", "system_trouble"), // System Malfunction
  98: response("declined", "technical"), // MAC Error
  99: response("held", "waiting_for_approver"), // Pending Authorization (Applicable for B2B model)
  BB: response("declined", "bank_blocked"), // Blocked Bank
  BC: response("cancelled", "cancelled_at_bank"), // Transaction Cancelled By Customer
  DA: response("declined", "technical"), // Invalid Application Type
  DB: response("declined", "technical"), // Invalid Email Format
  DC: response("declined", "technical"), // Invalid Maximum Frequency
  DD: response("declined", "technical"), // Invalid Frequency Mode
  DE: response("declined", "technical"), // Invalid Expiry Date
  DF: response("declined", "technical"), // Invalid e-Mandate Buyer Bank ID
  FE: response("unclear", "system_trouble"), // Internal Error
  OE: response("declined", "outside_hours"), // Transaction Rejected As Not In FPX Operating Hours
  OF: response("declined", "timed_out"), // Transaction Timeout
  SB: response("declined", "technical"), // Invalid Acquiring Bank Code
  XA: response("declined", "technical"), // Invalid Source IP Address (Applicable for B2B2 model)
  XB: response("declined", "technical"), // Invalid Seller Exchange IP
  XC: response("declined", "technical"), // Seller Exchange Encryption Error
  XE: response("declined", "technical"), // Invalid Message
  XF: response("declined", "technical"), // Invalid Number Of Orders
  XI: response("declined", "technical"), // Invalid Seller Exchange
  XM: response("declined", "technical"), // Invalid FPX Transaction Model
  XN: response("unclear", "unclear"), // Transaction Rejected Due To Duplicate Seller Exchange Order Number
  XO: response("unclear", "unclear"), // Duplicate Exchange Order Number
  XS: response("declined", "technical"), // Seller Does Not Belong To Exchange
  XT: response("declined", "technical"), // Invalid Transaction Type
  XW: response("declined", "technical"), // Seller Exchange Date Difference Exceeded
  "1A": response("declined", "timed_out"), // Buyer Session Timeout At Internet Banking Login Page
  "1B": response("declined", "details_missing"), // Buyer Failed To Provide The Necessary Info To Login To Internet Banking Login Page
  "1C": response("cancelled", "cancelled_at_login"), // Buyer Choose Cancel At Login Page
  "1D": response("declined", "timed_out"), // Buyer Session Timeout At Account Selection Page
  "1E": response("declined", "details_missing"), // Buyer Failed To Provide The Necessary Info At Account Selection Page
  "1F": response("cancelled", "cancelled_at_bank"), // Buyer Choose Cancel At Account Selection Page
  "1G": response("declined", "timed_out"), // Buyer Session Timeout At TAC Request Page
  "1H": response("declined", "details_missing"), // Buyer Failed To Provide The Necessary Info At TAC Request Page
  "1I": response("cancelled", "cancelled_at_bank"), // Buyer Choose Cancel At TAC Request Page
  "1J": response("declined", "timed_out"), // Buyer Session Timeout At Confirmation Page
  "1K": response("declined", "details_missing"), // Buyer Failed To Provide The Necessary Info At Confirmation Page
  "1L": response("cancelled", "cancelled_at_bank"), // Buyer Choose Cancel At Confirmation Page
  "1M": response("declined", "timed_out"), // Internet Banking Session Timeout.
  "2A": response("declined", "below_limit"), // Transaction Amount Is Lower Than Minimum Limit
  "2X": response("declined", "technical"), // Transaction Is Canceled By Merchant
  B0: response("unclear", "unclear"), // Order list format error
  B1: response("unclear", "unclear"), // Invalid seller ID
  B2: response("unclear", "unclear"), // Seller is not allow to refund
  B3: response("unclear", "unclear"), // Seller is not allow to do multiple refund
  B4: response("unclear", "unclear"), // Requested refund amount exceed maximum allowable
  B5: response("unclear", "unclear"), // Original transaction ID is not found
  B6: response("unclear", "unclear"), // Original transaction ID status is still pending debit/credit
  B7: response("unclear", "unclear"), // Original transaction ID status was not successful
  B8: response("unclear", "unclear"), // Previous refund request still pending debit/credit
  B9: response("unclear", "unclear"), // Requested refund amount below Minimum allowable
  C1: response("unclear", "unclear"), // Invalid refund transaction model
  C2: response("unclear", "unclear"), // Invalid refund buyer bank
  C3: response("unclear", "unclear"), // Invalid refund seller bank
  C4: response("unclear", "unclear"), // Refund request fail due to no valid order list
  C5: response("unclear", "unclear"), // Order list contain duplicate seller order number
  "1S": response("unclear", "unclear"), // Bulk Refund Successful Submitted
  OO: response("unclear", "unclear"), // Bulk Refund Debit Approved
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
