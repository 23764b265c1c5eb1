import { enums, nullable, object } from "superstruct";
import type { PaymentId } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { type RandomBytes, unguessable } from "../random.ts";
import { sha256 } from "./tokens.ts";

/** A handle names a payment for ten minutes and works once. `pay` leads to the bank, `return` leads back. */
export type HandlePurpose = "pay" | "return";

const MINUTES = 10;

const handleDocument = object({
  purpose: enums(["pay", "return"]),
  payment_id: paymentId,
  expires_at: instant,
  used_at: nullable(instant),
});

/** Makes a handle and the document that makes it valid. The document holds only the handle's hash. */
export function newHandle(
  random: RandomBytes,
  purpose: HandlePurpose,
  id: PaymentId,
  now: Date,
): { readonly handle: string; readonly document: NewDocument } {
  const handle = unguessable(random);
  const document = {
    _id: handleId(purpose, handle),
    type: "handle",
    purpose,
    payment_id: id,
    expires_at: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
    used_at: null,
  };
  return { handle, document };
}

export type TakenHandle =
  | { readonly kind: "taken"; readonly paymentId: PaymentId; readonly id: string }
  | { readonly kind: "used"; readonly paymentId: PaymentId }
  | { readonly kind: "expired"; readonly paymentId: PaymentId }
  | { readonly kind: "unknown" };

/** Uses a handle up. When two calls take it at the same time, the database lets one succeed. */
export async function takeHandle(
  handles: DocumentStore,
  purpose: HandlePurpose,
  handle: string,
  now: Date,
): Promise<TakenHandle> {
  const id = handleId(purpose, handle);
  const document = await handles.read(id);
  if (document === undefined) return { kind: "unknown" };
  const stored = readStored(document, handleDocument);
  if (stored.used_at !== null) return { kind: "used", paymentId: stored.payment_id };
  if (now.getTime() >= Date.parse(stored.expires_at))
    return { kind: "expired", paymentId: stored.payment_id };
  const won = await handles.write({ ...document, used_at: now.toISOString() });
  return won
    ? { kind: "taken", paymentId: stored.payment_id, id }
    : { kind: "used", paymentId: stored.payment_id };
}

/** Whether the payment's current handle is unused and has not expired. */
export async function isHandleValid(
  handles: DocumentStore,
  { pay_handle }: { readonly pay_handle?: string | undefined },
  now: Date,
): Promise<boolean> {
  const document = pay_handle === undefined ? undefined : await handles.read(pay_handle);
  if (document === undefined) return false;
  const { used_at, expires_at } = readStored(document, handleDocument);
  return used_at === null && now.getTime() < Date.parse(expires_at);
}

function handleId(purpose: HandlePurpose, handle: string): string {
  return `${purpose}:${sha256(handle)}`;
}
