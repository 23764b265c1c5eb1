import { mask } from "superstruct";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { readChangedAmounts } from "./readChangedAmounts.ts";
import { type PayAgainRequest, payAgainCodec } from "./schemas/payAgain.ts";
import { type CreatedPayment, createdPayment } from "./schemas/payment.ts";

/**
 * POST /api/payments/{status token}/again: takes a payment up that was never sent to the bank, or pays again what one did not
 * pay. Repeating it with the same key and the same request gives the same payment.
 * @returns the payment to go to the bank with; one whose status is an ending has just turned out to have it
 * @throws PortalError, `refused` with `already_paid` or `still_open`, `amount_changed` with the lines as they stand now
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
