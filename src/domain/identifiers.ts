/**
 * A payment's four identifiers. The order number goes to the bank; the status token never does,
 * nor to any host page's address; the receipt number is derived, so that two processes cannot give two.
 */

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** CouchDB's utc_random: 14 hex digits of microseconds since 1970 and 18 random ones (docs/protocols.md, CouchDB). */
export type PaymentId = Branded<"PaymentId">;
/** At most 20 of [A-Z0-9]: what FPX and the card gateway know the attempt by (docs/protocols.md, FPX). */
export type OrderNumber = Branded<"OrderNumber">;
/** Enough alone to see a payment's state; 43 characters of base64url, 256 random bits. */
export type StatusToken = Branded<"StatusToken">;
export type ReceiptNumber = Branded<"ReceiptNumber">;

export const PAYMENT_ID = /^[0-9a-f]{32}$/;
export const STATUS_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function isPaymentId(value: unknown): value is PaymentId {
  return typeof value === "string" && PAYMENT_ID.test(value);
}

export function isStatusToken(value: unknown): value is StatusToken {
  return typeof value === "string" && STATUS_TOKEN.test(value);
}
