// @peculiar/x509 needs this polyfill when it loads, so the import comes first
import "reflect-metadata";
import { createPrivateKey, createPublicKey } from "node:crypto";
import { X509CertificateGenerator } from "@peculiar/x509";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

/**
 * Makes a self-signed certificate.
 * @param privateKey RSA, PEM
 * @returns PEM
 */
export async function makeSelfSigned(
  privateKey: string,
  commonName: string,
  notBefore: Date,
  notAfter: Date,
): Promise<string> {
  const certificate = await X509CertificateGenerator.createSelfSigned({
    // an object, because in a string a comma or an equals sign would end the name
    name: [{ CN: [commonName] }],
    notBefore,
    notAfter,
    keys: await pairOf(privateKey),
    signingAlgorithm: ALGORITHM,
  });
  return `${certificate.toString("pem")}\n`;
}

async function pairOf(pem: string): Promise<CryptoKeyPair> {
  const { subtle } = crypto;
  const pkcs8 = createPrivateKey(pem).export({ format: "der", type: "pkcs8" });
  const spki = createPublicKey(pem).export({ format: "der", type: "spki" });
  return {
    privateKey: await subtle.importKey("pkcs8", new Uint8Array(pkcs8), ALGORITHM, true, ["sign"]),
    publicKey: await subtle.importKey("spki", new Uint8Array(spki), ALGORITHM, true, ["verify"]),
  };
}
