import { createPrivateKey, sign } from "node:crypto";
import type { PublishedKey } from "../../domain/checkStatement.ts";
import { signedBytes, unsignedStatement } from "../../domain/compactStatement.ts";
import type { Statement } from "../../domain/statement.ts";
import { remembered } from "../gateways/fpx/protocol/remembered.ts";
import { type KeyRing, publishedKeysOf } from "./keyRing.ts";

/** Signs the statements of QR codes, and publishes the keys that check them. */
export interface StatementKeys {
  /** Signs at each call. No signature is stored, so none comes from a key that was withdrawn since. @returns the compact form */
  sign(statement: Statement): Promise<string>;
  published(): Promise<readonly PublishedKey[]>;
}

const privateKey = remembered((jwk) => createPrivateKey({ key: JSON.parse(jwk), format: "jwk" }));

/** @param ring returns the current keys; called at each use */
export function statementKeys(ring: () => Promise<KeyRing>): StatementKeys {
  return {
    async sign(statement) {
      const { id, key } = (await ring()).current;
      const unsigned = unsignedStatement(id, statement);
      const signature = sign("sha256", signedBytes(unsigned), {
        key: privateKey(JSON.stringify(key)),
        dsaEncoding: "ieee-p1363",
      });
      return `${unsigned}.${signature.toString("base64url")}`;
    },
    async published() {
      return publishedKeysOf(await ring());
    },
  };
}
