import { mask } from "superstruct";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { readChangedAmounts } from "./readChangedAmounts.ts";
import { type PayAgainRequest, payAgainCodec } from "./schemas/payAgain.ts";
import { type CreatedPayment, createdPayment } from "./schemas/payment.ts";

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
