import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { readChangedAmounts } from "./readChangedAmounts.ts";
import {
  type CreatedPayment,
  createdPayment,
  type PaymentRequest,
  paymentRequestCodec,
} from "./schemas/payment.ts";

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
