import { base64UrlOfBytes, bytesOfBase64Url } from "../base64.ts";
import { malaysiaDate } from "../malaysiaTime.ts";
import { isSignedBy, type PublishedKey } from "./checkStatement.ts";
import type { Statement } from "./statement.ts";

/** Why a genuine document was revoked, by the letter before its mark in the list. */
const VERDICT_OF = { r: "revoked", s: "renewed", m: "refunded" } as const;

export type RevokedReason = keyof typeof VERDICT_OF;
export type ListedVerdict = (typeof VERDICT_OF)[RevokedReason];

/**
 * The revoked documents, as the server signs them. A page keeps the list for checks without a network. It has no
 * number and no name: each entry is a reason's letter and a mark of 11 characters.
 */
export interface RevokedList {
  /** The id of the key that signed. */
  readonly key: string;
  /** The time of the list, an instant in UTC. */
  readonly at: string;
  /** In alphabetical order. */
  readonly entries: readonly string[];
  readonly signature: string;
}

/** The signed text begins with its purpose, so that no statement's signature passes as a list's. */
const PURPOSE = "kaunter-revoked:";

export function signedListBytes({
  key,
  at,
  entries,
}: Omit<RevokedList, "signature">): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${PURPOSE}${key}.${at}.${entries.join("~")}`);
}

/** The fields that name a document, whenever it was issued. */
type NamedDocument =
  | { readonly kind: "receipt"; readonly number: string }
  | {
      readonly kind: "licence";
      readonly issuer: string;
      readonly number: string;
      readonly validUntil: string;
    };

/** Bytes of a hash in a mark. With 64 bits, two of a million documents share a mark once in tens of millions of lists. */
const MARK_BYTES = 8;

/** The mark of a document: the beginning of a hash, in base64url. */
export async function markOf(document: NamedDocument, subtle: SubtleCrypto): Promise<string> {
  const { kind, number } = document;
  const named = kind === "receipt" ? [kind, number] : [kind, document.issuer, number, document.validUntil];
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(named.join("~")));
  return base64UrlOfBytes(new Uint8Array(hash).slice(0, MARK_BYTES));
}

/** Whether one of our keys signed the list, and was in use at the list's time. */
export async function isOurList(
  list: RevokedList,
  keys: readonly PublishedKey[],
  subtle: SubtleCrypto,
): Promise<boolean> {
  const published = keys.find(({ id }) => id === list.key);
  const signature = bytesOfBase64Url(list.signature);
  if (published === undefined || published.withdrawn || signature === undefined) return false;
  // a former key that somebody stole signs no newer list
  if (published.until !== undefined && malaysiaDate(new Date(list.at)) > published.until) return false;
  return (await isSignedBy(published, { signature, signed: signedListBytes(list) }, subtle)) === true;
}

/** The verdict of a genuine statement by the list. Undefined if the list does not have it. */
export async function listedVerdict(
  { entries }: RevokedList,
  statement: Statement,
  subtle: SubtleCrypto,
): Promise<ListedVerdict | undefined> {
  if (statement.kind === "remittance") return undefined;
  const mark = await markOf(statement, subtle);
  const entry = entries.find((one) => one.slice(1) === mark);
  const [, verdict] = Object.entries(VERDICT_OF).find(([letter]) => letter === entry?.charAt(0)) ?? [];
  return verdict;
}
