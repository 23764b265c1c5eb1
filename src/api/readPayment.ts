import { mask } from "superstruct";
import type { ServiceLine } from "../charges/index.ts";
import { readLine, writeLine } from "../charges/lines.ts";
import type { PaymentId, StatusToken } from "../domain/identifiers.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { query } from "./query.ts";
import {
  type PublicPayment,
  publicPaymentCodec,
  type ReturnedPayment,
  refundCodec,
  returnedPayment,
} from "./schemas/payment.ts";

/** A payment as its payer reads it. The codec of its charge type parsed each line. */
export interface Payment extends Omit<PublicPayment, "services"> {
  readonly services: readonly ServiceLine[];
}

/**
 * Reads a payment by its id: /transactions/{id} through /api/query (rule 7.7).
 * @param token the payment's status token, without which the answer masks the payer
 * @throws PortalError
 */
export async function readTransaction(
  client: Client,
  id: PaymentId,
  { token, signal }: { readonly token?: StatusToken | undefined; readonly signal?: AbortSignal } = {},
): Promise<Payment> {
  const answer = await query(client, `/transactions/${id}`, { token, signal });
  return readAnswer(() => readPayment(answer));
}

/**
 * Reads a payment by its status token: GET /api/payments/{status token}. It works in any browser, without stored data.
 * @throws PortalError
 */
export async function readPaymentStatus(
  client: Client,
  token: StatusToken,
  signal?: AbortSignal,
): Promise<Payment> {
  const answer = await client.get(`api/payments/${token}`, { signal });
  return readAnswer(() => readPayment(answer));
}

/** Parses a payment from the wire. @throws StructError */
export function readPayment(value: unknown): Payment {
  const payment = publicPaymentCodec.read(value);
  return { ...payment, services: payment.services.map(readLine) };
}

/** The inverse of `readPayment`. */
export function writePayment(payment: Payment): WireObject {
  const { services, refunds } = payment;
  return {
    ...publicPaymentCodec.write({ ...payment, services: services.map(writeLine) }),
    ...(refunds !== undefined && { refunds: refunds.map(refundCodec.write) }),
  };
}

/**
 * POST /api/payments/return: exchanges a return handle for its payment, once.
 * @throws PortalError, `refused` with `used` when the handle was exchanged before
 */
export async function exchangeReturnHandle(client: Client, handle: string): Promise<ReturnedPayment> {
  const answer = await client.post("api/payments/return", { handle });
  return readAnswer(() => mask(answer, returnedPayment));
}

/**
 * POST /api/requery: the server asks the bank about a payment at once, and returns its new state.
 * @throws PortalError, `busy` when the server asked the bank a moment ago
 */
export async function requery(client: Client, token: StatusToken, signal?: AbortSignal): Promise<Payment> {
  const answer = await client.post("api/requery", { status_token: token }, { signal });
  return readAnswer(() => readPayment(answer));
}
