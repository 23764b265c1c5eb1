import type { CompactStatement } from "./compactStatement.ts";
import type { Statement } from "./statement.ts";

/** What is known of a statement that was checked. */
export const VERDICTS = [
  /** Genuine, and in date where it is a licence. */
  "valid",
  /** A genuine licence past the last day it is valid, by Malaysia's day. */
  "expired",
  /** A genuine licence, followed by a later one of the same number. The server alone knows. */
  "renewed",
  /** A genuine licence that the council has taken back. The server alone knows. */
  "revoked",
  /** Signed with a key of ours, but the server's records hold no such document. The server alone knows. */
  "no_record",
  /** Not signed by the key that it names, or signed after that key was laid down. */
  "forged",
  /** Signed with a key that was withdrawn: whoever has it can sign anything. */
  "withdrawn_key",
  /** It names a key that is not among those that are known here. */
  "unknown_key",
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A key that statements are checked with, as the server publishes it. Days are Malaysia's, YYYY-MM-DD. */
export interface PublishedKey {
  /** Eight hex digits. */
  readonly id: string;
  /** The public key, as JWK. */
  readonly key: PublicKey;
  /** The last day of what it signed; absent while it signs. */
  readonly until?: string | undefined;
  /** Its private part is in others' hands. */
  readonly withdrawn?: true | undefined;
}

interface PublicKey {
  readonly kty: "EC";
  readonly crv: "P-256";
  /** Base64url of 32 bytes. */
  readonly x: string;
  readonly y: string;
}

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };

/**
 * Checks a statement with the published keys, without asking anybody.
 * @param today Malaysia's day, YYYY-MM-DD
 * @param subtle WebCrypto, which browsers have on https pages and on localhost alone
 */
export async function checkStatement(
  compact: CompactStatement,
  keys: readonly PublishedKey[],
  today: string,
  subtle: SubtleCrypto,
): Promise<Verdict> {
  const { keyId, statement } = compact;
  const published = keys.find(({ id }) => id === keyId);
  if (published === undefined) return "unknown_key";
  // before the signature: what it says is worth nothing
  if (published.withdrawn) return "withdrawn_key";
  const key = await importKey(published, subtle);
  if (key === undefined) return "unknown_key";
  const isAfterKey = published.until !== undefined && dayOf(statement) > published.until;
  if (isAfterKey || !(await subtle.verify(SIGNATURE, key, compact.signature, compact.signed)))
    return "forged";
  return statusOn(statement, today);
}

/** How a genuine statement stands by the day alone: the last day is still valid. */
export function statusOn(statement: Statement, today: string): "valid" | "expired" {
  return statement.kind === "licence" && statement.validUntil < today ? "expired" : "valid";
}

/** When what it states began: no key signs what happens after it was laid down. */
function dayOf(statement: Statement): string {
  return statement.kind === "receipt" ? statement.paidOn : statement.issuedOn;
}

/** Undefined for numbers that are no key: what is kept on a device may be broken, and no document is forged for that. */
async function importKey(
  { key: { kty, crv, x, y } }: PublishedKey,
  subtle: SubtleCrypto,
): Promise<CryptoKey | undefined> {
  try {
    return await subtle.importKey("jwk", { kty, crv, x, y }, CURVE, false, ["verify"]);
  } catch {
    return undefined;
  }
}
