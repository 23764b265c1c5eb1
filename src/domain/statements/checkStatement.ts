import type { CompactStatement } from "./compactStatement.ts";
import { dayOfIssue, type Statement } from "./statement.ts";

/** The results of checking a statement. */
export const VERDICTS = [
  /** Genuine. A licence is also still valid today. */
  "valid",
  /** A genuine licence after its last valid day, in Malaysia time. */
  "expired",
  /** A genuine licence with a later one of the same number. Only the server knows this. */
  "renewed",
  /** A genuine licence that the council revoked. Only the server knows this. */
  "revoked",
  /** A genuine receipt of a payment whose money went back to the payer, all or in part. Only the server knows this. */
  "refunded",
  /** Signed with one of our keys, but the server has no record of the document. Only the server knows this. */
  "no_record",
  /** The named key did not sign it, or the date is after that key was retired. */
  "forged",
  /** Signed with a withdrawn key. Anyone who has that key can sign anything. */
  "withdrawn_key",
  /** It names a key that is not in the list of published keys. */
  "unknown_key",
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A key for checking statements, as the server publishes it. Dates are YYYY-MM-DD in Malaysia time. */
export interface PublishedKey {
  /** Eight hex digits. */
  readonly id: string;
  readonly key: PublicKey;
  /** The last date that the key signed for. Absent while the key is in use. */
  readonly until?: string | undefined;
  /** Somebody else may have the private key. */
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
 * Checks a statement with the published keys, without a request.
 * @param today YYYY-MM-DD in Malaysia time
 * @param subtle WebCrypto. Browsers offer it only on https pages and on localhost
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
  // before the signature check: a withdrawn key's signature proves nothing
  if (published.withdrawn) return "withdrawn_key";
  const isSigned = await isSignedBy(published, compact, subtle);
  if (isSigned === undefined) return "unknown_key";
  const isAfterKey = published.until !== undefined && dayOfIssue(statement) > published.until;
  if (isAfterKey || !isSigned) return "forged";
  return statusOn(statement, today);
}

/** Judges a genuine statement by the date alone. A licence is still valid on its last day. */
export function statusOn(statement: Statement, today: string): "valid" | "expired" {
  return statement.kind === "licence" && statement.validUntil < today ? "expired" : "valid";
}

/** Whether the key signed these bytes. Undefined when it is not a valid key. */
export async function isSignedBy(
  published: PublishedKey,
  { signature, signed }: Pick<CompactStatement, "signature" | "signed">,
  subtle: SubtleCrypto,
): Promise<boolean | undefined> {
  const key = await importKey(published, subtle);
  return key && (await subtle.verify(SIGNATURE, key, signature, signed));
}

/**
 * Returns undefined when the numbers are not a valid key. The copy stored on a device may be broken, and that makes no document a
 * forgery.
 */
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
