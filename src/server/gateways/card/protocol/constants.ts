/** What the card gateway's merchant interface fixes (protocol facts, part 2). */

/** Paths of the gateway, below its origin (docs/protocols.md, Card gateway). */
export const CARD_PATHS = {
  /** The browser's form: the gateway shows its own page for the card. */
  entry: "/epayment/entry.asp",
  enquiry: "/epayment/enquiry.asp",
} as const;

export const CARD_CURRENCY = "MYR";

/** PaymentId: a credit or debit card in ringgit (docs/protocols.md, Card gateway). */
export const CREDIT_CARD = "2";

/**
 * Obligatory since 31 January 2025 is the first; the second serves a gateway that still takes it (docs/protocols.md, Card
 * gateway).
 */
export const SIGNATURE_TYPES = ["HMACSHA512", "SHA256"] as const;

export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** Status of a response (docs/protocols.md, Card gateway). */
export const CARD_STATUS = { success: "1", fail: "0", pending: "6" } as const;

/** What a merchant answers to a backend call that it trusts: exactly this, as plain text (docs/protocols.md, Card gateway). */
export const BACKEND_ACKNOWLEDGEMENT = "RECEIVEOK";
