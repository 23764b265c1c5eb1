import type { ListingReason } from "../../domain/payments/paymentAudit.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import type { Payment, PaymentEventEntry } from "./paymentDocument.ts";

/** Events that answer the question for which the payment was listed. */
const ENDINGS: ReadonlySet<PaymentEventEntry["what"]> = new Set(["approved", "declined", "cancelled"]);

/** The weight of each reason. A reason that a later answer can resolve weighs less. */
const WEIGHT: Readonly<Record<ListingReason, number>> = {
  unsettled: 0,
  unreadable: 0,
  unanswered: 0,
  unclear: 1,
  credit_unconfirmed: 1,
  mismatch: 2,
  contradicted: 2,
};

/** Puts the payment into the review queue. A heavier reason stays. */
export function listed(payment: Payment, listed_reason: ListingReason, listed_code?: string): Payment {
  const { listed_reason: current } = payment;
  if (current !== undefined && WEIGHT[current] > WEIGHT[listed_reason]) return payment;
  return { ...payment, listed: true, listed_reason, listed_code };
}

/**
 * Puts a stored payment into the review queue, even an unreadable one.
 * @returns whether it was not in the queue before
 */
export async function listStored(
  store: DocumentStore,
  id: string,
  listed_reason: ListingReason,
): Promise<boolean> {
  let isNew = false;
  await changeDocument(store, id, (stored) => {
    isNew = stored.listed !== true;
    return isNew ? { ...stored, listed: true, listed_reason } : undefined;
  });
  return isNew;
}

/** Takes the payment out of the review queue when it is there for one of these reasons. */
export function unlisted(payment: Payment, ...reasons: readonly ListingReason[]): Payment {
  const { listed_reason: reason } = payment;
  if (reason === undefined || !reasons.includes(reason)) return payment;
  return { ...payment, listed: undefined, listed_reason: undefined, listed_code: undefined };
}

/**
 * Updates the payment's place in the review queue after an event.
 * @param before the payment before the event
 */
export function listedAfter(before: Payment, after: Payment, event: PaymentEventEntry): Payment {
  const reason = listingReason(before, event);
  if (reason !== undefined) return listed(after, reason, event.debit_code ?? event.said);
  const isAnswer = event.to !== undefined && ENDINGS.has(event.what);
  return isAnswer ? unlisted(after, "unclear", "unanswered") : after;
}

function listingReason(before: Payment, { what }: PaymentEventEntry): ListingReason | undefined {
  if (what === "mismatch") return "mismatch";
  if (before.status === "paid") return what === "approved" ? undefined : "contradicted";
  return what === "unclear" ? "unclear" : undefined;
}
