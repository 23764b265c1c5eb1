import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { type ReturnedPayment, returnedPayment } from "./schemas/payment.ts";

/**
 * POST /api/payments/return: exchanges a return handle for its payment, once.
 * @throws PortalError, `refused` with `used` when the handle was exchanged before
 */
export async function exchangeReturnHandle(client: Client, handle: string): Promise<ReturnedPayment> {
  const answer = await client.post("api/payments/return", { handle });
  return readAnswer(() => mask(answer, returnedPayment));
}
