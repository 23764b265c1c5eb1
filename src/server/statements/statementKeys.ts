import { createPrivateKey, sign } from "node:crypto";
import type { PublishedKey } from "../../domain/checkStatement.ts";
import { signedBytes, unsignedStatement } from "../../domain/compactStatement.ts";
import type { Statement } from "../../domain/statement.ts";
import { remembered } from "../gateways/fpx/protocol/remembered.ts";
import { type KeyRing, publishedKeysOf } from "./keyRing.ts";

/** What signs the statements of QR codes, and what they are checked with. */
export interface StatementKeys {
  /** The statement in its compact form, signed now: what a key signed that was withdrawn since is never stored. */
  sign(statement: Statement): Promise<string>;
  published(): Promise<readonly PublishedKey[]>;
}

const privateKey = remembered((jwk) => createPrivateKey({ key: JSON.parse(jwk), format: "jwk" }));

/** @param ring the keys as they stand, asked at each use */
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
