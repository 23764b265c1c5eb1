/** The gateway's paths below its origin (docs/protocols.md, Card gateway, like all values of this file). */
export const CARD_PATHS = {
  /** The browser posts the request here. The gateway's own page then asks for the card. */
  entry: "/epayment/entry.asp",
  enquiry: "/epayment/enquiry.asp",
} as const;

export const CARD_CURRENCY = "MYR";

/** PaymentId of a credit or debit card in ringgit. */
export const CREDIT_CARD = "2";

/** iPay88 requires HMACSHA512 since 31 January 2025. SHA256 is for a gateway that still accepts it. */
export const SIGNATURE_TYPES = ["HMACSHA512", "SHA256"] as const;

export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** The values of Status in a response. */
export const CARD_STATUS = { success: "1", fail: "0", pending: "6" } as const;

/** The server answers a trusted call to BackendURL with exactly this plain text. */
export const BACKEND_ACKNOWLEDGEMENT = "RECEIVEOK";
