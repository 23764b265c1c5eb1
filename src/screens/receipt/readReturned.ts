import type { Client } from "../../api/client.ts";
import { exchangeReturnHandle } from "../../api/exchangeReturnHandle.ts";
import { faultOf } from "../../api/fault.ts";
import { readTransaction } from "../../api/readPayment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { instantText } from "../../domain/instant.ts";
import { type Attempt, lastAttempt, noteAttempt } from "../../payment/journal.ts";
import type { ReadPayment } from "../../payment/pollPayment.ts";
import { notFoundYet } from "./notFoundYet.ts";

/**
 * Reads the payment of a return handle. It exchanges the handle once. If the answer to the exchange was lost, it tries again, so
 * that a failed network never looks like a payment that does not exist.
 */
export function readReturned(client: Client, handle: string): ReadPayment {
  let exchanging: Promise<Named> | undefined;
  const named = () => {
    exchanging ??= exchange(client, handle).catch((error: unknown) => {
      exchanging = undefined;
      throw error;
    });
    return exchanging;
  };
  return async (signal) =>
    notFoundYet(named().then(({ id, token }) => readTransaction(client, id, { signal, token })));
}

type Named = Pick<Attempt, "id" | "token">;

async function exchange(client: Client, handle: string): Promise<Named> {
  try {
    const { _id: id, status_token: token } = await exchangeReturnHandle(client, handle);
    // Prefer the departure time in the journal, by this device's clock. The receipt then clears only items that were in the cart
    // at that time.
    const left_at = leftAt(id) ?? instantText(new Date());
    noteAttempt({ id, token, left_at });
    return { id, token };
  } catch (error) {
    // The handle was used before, by a reload or in another tab. The payment is then in this browser's journal.
    const { kind } = faultOf(error);
    const noted = kind === "refused" || kind === "missing" ? lastAttempt() : undefined;
    if (noted === undefined) throw error;
    return noted;
  }
}

function leftAt(id: PaymentId): string | undefined {
  const noted = lastAttempt();
  return noted?.id === id ? noted.left_at : undefined;
}
