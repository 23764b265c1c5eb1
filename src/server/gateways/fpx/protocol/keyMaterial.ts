import { createPrivateKey, generateKeyPair } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeOnce } from "../../../writtenOnce.ts";
import { readCertificate } from "./certificates.ts";

/** A signing key and the certificate that the other side verifies with, both PEM. */
export interface KeyMaterial {
  readonly privateKey: string;
  readonly certificate: string;
}

/** Whose certificate it is and how long it lasts. */
export interface CertificateWish {
  readonly commonName: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const TEN_YEARS = 3652 * 24 * 60 * 60 * 1000;
const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Makes a throw-away RSA 2048 key with a self-signed certificate, for the demo exchange only: PayNet issues the real ones.
 * @param wish a common name; valid from a day ago (clocks differ) for ten years by default
 */
export async function createKeyMaterial(wish: Partial<CertificateWish> = {}): Promise<KeyMaterial> {
  const privateKey = await makeKey();
  return { privateKey, certificate: await certificateOf(privateKey, wish) };
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey.export({ format: "pem", type: "pkcs8" }).toString();
}

async function certificateOf(privateKey: string, wish: Partial<CertificateWish>): Promise<string> {
  // loaded here alone: a start that finds its keys on disk needs no certificate maker
  const { makeSelfSigned } = await import("./selfSignedCertificate.ts");
  return await makeSelfSigned(
    privateKey,
    wish.commonName ?? "Kaunter demo",
    wish.notBefore ?? new Date(Date.now() - ONE_DAY),
    wish.notAfter ?? new Date(Date.now() + TEN_YEARS),
  );
}

/**
 * The key material kept under this name, made at the first start: `<name>.key.pem`, which its owner alone may
 * read, and `<name>.certificate.pem`. Of several first starts at once all have the one stored key: the certificate is made
 * for it, by whichever of them.
 * @throws when the folder cannot be written, or the files hold no key pair
 */
export async function loadOrCreateKeyMaterial(folder: string, name: string): Promise<KeyMaterial> {
  const keyFile = join(folder, `${name}.key.pem`);
  const certificateFile = join(folder, `${name}.certificate.pem`);
  if (!existsSync(keyFile)) {
    // of a key that is lost it certifies nothing; at once, or it could be another start's already
    rmSync(certificateFile, { force: true });
    await writeOnce(keyFile, await makeKey());
  }
  const privateKey = await readFile(keyFile, "utf8");
  if (!existsSync(certificateFile))
    await writeOnce(certificateFile, await certificateOf(privateKey, { commonName: name }));
  return asPair({ privateKey, certificate: await readFile(certificateFile, "utf8") }, name);
}

function asPair(keys: KeyMaterial, name: string): KeyMaterial {
  const matches = readCertificate(keys.certificate)?.checkPrivateKey(createPrivateKey(keys.privateKey));
  if (matches !== true)
    throw new Error(
      `the stored certificate "${name}" does not match its private key: restore both from one backup`,
    );
  return keys;
}
