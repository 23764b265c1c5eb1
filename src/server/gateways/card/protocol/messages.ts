import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { decodeFormBody } from "../../../http/formBody.ts";
import { signedAmount } from "./amount.ts";
import type { SignatureType } from "./constants.ts";
import { CardRequest, type CardRequestValues, CardResponse, UnsignedResponse } from "./schemas.ts";

/** The shared secret and the signature type. */
interface SigningKey {
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

/** A value breaks a field rule. The error names only the field, because the value may be personal data. */
class CardFieldError extends Error {
  override readonly name = "CardFieldError";
  readonly field: string;

  constructor(field: string) {
    super(
      `${field} does not follow the card gateway's field rules: compare it with the struct of CardRequest`,
    );
    this.field = field;
  }
}

/** @throws CardFieldError when a value breaks a field rule */
export function sealCardRequest(values: CardRequestValues, merchantKey: string): CardRequest {
  const Signature = signRequest(values, { merchantKey, type: values.SignatureType });
  const [failure, request] = CardRequest.validate({ ...values, Signature });
  if (failure !== undefined) throw new CardFieldError(String(failure.key));
  return request;
}

/** Whether the merchant signed the request. */
export function isSealed(request: CardRequest, merchantKey: string): boolean {
  return isSignature(request.Signature, signRequest(request, { merchantKey, type: request.SignatureType }));
}

/** The result of decoding and verifying a response. Believe only `response`. */
export type OpenedResponse =
  | { readonly kind: "response"; readonly response: CardResponse & { readonly Signature: string } }
  /**
   * The gateway does not sign an error that arose before it asked a bank (docs/protocols.md, Card gateway). The server then asks
   * the gateway about the payment with this order number.
   */
  | { readonly kind: "unsigned"; readonly reference: string }
  | { readonly kind: "forged" }
  | { readonly kind: "malformed"; readonly field: string };

/** Decodes, reads and verifies a response. Ignores unknown fields. Never throws. */
export function openCardResponse(body: string, key: SigningKey): OpenedResponse {
  const values = decodeFormBody(body);
  const [, unsigned] = UnsignedResponse.validate(values, { coerce: true, mask: true });
  if (unsigned !== undefined) return { kind: "unsigned", reference: unsigned.RefNo };
  const [failure, response] = CardResponse.validate(values, { coerce: true, mask: true });
  if (failure !== undefined) return { kind: "malformed", field: String(failure.key) };
  const { Signature = "", PaymentId = "" } = response;
  return isSignature(Signature, signResponse({ ...response, PaymentId }, key))
    ? { kind: "response", response: { ...response, Signature } }
    : { kind: "forged" };
}

/** Signs a response, as the gateway does. */
export function sealCardResponse(
  response: Omit<CardResponse, "Signature" | "PaymentId"> & { readonly PaymentId: string },
  key: SigningKey,
): CardResponse & { readonly Signature: string } {
  return { ...response, Signature: signResponse(response, key) };
}
