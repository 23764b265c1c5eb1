import { createHmac } from "node:crypto";
import { enums, nullable, object, optional, string } from "superstruct";
import {
  isPaymentId,
  isStatusToken,
  type OrderNumber,
  type PaymentId,
  type StatusToken,
} from "../../domain/identifiers.ts";
import { asOrderNumber, isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { type RenewedLicence, renewedLicence } from "../../domain/schemas/renewedLicence.ts";
import { type RandomBytes, sha256, unguessable } from "../crypto.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Context } from "../http/context.ts";
import { providerNetwork } from "../http/networks.ts";
import { isFromElsewhere } from "../http/origins.ts";
import type { Services } from "../services.ts";

/**
 * How a caller reaches a payment: by its order number, its status token, a status key or a single-use handle. Each is the id of a
 * document, so no index is needed. The database holds only hashes of tokens, keys and handles, so a reader of the database cannot
 * act as a citizen.
 */

/** Derives the payment's status token, which is never stored. */
export function statusTokenOf(secret: string, id: PaymentId): StatusToken {
  const token = createHmac("sha256", secret).update(`status-token:${id}`).digest("base64url");
  if (!isStatusToken(token))
    throw new RangeError(
      "the derived status token has the wrong form: compare isStatusToken() with the digest",
    );
  return token;
}

const orderId = (order: OrderNumber): string => `order:${order}`;
const tokenId = (token: StatusToken): string => `token:${sha256(token)}`;

export function orderDocument(order: OrderNumber, id: PaymentId): NewDocument {
  return { _id: orderId(order), type: "order_number", payment_id: id };
}

export function tokenDocument(token: StatusToken, id: PaymentId): NewDocument {
  return { _id: tokenId(token), type: "status_token", payment_id: id };
}

export async function findByOrder(handles: DocumentStore, order: string): Promise<PaymentId | undefined> {
  return isOrderNumber(order) ? await leadsTo(handles, orderId(order)) : undefined;
}

/** Of these order numbers, those that a payment has. */
export async function knownOrders(
  handles: DocumentStore,
  orders: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = new Map(orders.filter(isOrderNumber).map((order) => [orderId(order), order]));
  const found = await handles.readAll([...ids.keys()]);
  return new Set(found.flatMap(({ _id }) => ids.get(_id) ?? []));
}

async function findByToken(handles: DocumentStore, token: string): Promise<PaymentId | undefined> {
  return isStatusToken(token) ? await leadsTo(handles, tokenId(token)) : undefined;
}

async function leadsTo(handles: DocumentStore, documentId: string): Promise<PaymentId | undefined> {
  const id = (await handles.read(documentId))?.payment_id;
  return isPaymentId(id) ? id : undefined;
}

/** Finds a payment by an order number or a receipt number, as people type it from a receipt. */
export async function findByNumber(handles: DocumentStore, typed: string): Promise<PaymentId | undefined> {
  const order = asOrderNumber(typed);
  return order === undefined ? undefined : await findByOrder(handles, order);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the frame of a licence reads it. */
const LICENCE_MINUTES = 10;

/**
 * A council's page gets no status token, because every script of that page could read and keep it. It gets a status key in its
 * place: the same form, one payment, one day, and a smaller answer. The token is on the portal's own pages and in the e-mails only.
 */
const keyDocument = object({
  payment_id: paymentId,
  expires_at: instant,
  /** The licence that the key reads. Only the portal's own page in a frame gets such a key. */
  licence: optional(renewedLicence),
});

const keyId = (key: StatusToken): string => `status_key:${sha256(key)}`;

type KeyServices = Pick<Services, "databases" | "random" | "clock">;

/**
 * The token for a page of the portal, or a new status key.
 * @param isElsewhere whether the payment returns to a council's page, or the caller came with a key. A script of such a page can
 *   give its handle or its request to a program, which names no origin. So nobody gets the token for it.
 */
export async function tokenFor(
  services: KeyServices & Pick<Services, "portal" | "tokenSecret">,
  context: Context,
  id: PaymentId,
  isElsewhere: boolean,
): Promise<StatusToken> {
  if (!isElsewhere && !isFromElsewhere(context, services.portal))
    return statusTokenOf(services.tokenSecret, id);
  return writeKey(services, id, DAY);
}

/** A key for the frame that shows a licence which the payment renewed, for minutes. No page of another origin may get it. */
export function licenceKeyFor(
  services: KeyServices,
  id: PaymentId,
  licence: RenewedLicence,
): Promise<StatusToken> {
  return writeKey(services, id, LICENCE_MINUTES * MINUTE, licence);
}

async function writeKey(
  services: KeyServices,
  id: PaymentId,
  lasts: number,
  licence?: RenewedLicence,
): Promise<StatusToken> {
  const { key, document } = newKey(services, id, lasts, licence);
  await services.databases.handles.write(document);
  return key;
}

/** A status key, and the document that makes it valid. */
interface NewKey {
  readonly key: StatusToken;
  readonly document: NewDocument;
}

/** Makes a status key of a payment. */
export const newStatusKey = (services: Omit<KeyServices, "databases">, id: PaymentId): NewKey =>
  newKey(services, id, DAY);

function newKey(
  { random, clock }: Omit<KeyServices, "databases">,
  id: PaymentId,
  lasts: number,
  licence?: RenewedLicence,
): NewKey {
  const key = unguessable(random);
  if (!isStatusToken(key))
    throw new RangeError("the new status key has the wrong form: compare isStatusToken() with unguessable()");
  const document = {
    _id: keyId(key),
    type: "status_key",
    payment_id: id,
    expires_at: new Date(clock.now().getTime() + lasts).toISOString(),
    ...(licence !== undefined && { licence }),
  };
  return { key, document };
}

export interface FoundPayment {
  readonly id: PaymentId;
  /** When the status key that leads to it ends. Undefined for a status token. The holder of a key sees less. */
  readonly keyEnds: string | undefined;
  /** The licences that the holder reads: with a token all that the payment renewed, with a key one or none. */
  readonly licences: "all" | readonly RenewedLicence[];
}

/** The payment of a status token, or of a status key that has not expired. */
export async function findByTokenOrKey(
  handles: DocumentStore,
  text: string,
  now: Date,
): Promise<FoundPayment | undefined> {
  if (!isStatusToken(text)) return undefined;
  const id = await findByToken(handles, text);
  if (id !== undefined) return { id, keyEnds: undefined, licences: "all" };
  const document = await handles.read(keyId(text));
  if (document === undefined) return undefined;
  const { payment_id, expires_at, licence } = readStored(document, keyDocument);
  if (now.getTime() >= Date.parse(expires_at)) return undefined;
  return { id: payment_id, keyEnds: expires_at, licences: licence === undefined ? [] : [licence] };
}

/**
 * A handle names a payment for ten minutes and works once. `pay` leads to the bank, `return` leads back, `licence` opens a licence
 * that the payment renewed, in a frame on a council's page.
 */
export type HandlePurpose = "pay" | "return" | "licence";

/** How long a handle is valid. */
const HANDLE_MINUTES = 10;

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
    expires_at: new Date(now.getTime() + HANDLE_MINUTES * MINUTE).toISOString(),
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
