import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { isStrong } from "./certificates.ts";

export type ReadMerchantKey =
  | { readonly kind: "key"; readonly privateKey: string }
  /** `locked`: its passphrase is missing or another one; `weak`: not RSA of 2048 bits or more. */
  | { readonly kind: "unreadable" | "locked" | "weak" };

/**
 * Reads the key whose certificate request PayNet was given, and has it sign once: a key that cannot is found out at the start,
 * not at the first payment.
 * @param pem PKCS#1 or PKCS#8, which a passphrase may lock
 * @returns the key unlocked, PKCS#8 PEM, for this process's memory alone
 */
export function readMerchantKey(pem: string, passphrase: string | undefined): ReadMerchantKey {
  if (!/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem)) return { kind: "unreadable" };
  const isLocked = /ENCRYPTED/.test(pem);
  const key = unlock(pem, passphrase);
  if (key === undefined) return { kind: isLocked ? "locked" : "unreadable" };
  if (!isStrong(key) || !canSign(key)) return { kind: "weak" };
  return { kind: "key", privateKey: key.export({ format: "pem", type: "pkcs8" }).toString() };
}

/** What OpenSSL says of a key that it cannot read may hold some of it: it is not passed on. */
function unlock(key: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return undefined;
  }
}

/** As the exchange signs and verifies: SHA1withRSA (docs/protocols.md, FPX). */
function canSign(key: KeyObject): boolean {
  const text = new TextEncoder().encode("EX|SE");
  return verify("RSA-SHA1", text, createPublicKey(key), new Uint8Array(sign("RSA-SHA1", text, key)));
}
