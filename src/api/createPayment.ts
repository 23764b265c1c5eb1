import { mask } from "superstruct";
import { readLine } from "../charges/lines.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { type ChangedAmounts, readAnswer } from "./fault.ts";
import { amountChangedAnswer } from "./schemas/amountChanged.ts";
import {
  type CreatedPayment,
  createdPayment,
  type PayAgainRequest,
  type PaymentRequest,
  payAgainCodec,
  paymentRequestCodec,
} from "./schemas/payment.ts";

/**
 * Parses the 409 of createPayment: the current lines. Null marks a line that cannot be paid any more as requested.
 * @throws StructError
 */
export function readChangedAmounts(value: unknown): ChangedAmounts {
  const { services, amount } = mask(value, amountChangedAnswer);
  return { lines: services.map((line) => (line === null ? null : readLine(line))), amount };
}

/**
 * POST /createPayment. Repeating the same request with the same key returns the same payment.
 * @throws PortalError, `amount_changed` with the current lines
 */
export async function createPayment(
  client: Client,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<CreatedPayment> {
  const answer = await client.post("createPayment", paymentRequestCodec.write(request), {
    headers: { "Idempotency-Key": idempotencyKey },
    readChangedAmounts,
  });
  return readAnswer(() => mask(answer, createdPayment));
}

/**
 * POST /api/payments/{status token}/again: resumes a payment that never went to the bank, or pays again after an unpaid one.
 * Repeating the same request with the same key returns the same payment.
 * @returns the payment to take to the bank. If its status is final, the server has just learnt that the payment ended
 * @throws PortalError, `refused` with `already_paid` or `still_open`, `amount_changed` with the current lines
 */
export async function payAgain(
  client: Client,
  token: StatusToken,
  request: PayAgainRequest,
  idempotencyKey: string,
): Promise<CreatedPayment> {
  const answer = await client.post(`api/payments/${token}/again`, payAgainCodec.write(request), {
    headers: { "Idempotency-Key": idempotencyKey },
    readChangedAmounts,
  });
  return readAnswer(() => mask(answer, createdPayment));
}
