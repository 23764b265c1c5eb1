// @peculiar/x509 finds its parts through this polyfill, so it comes first
import "reflect-metadata";
import { X509CertificateGenerator } from "@peculiar/x509";

const ALGORITHM = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/**
 * Makes a new RSA 2048 key with a certificate that it signed itself.
 * @returns the key as PKCS#8 bytes, the certificate as PEM
 */
export async function makeSelfSigned(
  commonName: string,
  notBefore: Date,
  notAfter: Date,
): Promise<{ readonly privateKey: Uint8Array; readonly certificate: string }> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    // as a record, so that a comma or an equals sign in the name stays part of the name
    name: [{ CN: [commonName] }],
    notBefore,
    notAfter,
    keys,
    signingAlgorithm: ALGORITHM,
  });
  return {
    privateKey: new Uint8Array(await crypto.subtle.exportKey("pkcs8", keys.privateKey)),
    certificate: `${certificate.toString("pem")}\n`,
  };
}
