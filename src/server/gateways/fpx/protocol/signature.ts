import { createPrivateKey, createSign, type KeyObject, verify } from "node:crypto";
import { readCertificate, validityOf } from "./certificates.ts";
import { remembered } from "./remembered.ts";

/** A value contains "|". Two different messages could then have the same source string, and so the same signature. */
export class AmbiguousFieldError extends Error {
  override readonly name = "AmbiguousFieldError";
  readonly field: string;

  constructor(field: string) {
    super(`${field} holds a "|", which separates the values of an FPX source string`);
    this.field = field;
  }
}

/**
 * The text that a checksum signs: the values in ASCII order of their field names, joined by "|". An empty value keeps its place
 * (docs/protocols.md, FPX).
 * @param fields the message's fields without fpx_checkSum, in any order
 * @param unescaped the one field that may contain "|"; with only one, the limits of the other values are still certain
 * @throws AmbiguousFieldError when another value contains "|"
 */
export function sourceString<Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  unescaped?: Field,
): string {
  return [...fields]
    .sort()
    .map((field) => {
      const value = values[field];
      if (field !== unescaped && value.includes("|")) throw new AmbiguousFieldError(field);
      return value;
    })
    .join("|");
}

/** FPX requires RSA PKCS#1 v1.5 with SHA-1 (docs/protocols.md, FPX). */
const ALGORITHM = "RSA-SHA1";

const HEX = /^(?:[0-9A-Fa-f]{2})+$/;

export type UnverifiedReason = "no_certificate" | "expired" | "mismatch" | "missing_checksum";

/** An unverified answer proves nothing about the money. The payment keeps its status, and the server asks again. */
export type Verification =
  | { readonly verified: true }
  | { readonly verified: false; readonly reason: UnverifiedReason };

const keyOf = remembered(createPrivateKey);

/** The validity and the key of a certificate; undefined when the text is not a certificate. */
const certificateOf = remembered((pem) => {
  const certificate = readCertificate(pem);
  return certificate && { ...validityOf(certificate), key: certificate.publicKey };
});

/**
 * Signs a source string.
 * @param privateKey PEM
 * @returns the signature in upper-case hex, 512 characters for a 2048-bit key
 */
export function signSource(source: string, privateKey: string): string {
  return createSign(ALGORITHM).update(source, "utf8").sign(keyOf(privateKey), "hex").toUpperCase();
}

/**
 * Checks a checksum with each certificate that is valid at `now`, since FPX has a current and a next one (docs/protocols.md,
 * FPX). Never throws.
 * @param certificates PEM, in any order
 * @returns no_certificate when none is readable or none has begun; expired when one has ended and none is valid
 */
export function verifySource(
  source: string,
  checksum: string,
  certificates: readonly string[],
  now: Date,
): Verification {
  if (checksum === "") return { verified: false, reason: "missing_checksum" };
  const begun = certificates
    .map(certificateOf)
    .filter((certificate) => certificate !== undefined)
    .filter(({ from }) => from <= now);
  if (begun.length === 0) return { verified: false, reason: "no_certificate" };
  const valid = begun.filter(({ until }) => now <= until);
  if (valid.length === 0) return { verified: false, reason: "expired" };
  // Buffer.from(…, "hex") stops silently at the first character that is not hex
  if (!HEX.test(checksum)) return { verified: false, reason: "mismatch" };
  const signature = new Uint8Array(Buffer.from(checksum, "hex"));
  return valid.some(({ key }) => verifies(source, signature, key))
    ? { verified: true }
    : { verified: false, reason: "mismatch" };
}

function verifies(source: string, signature: Uint8Array<ArrayBuffer>, key: KeyObject): boolean {
  return (
    key.asymmetricKeyType === "rsa" && verify(ALGORITHM, new TextEncoder().encode(source), key, signature)
  );
}
