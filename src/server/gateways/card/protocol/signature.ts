import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { signedAmount } from "./amount.ts";
import type { SignatureType } from "./constants.ts";

/** The shared secret and the signature type. */
export interface SigningKey {
  readonly merchantKey: string;
  readonly type: SignatureType;
}

interface Signed {
  readonly MerchantCode: string;
  readonly RefNo: string;
  readonly Amount: string;
  readonly Currency: string;
}

/** The signed text of a request, without the merchant key before it (docs/protocols.md, Card gateway). */
function requestSource({ MerchantCode, RefNo, Amount, Currency }: Signed): string {
  return MerchantCode + RefNo + signedAmount(Amount) + Currency;
}

/** The signed text of a response. It leaves out the error text and everything about the card. */
function responseSource(response: Signed & { readonly PaymentId: string; readonly Status: string }): string {
  const { MerchantCode, PaymentId, RefNo, Amount, Currency, Status } = response;
  return MerchantCode + PaymentId + RefNo + signedAmount(Amount) + Currency + Status;
}

export function signRequest(request: Parameters<typeof requestSource>[0], key: SigningKey): string {
  return sign(requestSource(request), key);
}

export function signResponse(response: Parameters<typeof responseSource>[0], key: SigningKey): string {
  return sign(responseSource(response), key);
}

/** Compares two hex signatures in constant time, ignoring upper and lower case. */
export function isSignature(given: string, expected: string): boolean {
  const [one, other] = [bytesOf(given), bytesOf(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function bytesOf(hex: string): Uint8Array {
  return new TextEncoder().encode(hex.toLowerCase());
}

/** The signed text begins with the merchant key, even where HMAC uses that key too (docs/protocols.md, Card gateway). */
function sign(source: string, { merchantKey, type }: SigningKey): string {
  const text = merchantKey + source;
  return type === "SHA256"
    ? createHash("sha256").update(text, "utf8").digest("hex")
    : createHmac("sha512", merchantKey).update(text, "utf8").digest("hex");
}
