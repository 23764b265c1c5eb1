import { createPrivateKey } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
 * @param wish a common name; valid from a day ago (clocks differ) for ten years unless told
 */
export async function createKeyMaterial(wish: Partial<CertificateWish> = {}): Promise<KeyMaterial> {
  // loaded here alone: a start that finds its keys on disk needs no certificate maker
  const { makeSelfSigned } = await import("./selfSignedCertificate.ts");
  const { privateKey, certificate } = await makeSelfSigned(
    wish.commonName ?? "Kaunter demo",
    wish.notBefore ?? new Date(Date.now() - ONE_DAY),
    wish.notAfter ?? new Date(Date.now() + TEN_YEARS),
  );
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: "der", type: "pkcs8" });
  return { privateKey: key.export({ format: "pem", type: "pkcs8" }).toString(), certificate };
}

/**
 * The key material kept under this name, made at the first start: `<name>.key.pem`, which its owner alone may
 * read, and `<name>.certificate.pem`.
 * @throws when the folder cannot be written, or the files hold no key pair
 */
export async function loadOrCreateKeyMaterial(folder: string, name: string): Promise<KeyMaterial> {
  const keyFile = join(folder, `${name}.key.pem`);
  const certificateFile = join(folder, `${name}.certificate.pem`);
  const privateKey = await readIfThere(keyFile);
  const certificate = await readIfThere(certificateFile);
  if (privateKey !== undefined && certificate !== undefined) return asPair({ privateKey, certificate }, name);

  const made = await createKeyMaterial({ commonName: name });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(certificateFile, made.certificate, { flush: true });
  // the key comes last and whole: a crash before this line makes the next start begin anew
  await writeFile(`${keyFile}.new`, made.privateKey, { mode: 0o600, flush: true });
  await rename(`${keyFile}.new`, keyFile);
  return made;
}

function asPair(keys: KeyMaterial, name: string): KeyMaterial {
  const matches = readCertificate(keys.certificate)?.checkPrivateKey(createPrivateKey(keys.privateKey));
  if (matches !== true) throw new Error(`the stored key and certificate "${name}" do not belong together`);
  return keys;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return undefined;
    throw failure;
  }
}
