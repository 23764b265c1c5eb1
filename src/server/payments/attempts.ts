import type { PaymentId } from "../../domain/identifiers.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";

/** The payment that this one pays again; undefined of a first one. */
function formerOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "created")?.payment_id;
}

/** The payment that pays this one again. There is one at most, so that whoever pays again, from wherever, goes on with it. */
export function nextOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "paid_again")?.payment_id;
}

/**
 * All attempts to pay what this payment pays, the first one first: who holds the link of one may not pay beside another. Told
 * from the first one on: of two that were begun at once one was in vain, and may have come to use after attempts that it does
 * not name.
 */
export async function attemptsOf(store: DocumentStore, id: PaymentId): Promise<readonly Payment[]> {
  const named = await readPayment(store, id);
  if (named === undefined) return [];
  const first = (await follow(store, named, formerOf)).at(-1) ?? named;
  return [first, ...(await follow(store, first, nextOf))];
}

async function follow(
  store: DocumentStore,
  from: Payment,
  link: (payment: Payment) => PaymentId | undefined,
): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let id = link(from); id !== undefined; ) {
    const payment = await readPayment(store, id);
    if (payment === undefined) break;
    found.push(payment);
    id = link(payment);
  }
  return found;
}
