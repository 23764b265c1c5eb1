import type { Client } from "../../api/client.ts";
import { exchangeReturnHandle } from "../../api/exchangeReturnHandle.ts";
import { faultOf } from "../../api/fault.ts";
import { readTransaction } from "../../api/readPayment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { instantText } from "../../domain/instant.ts";
import { lastAttempt, noteAttempt } from "../../payment/journal.ts";
import type { ReadPayment } from "../../payment/pollPayment.ts";
import { notFoundYet } from "./notFoundYet.ts";

/**
 * Reads the payment that a return handle stands for. The handle is exchanged once; an exchange whose answer was lost is tried
 * again, so that nobody is told that there is no payment because a network failed.
 */
export function readReturned(client: Client, handle: string): ReadPayment {
  let exchanging: Promise<PaymentId> | undefined;
  const paymentId = () => {
    exchanging ??= exchange(client, handle).catch((error: unknown) => {
      exchanging = undefined;
      throw error;
    });
    return exchanging;
  };
  return async (signal) => notFoundYet(paymentId().then((id) => readTransaction(client, id, signal)));
}

async function exchange(client: Client, handle: string): Promise<PaymentId> {
  try {
    const { _id: id, status_token: token } = await exchangeReturnHandle(client, handle);
    // when it left is known here: the clock may have been set since, and what was carted meanwhile was not paid
    const left_at = leftAt(id) ?? instantText(new Date());
    noteAttempt({ id, token, left_at });
    return id;
  } catch (error) {
    // Used before, by a reload or in another tab: what this browser noted when it left, or then, decides.
    const { kind } = faultOf(error);
    const noted = kind === "refused" || kind === "missing" ? lastAttempt() : undefined;
    if (noted === undefined) throw error;
    return noted.id;
  }
}

function leftAt(id: PaymentId): string | undefined {
  const noted = lastAttempt();
  return noted?.id === id ? noted.left_at : undefined;
}
