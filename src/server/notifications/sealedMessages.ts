import { constants, createPrivateKey, createPublicKey, type JsonWebKey, privateDecrypt } from "node:crypto";
import { plainJson } from "../http/plainJson.ts";
import { invalidRequest } from "../http/refusal.ts";

/** What browsers encrypt to and this host alone can read: RSA-OAEP over SHA-256, as WebCrypto names it. */
export interface SealedMessages {
  readonly publicKey: JsonWebKey;
  /**
   * What the base64 of an encrypted message says, not yet read.
   * @throws Refusal 400, the same whatever is wrong with it
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
