import type { ListingReason } from "../../domain/payments/paymentAudit.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import type { Payment } from "./paymentDocument.ts";
import type { PaymentEventEntry } from "./paymentEvents.ts";

/** An answer with one of these answers the question that had put the payment on the list. */
const ENDINGS: ReadonlySet<PaymentEventEntry["what"]> = new Set(["approved", "declined", "cancelled"]);

/** How much each reason asks of a person: what an answer may still resolve asks less than what none does. */
const WEIGHT: Readonly<Record<ListingReason, number>> = {
  unsettled: 0,
  unreadable: 0,
  unanswered: 0,
  unclear: 1,
  credit_unconfirmed: 1,
  mismatch: 2,
  contradicted: 2,
};

/** The payment on the list that a person looks at; a reason that asks more of them stays. */
export function listed(payment: Payment, listed_reason: ListingReason, listed_code?: string): Payment {
  const { listed_reason: current } = payment;
  if (current !== undefined && WEIGHT[current] > WEIGHT[listed_reason]) return payment;
  return { ...payment, listed: true, listed_reason, listed_code };
}

/**
 * Puts a payment on the list as it is stored, readable or not.
 * @returns whether it was on no list before
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

/** The payment off the list when it stood there for one of these reasons. */
export function unlisted(payment: Payment, ...reasons: readonly ListingReason[]): Payment {
  const { listed_reason: reason } = payment;
  if (reason === undefined || !reasons.includes(reason)) return payment;
  return { ...payment, listed: undefined, listed_reason: undefined, listed_code: undefined };
}

/**
 * The payment after an event, put on the list or taken off it.
 * @param before how it stood when the event came
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
