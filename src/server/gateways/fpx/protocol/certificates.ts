import { type KeyObject, X509Certificate } from "node:crypto";

const DAY = 24 * 60 * 60 * 1000;

/** The smallest key that the exchange and its merchants sign with. Bits. */
const LEAST_BITS = 2048;

/** From when to when a certificate may be relied on. */
export interface CertificateValidity {
  readonly from: Date;
  readonly until: Date;
}

/** Reads a certificate, PEM or the bytes of a .cer file; undefined when it is none. */
export function readCertificate(content: string | Uint8Array<ArrayBuffer>): X509Certificate | undefined {
  try {
    return new X509Certificate(content);
  } catch {
    return undefined;
  }
}

/** The validity of a PEM certificate, for a warning before it ends; undefined when the text is none. */
export function certificateValidity(pem: string): CertificateValidity | undefined {
  const certificate = readCertificate(pem);
  return certificate === undefined ? undefined : validityOf(certificate);
}

export function validityOf(certificate: X509Certificate): CertificateValidity {
  return { from: new Date(certificate.validFrom), until: new Date(certificate.validTo) };
}

/** Whether a key is one to sign with here: RSA of 2048 bits or more (docs/protocols.md, FPX). */
export function isStrong(key: KeyObject): boolean {
  return key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
}

/**
 * Until when answers can be verified without a gap: the current certificate's end, or the next one's where that begins in
 * time. As PayNet counts, a certificate is used up a day before it ends (docs/protocols.md, FPX).
 * @param certificates PEM, in any order
 * @returns undefined when none can be used now
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
