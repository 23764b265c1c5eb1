import type { PaymentId } from "../../domain/identifiers.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";

/** The payment that this one pays again. Undefined for a first attempt. */
function formerOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "created")?.payment_id;
}

/** The payment that pays this one again. There is at most one, so two devices that pay again continue with the same payment. */
export function nextOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "paid_again")?.payment_id;
}

/**
 * All attempts to pay what this payment pays, oldest first. Somebody with the link of one attempt must not pay beside another.
 * The list starts at the first attempt, because of two that began at the same time one is linked to nothing that came before it.
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
