import { base64UrlOfBytes } from "../../domain/base64.ts";
import { sen } from "../../domain/money.ts";
import { orderNumber, receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import type { PublishedKey } from "../../domain/statements/checkStatement.ts";
import { signedBytes, unsignedStatement } from "../../domain/statements/compactStatement.ts";
import { type RevokedList, signedListBytes } from "../../domain/statements/revokedList.ts";
import type { LicenceStatement, Statement } from "../../domain/statements/statement.ts";

/** Statements signed as the server signs them, with the stories' own keys. */

export const RECEIPT: Statement = {
  kind: "receipt",
  issuers: ["mpt", "mdsp"],
  number: receiptNumberOf(orderNumber("261121", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
  amount: sen(34310),
  paidOn: "2026-11-21",
};

export const LICENCE: LicenceStatement = {
  kind: "licence",
  issuer: "dbkk",
  number: "R1300001",
  issuedOn: "2026-01-05",
  validUntil: "2099-12-31",
};

const CURVE = { name: "ECDSA", namedCurve: "P-256" };

export interface Signer {
  readonly published: PublishedKey;
  sign(statement: Statement): Promise<string>;
  signList(list: Pick<RevokedList, "at" | "entries">): Promise<RevokedList>;
}

/** @param id the key's id, eight hex digits */
export async function signer(id: string): Promise<Signer> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  const signed = async (bytes: Uint8Array<ArrayBuffer>) => {
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, bytes);
    return base64UrlOfBytes(new Uint8Array(signature));
  };
  return {
    published: { id, key: { kty: "EC", crv: "P-256", x, y } },
    async sign(statement) {
      const unsigned = unsignedStatement(id, statement);
      return `${unsigned}.${await signed(signedBytes(unsigned))}`;
    },
    async signList({ at, entries }) {
      const list = { key: id, at, entries };
      return { ...list, signature: await signed(signedListBytes(list)) };
    },
  };
}
