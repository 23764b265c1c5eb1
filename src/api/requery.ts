import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { type Payment, readPayment } from "./readPayment.ts";

/**
 * POST /api/requery: the server asks the bank about a payment at once, and returns its new state.
 * @throws PortalError, `busy` when the server asked the bank a moment ago
 */
export async function requery(client: Client, token: StatusToken, signal?: AbortSignal): Promise<Payment> {
  const answer = await client.post("api/requery", { status_token: token }, { signal });
  return readAnswer(() => readPayment(answer));
}
