import { type Infer, object, string } from "superstruct";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { sha256 } from "../crypto.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { invalidRequest, Refusal } from "../http/refusal.ts";

const KEY = /^[\x21-\x7e]{16,200}$/;

/** The first use of an idempotency key. It fixes the ids, so a retry after a crash makes the same payment. */
const claim = object({
  request_hash: string(),
  payment_id: paymentId,
  order_number: orderNumberText,
  payment_datetime: instant,
});

export type Claim = Infer<typeof claim>;

/**
 * The key's SHA-256. The key itself is never stored.
 * @throws Refusal 400 unless the key is 16 to 200 printable characters
 */
export function hashKey(key: string | undefined): string {
  if (key === undefined || !KEY.test(key)) throw invalidRequest();
  return sha256(key);
}

/** The SHA-256 of a request. The order of the fields does not change it. */
export function hashRequest(request: unknown): string {
  return sha256(canonical(request));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, nested]) => nested !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, nested]) => `${JSON.stringify(name)}:${canonical(nested)}`).join(",")}}`;
}

/**
 * The earlier use of the key, or undefined.
 * @throws Refusal 422 when the key was used for another request
 */
export async function findClaim(
  handles: DocumentStore,
  keyHash: string,
  requestHash: string,
): Promise<Claim | undefined> {
  const document = await handles.read(claimId(keyHash));
  if (document === undefined) return undefined;
  const found = readStored(document, claim);
  if (found.request_hash !== requestHash) throw new Refusal(422, "invalid_request");
  return found;
}

export function claimAsDocument(keyHash: string, made: Claim): NewDocument {
  return { _id: claimId(keyHash), type: "idempotency_key", ...made };
}

function claimId(keyHash: string): string {
  return `idempotency:${keyHash}`;
}
