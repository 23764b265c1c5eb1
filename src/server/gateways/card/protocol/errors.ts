/** The known texts of ErrDesc (docs/protocols.md, Card gateway). No signature covers ErrDesc. */
export const CARD_ERRORS = {
  duplicate: "Duplicate reference number",
  invalidMerchant: "Invalid merchant",
  invalidParameters: "Invalid parameters",
  overLimit: "Overlimit per transaction",
  notAllowed: "Payment not allowed",
  noPermission: "Permission not allow",
  signature: "Signature not match",
  notApproved: "Status not approved",
  cancelled: "Customer Cancel Transaction",
  declined: "Fail(Bank Declined Transaction)",
  timedOut: "Transaction Timeout",
} as const;

export type CardError = keyof typeof CARD_ERRORS;

/** Finds the error by its text, in any case; undefined for an unknown text. */
export function readCardError(text: string): CardError | undefined {
  const said = text.trim().toLowerCase();
  const names = Object.keys(CARD_ERRORS) as CardError[];
  return names.find((name) => CARD_ERRORS[name].toLowerCase() === said);
}
