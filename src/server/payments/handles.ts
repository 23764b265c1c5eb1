import { enums, nullable, object, optional, string } from "superstruct";
import type { PaymentId } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { type RenewedLicence, renewedLicence } from "../../domain/schemas/renewedLicence.ts";
import { type RandomBytes, sha256, unguessable } from "../crypto.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { providerNetwork } from "../http/networks.ts";

/**
 * A handle names a payment for ten minutes and works once. `pay` leads to the bank, `return` leads back, `licence` opens a licence
 * that the payment renewed, in a frame on a council's page.
 */
export type HandlePurpose = "pay" | "return" | "licence";

const MINUTES = 10;

const handleDocument = object({
  purpose: enums(["pay", "return", "licence"]),
  payment_id: paymentId,
  expires_at: instant,
  used_at: nullable(instant),
  licence: optional(renewedLicence),
  network: optional(string()),
});

export interface HandleTerms {
  /** The licence that the handle opens. */
  readonly licence?: RenewedLicence;
  /**
   * The address of the browser that brought the bank's answer to the portal. Scripts of a council's page can pass a handle to a
   * program elsewhere. So only a caller from the same network (IPv4 /24, IPv6 /48) opens a licence.
   */
  readonly address?: string;
}

/** Makes a handle and the document that makes it valid. The document holds only the handle's hash. */
export function newHandle(
  random: RandomBytes,
  purpose: HandlePurpose,
  id: PaymentId,
  now: Date,
  { licence, address }: HandleTerms = {},
): { readonly handle: string; readonly document: NewDocument } {
  const handle = unguessable(random);
  const document = {
    _id: handleId(purpose, handle),
    type: "handle",
    purpose,
    payment_id: id,
    expires_at: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
    used_at: null,
    ...(licence !== undefined && { licence }),
    ...(address !== undefined && { network: networkOf(handle, address) }),
  };
  return { handle, document };
}

export type TakenHandle =
  | {
      readonly kind: "taken";
      readonly paymentId: PaymentId;
      readonly id: string;
      readonly licence: RenewedLicence | undefined;
      /** Whether the call comes from the network of the handle's terms. */
      readonly isSameNetwork: boolean;
    }
  | { readonly kind: "used"; readonly paymentId: PaymentId }
  | { readonly kind: "expired"; readonly paymentId: PaymentId }
  | { readonly kind: "unknown" };

/**
 * Uses a handle up. When two calls take it at the same time, the database lets one succeed. From another network than its terms
 * say, a licence's handle is unknown.
 * @param call.address the caller's
 */
export async function takeHandle(
  handles: DocumentStore,
  purpose: HandlePurpose,
  handle: string,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<TakenHandle> {
  const id = handleId(purpose, handle);
  const document = await handles.read(id);
  if (document === undefined) return { kind: "unknown" };
  const stored = readStored(document, handleDocument);
  const isSameNetwork = stored.network === networkOf(handle, address);
  if (purpose === "licence" && !isSameNetwork) return { kind: "unknown" };
  if (stored.used_at !== null) return { kind: "used", paymentId: stored.payment_id };
  if (now.getTime() >= Date.parse(stored.expires_at))
    return { kind: "expired", paymentId: stored.payment_id };
  const won = await handles.write({ ...document, used_at: now.toISOString() });
  return won
    ? { kind: "taken", paymentId: stored.payment_id, id, licence: stored.licence, isSameNetwork }
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

/** The network as the document keeps it. Without the handle, nobody can compute it. */
function networkOf(handle: string, address: string): string {
  return sha256(`${handle} ${providerNetwork(address)}`);
}

function handleId(purpose: HandlePurpose, handle: string): string {
  return `${purpose}:${sha256(handle)}`;
}
