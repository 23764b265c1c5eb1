/**
 * FPX's debit codes (protocols 1.10) and what each proves about the money. Only a signed answer is judged here: an answer
 * that cannot be verified proves nothing, whatever its code (design, section 6: unknown is not failed).
 */

export const FPX_VERDICTS = ["approved", "held", "declined", "cancelled", "unclear"] as const;

/**
 * approved: the money moved. held: the bank still decides. declined, cancelled: no money moved. unclear: proves neither;
 * ask again and list it for a person.
 */
export type FpxVerdict = (typeof FPX_VERDICTS)[number];

export interface FpxResponse {
  /** PayNet's own English wording, for the people who read the list. */
  readonly meaning: string;
  readonly verdict: FpxVerdict;
}

const response = (meaning: string, verdict: FpxVerdict): FpxResponse => ({ meaning, verdict });

/**
 * All 94. Unclear beside the exception and internal errors of design, section 6: 45, XN and XO, since a repeated order number
 * tells of this message, not of the first one that carried the number; B0 to C5, 1S and OO, which speak of a refund.
 * 2X is a decline: a merchant cancelled, not the buyer.
 */
export const FPX_RESPONSES: Readonly<Record<string, FpxResponse>> = {
  "00": response("Approved", "approved"),
  "03": response("Invalid Merchant", "declined"),
  "05": response("Invalid Seller Or Acquiring Bank Code", "declined"),
  "09": response("Transaction Pending", "held"),
  12: response("Invalid Transaction", "declined"),
  13: response("Invalid Amount", "declined"),
  14: response("Invalid Buyer Account", "declined"),
  20: response("Invalid Response", "unclear"),
  30: response("Format Error", "declined"),
  31: response("Invalid Bank", "declined"),
  39: response("No Credit Account", "declined"),
  45: response("Duplicate Seller Order Number", "unclear"),
  46: response("Invalid Seller Exchange Or Seller", "declined"),
  47: response("Invalid Currency", "declined"),
  48: response("Maximum Transaction Limit Exceeded", "declined"),
  49: response("Merchant Specific Limit Exceeded", "declined"),
  50: response("Invalid Seller for Merchant Specific Limit", "declined"),
  51: response("Insufficient Funds", "declined"),
  53: response("No Buyer Account Number", "declined"),
  57: response("Transaction Not Permitted", "declined"),
  58: response("Transaction To Merchant Not Permitted", "declined"),
  70: response("Invalid Serial Number", "declined"),
  76: response("Transaction Not Found", "unclear"),
  77: response("Invalid Buyer Name Or Buyer ID", "declined"),
  78: response("Decryption Failed", "declined"),
  79: response("Host Decline When Down", "declined"),
  80: response("Buyer Cancel Transaction", "cancelled"),
  83: response("Invalid Transaction Model", "declined"),
  84: response("Invalid Transaction Type", "declined"),
  85: response("Internal Error At Bank System", "unclear"),
  87: response("Debit Failed Exception Handling", "unclear"),
  88: response("Credit Failed Exception Handling", "unclear"),
  89: response("Transaction Not Received Exception Handling", "unclear"),
  90: response("Bank Internet Banking Unavailable", "declined"),
  92: response("Invalid Buyer Bank", "declined"),
  96: response("System Malfunction", "unclear"),
  98: response("MAC Error", "declined"),
  99: response("Pending Authorization (Applicable for B2B model)", "held"),
  BB: response("Blocked Bank", "declined"),
  BC: response("Transaction Cancelled By Customer", "cancelled"),
  DA: response("Invalid Application Type", "declined"),
  DB: response("Invalid Email Format", "declined"),
  DC: response("Invalid Maximum Frequency", "declined"),
  DD: response("Invalid Frequency Mode", "declined"),
  DE: response("Invalid Expiry Date", "declined"),
  DF: response("Invalid e-Mandate Buyer Bank ID", "declined"),
  FE: response("Internal Error", "unclear"),
  OE: response("Transaction Rejected As Not In FPX Operating Hours", "declined"),
  OF: response("Transaction Timeout", "declined"),
  SB: response("Invalid Acquiring Bank Code", "declined"),
  XA: response("Invalid Source IP Address (Applicable for B2B2 model)", "declined"),
  XB: response("Invalid Seller Exchange IP", "declined"),
  XC: response("Seller Exchange Encryption Error", "declined"),
  XE: response("Invalid Message", "declined"),
  XF: response("Invalid Number Of Orders", "declined"),
  XI: response("Invalid Seller Exchange", "declined"),
  XM: response("Invalid FPX Transaction Model", "declined"),
  XN: response("Transaction Rejected Due To Duplicate Seller Exchange Order Number", "unclear"),
  XO: response("Duplicate Exchange Order Number", "unclear"),
  XS: response("Seller Does Not Belong To Exchange", "declined"),
  XT: response("Invalid Transaction Type", "declined"),
  XW: response("Seller Exchange Date Difference Exceeded", "declined"),
  "1A": response("Buyer Session Timeout At Internet Banking Login Page", "declined"),
  "1B": response(
    "Buyer Failed To Provide The Necessary Info To Login To Internet Banking Login Page",
    "declined",
  ),
  "1C": response("Buyer Choose Cancel At Login Page", "cancelled"),
  "1D": response("Buyer Session Timeout At Account Selection Page", "declined"),
  "1E": response("Buyer Failed To Provide The Necessary Info At Account Selection Page", "declined"),
  "1F": response("Buyer Choose Cancel At Account Selection Page", "cancelled"),
  "1G": response("Buyer Session Timeout At TAC Request Page", "declined"),
  "1H": response("Buyer Failed To Provide The Necessary Info At TAC Request Page", "declined"),
  "1I": response("Buyer Choose Cancel At TAC Request Page", "cancelled"),
  "1J": response("Buyer Session Timeout At Confirmation Page", "declined"),
  "1K": response("Buyer Failed To Provide The Necessary Info At Confirmation Page", "declined"),
  "1L": response("Buyer Choose Cancel At Confirmation Page", "cancelled"),
  "1M": response("Internet Banking Session Timeout.", "declined"),
  "2A": response("Transaction Amount Is Lower Than Minimum Limit", "declined"),
  "2X": response("Transaction Is Canceled By Merchant", "declined"),
  B0: response("Order list format error", "unclear"),
  B1: response("Invalid seller ID", "unclear"),
  B2: response("Seller is not allow to refund", "unclear"),
  B3: response("Seller is not allow to do multiple refund", "unclear"),
  B4: response("Requested refund amount exceed maximum allowable", "unclear"),
  B5: response("Original transcation ID is not found", "unclear"),
  B6: response("Original transcation ID status is still pending debit/credit", "unclear"),
  B7: response("Original transcation ID status was not successful", "unclear"),
  B8: response("Previous refund request still pending debit/credit", "unclear"),
  B9: response("Requested refund amount below minimun allowable", "unclear"),
  C1: response("Invalid refund transcation model", "unclear"),
  C2: response("Invalid refund buyer bank", "unclear"),
  C3: response("Invalid refund seller bank", "unclear"),
  C4: response("Refund request fail due to no valid order list", "unclear"),
  C5: response("Order list contain duplicate seller order number", "unclear"),
  "1S": response("Bulk Refund Successful Submited", "unclear"),
  OO: response("Bulk Refund Debit Approved", "unclear"),
};

const PROVEN_CREDIT = "00";

/**
 * What a signed answer proves.
 * @param debitCode fpx_debitAuthCode
 * @param creditCode fpx_creditAuthCode: an approved debit proves a payment only when the credit was approved too
 */
export function fpxVerdict(debitCode: string, creditCode: string): FpxVerdict {
  const known = Object.hasOwn(FPX_RESPONSES, debitCode) ? FPX_RESPONSES[debitCode] : undefined;
  const verdict = known?.verdict ?? "unclear";
  return verdict === "approved" && creditCode !== PROVEN_CREDIT ? "unclear" : verdict;
}
