import { constants, createPrivateKey, createPublicKey, type JsonWebKey, privateDecrypt } from "node:crypto";
import { plainJson } from "../http/plainJson.ts";
import { invalidRequest } from "../http/refusal.ts";

/** Browsers encrypt messages with the public key, and only the server can read them. The algorithm is RSA-OAEP with SHA-256. */
export interface SealedMessages {
  readonly publicKey: JsonWebKey;
  /**
   * Decrypts a message in base64. The result is JSON that is not validated yet.
   * @throws Refusal 400, the same for every error
   */
  open(message: string): unknown;
}

/** @param privateKey RSA, PEM */
export function sealedMessages(privateKey: string): SealedMessages {
  const key = createPrivateKey(privateKey);
  return {
    publicKey: { ...createPublicKey(key).export({ format: "jwk" }), alg: "RSA-OAEP-256", use: "enc" },
    open(message) {
      try {
        const padding = constants.RSA_PKCS1_OAEP_PADDING;
        const sealed = new Uint8Array(Buffer.from(message, "base64"));
        const text = privateDecrypt({ key, padding, oaepHash: "sha256" }, sealed).toString("utf8");
        return plainJson(text);
      } catch {
        throw invalidRequest();
      }
    },
  };
}
