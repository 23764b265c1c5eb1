import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { RandomBytes } from "../crypto.ts";

/**
 * Encrypts secrets that the server must read again, with AES-256-GCM, so that a copy of the database or a backup holds none. The key
 * is derived from the secret of the status tokens, which is kept outside the databases.
 */

const NONCE = 12;
const TAG = 16;

const keyOf = (tokenSecret: string) =>
  new Uint8Array(createHmac("sha256", tokenSecret).update("second factors").digest());

export function sealSecret(tokenSecret: string, random: RandomBytes, secret: string): string {
  const nonce = new Uint8Array(random(NONCE));
  const cipher = createCipheriv("aes-256-gcm", keyOf(tokenSecret), nonce);
  const sealed = cipher.update(secret, "utf8", "base64url") + cipher.final("base64url");
  return [nonce, new Uint8Array(cipher.getAuthTag())]
    .map((bytes) => Buffer.from(bytes).toString("base64url"))
    .concat(sealed)
    .join(".");
}

/** @throws Error when another secret sealed it, or somebody changed it */
export function openSecret(tokenSecret: string, sealed: string): string {
  const [nonce = "", tag = "", content = ""] = sealed.split(".");
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cipher = createDecipheriv("aes-256-gcm", keyOf(tokenSecret), bytes(nonce), { authTagLength: TAG });
  cipher.setAuthTag(bytes(tag));
  return cipher.update(content, "base64url", "utf8") + cipher.final("utf8");
}
