import type { ListingReason, Payment } from "./paymentDocument.ts";
import type { PaymentEventEntry } from "./paymentEvents.ts";

/** A signed answer with one of these answers the question that had put the payment on the list. */
const ENDINGS: ReadonlySet<PaymentEventEntry["what"]> = new Set(["approved", "declined", "cancelled"]);

/** The payment on the list that a person looks at. */
export function listed(payment: Payment, listed_reason: ListingReason, listed_code?: string): Payment {
  return { ...payment, listed: true, listed_reason, listed_code };
}

/**
 * The payment after an event, put on the list or taken off it.
 * @param before how it stood when the event came
 */
export function listedAfter(before: Payment, after: Payment, event: PaymentEventEntry): Payment {
  const reason = listingReason(before, event);
  if (reason !== undefined) return listed(after, reason, event.debit_code);
  const isAnswered = after.listed_reason === "unclear" || after.listed_reason === "unanswered";
  if (!isAnswered || event.to === undefined || !ENDINGS.has(event.what)) return after;
  return { ...after, listed: undefined, listed_reason: undefined, listed_code: undefined };
}

function listingReason(before: Payment, { what }: PaymentEventEntry): ListingReason | undefined {
  if (what === "mismatch") return "mismatch";
  if (before.status === "paid") return what === "approved" ? undefined : "contradicted";
  return what === "unclear" ? "unclear" : undefined;
}
