import type { Client } from "../../api/client.ts";
import { faultOf, PortalError } from "../../api/fault.ts";
import { type Payment, readTransaction } from "../../api/readPayment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";

/**
 * Reads a payment that this browser left for the bank with, or came back from it with. It exists: a server that does not find
 * it just now has not answered.
 * @throws PortalError
 */
export async function readNoted(client: Client, id: PaymentId, signal: AbortSignal): Promise<Payment> {
  try {
    return await readTransaction(client, id, signal);
  } catch (error) {
    if (faultOf(error).kind === "missing") throw new PortalError({ kind: "unavailable" }, error);
    throw error;
  }
}
