/**
 * A payment's identifiers. The bank gets the order number. The status token never goes to a bank or into a host page's address.
 * The receipt number is derived, so that two processes cannot give a payment two numbers.
 */

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** CouchDB's utc_random: 14 hex digits of microseconds since 1970, then 18 random ones (docs/protocols.md, CouchDB). */
export type PaymentId = Branded<"PaymentId">;
/** At most 20 of [A-Z0-9]. FPX and the card gateway identify the attempt by it (docs/protocols.md, FPX). */
export type OrderNumber = Branded<"OrderNumber">;
/** Anyone with this token can read the payment's state. 43 characters of base64url, 256 random bits. */
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
