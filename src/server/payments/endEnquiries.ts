import type { PaymentId } from "../../domain/identifiers.ts";
import { isOpen, nextState } from "../../domain/payments/paymentState.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { listed, unlisted } from "./listing.ts";
import { changePayment, isCardPayment, type Payment, type PaymentEventEntry } from "./paymentDocument.ts";

/** One denial may be a fault of the gateway. */
const DENIALS_NEEDED = 2;

/**
 * Ends the enquiries about a payment after the last one of its schedule. A payment that the card gateway denied each time expires,
 * which says nothing about the money. Any other payment without an ending goes into the review queue.
 * @param now in UTC
 */
export async function endEnquiries(store: DocumentStore, id: PaymentId, now: Date): Promise<void> {
  await changePayment(store, id, (stored) => {
    const ended = { ...stored, next_enquiry_at: undefined };
    if (!isOpen(stored.status)) return ended;
    return isDeniedThroughout(stored) ? expired(ended, now) : listed(ended, "unanswered");
  });
}

function isDeniedThroughout(payment: Payment): boolean {
  if (!isCardPayment(payment) || (payment.denials ?? 0) < DENIALS_NEEDED) return false;
  return payment.events.every((event) => event.source === undefined || isDenial(event));
}

function isDenial({ source, denied }: PaymentEventEntry): boolean {
  return source === "requery" && denied === true;
}

/** Nobody has to review it. A signed proof that comes later still makes it paid. */
function expired(payment: Payment, now: Date): Payment {
  const to = nextState(payment.status, "denied");
  if (to === undefined) return listed(payment, "unanswered");
  const event = { at: now.toISOString(), what: "denied", to } as const;
  return unlisted({ ...payment, status: to, events: [...payment.events, event] }, "unclear", "unanswered");
}
