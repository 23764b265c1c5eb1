import { X509Certificate } from "node:crypto";

/** From when to when a certificate may be relied on. */
export interface CertificateValidity {
  readonly from: Date;
  readonly until: Date;
}

/** Reads a PEM certificate; undefined when the text is none. */
export function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
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
