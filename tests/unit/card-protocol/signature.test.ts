import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isSignature,
  signRequest,
  signResponse,
} from "../../../src/server/gateways/card/protocol/messages.ts";

const REQUEST = { MerchantCode: "M00003", RefNo: "A00000001", Amount: "1,278.99", Currency: "MYR" };
const RESPONSE = { ...REQUEST, PaymentId: "2", Status: "1" };
const KEY = "88Apple88";

describe("the request's signature", () => {
  test("is HMAC-SHA512 with the merchant key, over the merchant key, code, reference, digits of the amount and currency", () => {
    const source = "88Apple88M00003A00000001127899MYR";
    expect(signRequest(REQUEST, { merchantKey: KEY, type: "HMACSHA512" })).toBe(
      createHmac("sha512", "88Apple88").update(source).digest("hex"),
    );
  });

  test("or plain SHA-256 over the same text", () => {
    expect(signRequest({ ...REQUEST, Amount: "1.00" }, { merchantKey: KEY, type: "SHA256" })).toBe(
      createHash("sha256").update("88Apple88M00003A00000001100MYR").digest("hex"),
    );
  });
});

describe("the response's signature", () => {
  test("covers the payment method before the reference, and the status at the end", () => {
    const source = "88Apple88M000032A00000001127899MYR1";
    expect(signResponse(RESPONSE, { merchantKey: KEY, type: "HMACSHA512" })).toBe(
      createHmac("sha512", KEY).update(source).digest("hex"),
    );
    expect(signResponse(RESPONSE, { merchantKey: KEY, type: "SHA256" })).toBe(
      createHash("sha256").update(source).digest("hex"),
    );
  });

  test("changes with every covered value and with the key", () => {
    const signed = (changes: object, merchantKey = KEY) =>
      signResponse({ ...RESPONSE, ...changes }, { merchantKey, type: "HMACSHA512" });
    const others = [
      signed({ MerchantCode: "M00004" }),
      signed({ PaymentId: "16" }),
      signed({ RefNo: "A00000002" }),
      signed({ Amount: "1,278.98" }),
      signed({ Currency: "USD" }),
      signed({ Status: "0" }),
      signed({}, "another"),
    ];
    expect(new Set([signed({}), ...others]).size).toBe(8);
  });
});

describe("comparing signatures", () => {
  test("accepts hex digits of either case and nothing else", () => {
    const signature = signRequest(REQUEST, { merchantKey: KEY, type: "HMACSHA512" });
    expect(isSignature(signature.toUpperCase(), signature)).toBe(true);
    expect(isSignature(signature.slice(1), signature)).toBe(false);
    expect(isSignature(`${signature.slice(0, -1)}x`, signature)).toBe(false);
    expect(isSignature("", signature)).toBe(false);
  });

  test("never fails, whatever the input", () => {
    fc.assert(fc.property(fc.string(), (given) => !isSignature(given, "a".repeat(128))));
  });
});
