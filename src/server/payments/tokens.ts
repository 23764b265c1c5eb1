import { createHash, createHmac } from "node:crypto";
import {
  isPaymentId,
  isStatusToken,
  type OrderNumber,
  type PaymentId,
  type StatusToken,
} from "../../domain/identifiers.ts";
import { asReceiptNumber, isOrderNumber, orderNumberOf } from "../../domain/payments/orderNumber.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";

/**
 * Finds a payment by its order number or status token without an index: each is the id of a document. The database holds only
 * hashes of tokens and handles, so a reader of the database cannot act as a citizen.
 */

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Derives the payment's status token, which is never stored. */
export function statusTokenOf(secret: string, id: PaymentId): StatusToken {
  const token = createHmac("sha256", secret).update(`status-token:${id}`).digest("base64url");
  if (!isStatusToken(token))
    throw new RangeError("the derived status token is not 43 characters of base64url");
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

export async function findByToken(handles: DocumentStore, token: string): Promise<PaymentId | undefined> {
  return isStatusToken(token) ? await leadsTo(handles, tokenId(token)) : undefined;
}

async function leadsTo(handles: DocumentStore, documentId: string): Promise<PaymentId | undefined> {
  const id = (await handles.read(documentId))?.payment_id;
  return isPaymentId(id) ? id : undefined;
}

/** Finds a payment by an order number or a receipt number, as people type it from a receipt. */
export async function findByNumber(handles: DocumentStore, typed: string): Promise<PaymentId | undefined> {
  const receipt = asReceiptNumber(typed);
  return await findByOrder(
    handles,
    receipt === undefined ? typed.trim().toUpperCase() : orderNumberOf(receipt),
  );
}
