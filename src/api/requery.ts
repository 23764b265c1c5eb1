import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { type Payment, readPayment } from "./readPayment.ts";

/**
 * POST /api/requery: has the bank asked at once what became of a payment, and reads it as it then stands.
 * @throws PortalError, `busy` when the bank was asked a moment ago
 */
export async function requery(client: Client, token: StatusToken, signal?: AbortSignal): Promise<Payment> {
  const answer = await client.post("api/requery", { status_token: token }, { signal });
  return readAnswer(() => readPayment(answer));
}
