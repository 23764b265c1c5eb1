import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** The smallest key that FPX and merchants may sign with. Bits. */
const LEAST_BITS = 2048;

export type ReadMerchantKey =
  | { readonly kind: "key"; readonly privateKey: string }
  /** `locked`: the passphrase is missing or wrong. `weak`: not RSA with 2048 bits or more, or the key cannot sign. */
  | { readonly kind: "unreadable" | "locked" | "weak" };

/**
 * Reads the merchant's key, for which PayNet issued a certificate, and signs once with it. So the start fails with a key that
 * cannot sign, not the first payment.
 * @param pem PKCS#1 or PKCS#8, with or without a passphrase
 * @returns the unlocked key, PKCS#8 PEM, to keep in memory only
 */
export function readMerchantKey(pem: string, passphrase: string | undefined): ReadMerchantKey {
  if (!/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem)) return { kind: "unreadable" };
  const isLocked = /ENCRYPTED/.test(pem);
  const key = unlock(pem, passphrase);
  if (key === undefined) return { kind: isLocked ? "locked" : "unreadable" };
  if (!isStrong(key) || !canSign(key)) return { kind: "weak" };
  return { kind: "key", privateKey: key.export({ format: "pem", type: "pkcs8" }).toString() };
}

/** Drops OpenSSL's error, because it may contain parts of the key. */
function unlock(key: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return undefined;
  }
}

/** Whether a key is RSA with 2048 bits or more (docs/protocols.md, FPX). */
export function isStrong(key: KeyObject): boolean {
  return key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
}

/** Signs and verifies as FPX does, with SHA1withRSA (docs/protocols.md, FPX). */
function canSign(key: KeyObject): boolean {
  const text = new TextEncoder().encode("EX|SE");
  return verify("RSA-SHA1", text, createPublicKey(key), new Uint8Array(sign("RSA-SHA1", text, key)));
}
