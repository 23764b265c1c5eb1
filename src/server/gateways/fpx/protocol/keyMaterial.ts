import { createPrivateKey, generateKeyPair } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeOnce } from "../../../writtenOnce.ts";
import { readCertificate } from "./messages.ts";

/** A signing key and the certificate that the other side verifies with, both PEM. */
export interface KeyMaterial {
  readonly privateKey: string;
  readonly certificate: string;
}

export interface CertificateWish {
  readonly commonName: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const TEN_YEARS = 3652 * 24 * 60 * 60 * 1000;
const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Makes an RSA 2048 key with a self-signed certificate. Not for the real FPX, whose certificates PayNet issues.
 * @param wish by default, the certificate is valid for ten years from a day ago, because clocks differ
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
  // loaded only when needed: a start that finds its keys on disk makes no certificate
  const { makeSelfSigned } = await import("./selfSignedCertificate.ts");
  return await makeSelfSigned(
    privateKey,
    wish.commonName ?? "Kaunter demo",
    wish.notBefore ?? new Date(Date.now() - ONE_DAY),
    wish.notAfter ?? new Date(Date.now() + TEN_YEARS),
  );
}

/**
 * Reads the key material with this name. The first start makes it: `<name>.key.pem`, which only its owner may read, and
 * `<name>.certificate.pem`. When several processes start first at the same time, they all use the one stored key, and one of them
 * makes the certificate for it.
 * @throws when the folder cannot be written, or the files are not a key pair
 */
export async function loadOrCreateKeyMaterial(folder: string, name: string): Promise<KeyMaterial> {
  const keyFile = join(folder, `${name}.key.pem`);
  const certificateFile = join(folder, `${name}.certificate.pem`);
  if (!existsSync(keyFile)) {
    // this certificate belongs to a lost key; remove it before the new key is made, or it could be another process's new one
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
