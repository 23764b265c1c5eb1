import { createPrivateKey, sign } from "node:crypto";
import type { PublishedKey } from "../../domain/statements/checkStatement.ts";
import { signedBytes, unsignedStatement } from "../../domain/statements/compactStatement.ts";
import { type RevokedList, signedListBytes } from "../../domain/statements/revokedList.ts";
import type { Statement } from "../../domain/statements/statement.ts";
import { remembered } from "../gateways/fpx/protocol/remembered.ts";
import { type KeyRing, publishedKeysOf } from "./keyRing.ts";

/** Signs the statements of QR codes, and publishes the keys that check them. */
export interface StatementKeys {
  /** Signs at each call. No signature is stored, so none comes from a key that was withdrawn since. @returns the compact form */
  sign(statement: Statement): Promise<string>;
  /** Signs a list of revoked documents. */
  signList(list: Pick<RevokedList, "at" | "entries">): Promise<RevokedList>;
  published(): Promise<readonly PublishedKey[]>;
}

const privateKey = remembered((jwk) => createPrivateKey({ key: JSON.parse(jwk), format: "jwk" }));

/** The signature in base64url, in the format of IEEE P1363. */
function signed(key: KeyRing["current"]["key"], bytes: Uint8Array): string {
  const by = { key: privateKey(JSON.stringify(key)), dsaEncoding: "ieee-p1363" } as const;
  return sign("sha256", bytes, by).toString("base64url");
}

/** @param ring returns the current keys; called at each use */
export function statementKeys(ring: () => Promise<KeyRing>): StatementKeys {
  return {
    async sign(statement) {
      const { id, key } = (await ring()).current;
      const unsigned = unsignedStatement(id, statement);
      return `${unsigned}.${signed(key, signedBytes(unsigned))}`;
    },
    async signList({ at, entries }) {
      const { id, key } = (await ring()).current;
      const list = { key: id, at, entries };
      return { ...list, signature: signed(key, signedListBytes(list)) };
    },
    async published() {
      return publishedKeysOf(await ring());
    },
  };
}
