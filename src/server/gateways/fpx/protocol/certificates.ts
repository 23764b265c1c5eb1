import { type KeyObject, X509Certificate } from "node:crypto";

const DAY = 24 * 60 * 60 * 1000;

/** The smallest key that FPX and merchants may sign with. Bits. */
const LEAST_BITS = 2048;

export interface CertificateValidity {
  readonly from: Date;
  readonly until: Date;
}

/** Reads a certificate in PEM or DER, the two forms of a .cer file; undefined when the content is not a certificate. */
export function readCertificate(content: string | Uint8Array<ArrayBuffer>): X509Certificate | undefined {
  try {
    return new X509Certificate(content);
  } catch {
    return undefined;
  }
}

/** The validity of a PEM certificate, for a warning before it ends; undefined when the text is not a certificate. */
export function certificateValidity(pem: string): CertificateValidity | undefined {
  const certificate = readCertificate(pem);
  return certificate === undefined ? undefined : validityOf(certificate);
}

export function validityOf(certificate: X509Certificate): CertificateValidity {
  return { from: new Date(certificate.validFrom), until: new Date(certificate.validTo) };
}

/** Whether a key is RSA with 2048 bits or more (docs/protocols.md, FPX). */
export function isStrong(key: KeyObject): boolean {
  return key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
}

/**
 * The time until which the server can verify answers without a gap. This is the end of the current certificate, or of the next
 * one when that begins in time. As in PayNet's sample code, a certificate is used up one day before its end (docs/protocols.md,
 * FPX).
 * @param certificates PEM, in any order
 * @returns undefined when none is usable now
 */
export function verifiableUntil(certificates: readonly string[], now: Date): Date | undefined {
  const usable = certificates
    .map(certificateValidity)
    .filter((validity) => validity !== undefined)
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() - DAY }))
    .sort((one, other) => one.from - other.from);
  const end = usable.reduce(
    (reached, { from, until }) => (from <= reached ? Math.max(reached, until) : reached),
    now.getTime(),
  );
  return end > now.getTime() ? new Date(end) : undefined;
}
