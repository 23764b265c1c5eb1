import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import { maskText } from "../../domain/mask.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { LISTED_VIEW, OPEN_REFUNDS_VIEW } from "../databases/views.ts";
import {
  openRefundCaseOf,
  publicRefundCase,
  type RefundCase,
  refundCaseOfDocument,
} from "../refunds/refundCases.ts";
import { reviewActionsOf } from "./endReview.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";
import { publicPaymentOf } from "./publicPayment.ts";

type ReviewQueueDatabases = Pick<Databases, "all_payments" | "settlements">;

export interface ReviewQueuePage {
  readonly rows: readonly WireObject[];
  /** The payments of this page that, or whose refund case, cannot be read from the database. */
  readonly unreadable: readonly PaymentId[];
  /** The id after which the next page begins. Null at the end. */
  readonly next: PaymentId | null;
}

/**
 * The payments that a person has to review, ordered by id: listed ones, and those with an open refund case. They are few, however
 * many payments there are.
 */
export async function readReviewQueue(
  { all_payments, settlements }: ReviewQueueDatabases,
  { after = "", limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ReviewQueuePage> {
  const listed = await all_payments.rows(LISTED_VIEW);
  const cases = await settlements.rows(OPEN_REFUNDS_VIEW);
  const caseOf = new Map(cases.rows.map(({ id, key }) => [String(key), id]));
  const waiting = [...new Set([...caseOf.keys(), ...listed.rows.map(({ id }) => id)])]
    .filter(isPaymentId)
    .filter((id) => id > after)
    .sort();
  const ids = waiting.slice(0, limit);
  const unreadable = new Set<PaymentId>();
  const readable = async <Value>(id: PaymentId, read: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await read();
    } catch (failure) {
      if (!(failure instanceof StoredDataError)) throw failure;
      unreadable.add(id);
      return undefined;
    }
  };
  const rows = await Promise.all(
    ids.map(async (id) => {
      // one unreadable case hides no payment, and no other case
      const found = await readable(id, () => openCase(settlements, caseOf.get(id)));
      return await readable(id, async () => {
        const payment = await readPayment(all_payments, id);
        return payment && reviewEntryOf(payment, found);
      });
    }),
  );
  return {
    rows: rows.filter((row) => row !== undefined),
    unreadable: [...unreadable].sort(),
    next: waiting.length > limit ? (ids.at(-1) ?? null) : null,
  };
}

async function openCase(
  settlements: DocumentStore,
  caseId: string | undefined,
): Promise<RefundCase | undefined> {
  const document = caseId === undefined ? undefined : await settlements.read(caseId);
  const found = document && refundCaseOfDocument(document);
  return found?.status === "open" ? found : undefined;
}

/** One payment in the same form, whether it needs a review or not. Undefined when there is none. */
export async function readReviewEntry(
  { all_payments, settlements }: ReviewQueueDatabases,
  id: PaymentId,
): Promise<WireObject | undefined> {
  const payment = await readPayment(all_payments, id);
  return payment && reviewEntryOf(payment, await openRefundCaseOf(settlements, payment));
}

/** The holder's view of the payment with the payer masked too, the audit log, and the reason for the review. */
function reviewEntryOf(payment: Payment, refundCase: RefundCase | undefined): WireObject {
  return {
    ...publicPaymentOf(payment),
    user: maskText(payment.user),
    events: payment.events,
    settlement: payment.settlement,
    listed: payment.listed ?? false,
    listed_reason: payment.listed_reason ?? null,
    listed_code: payment.listed_code ?? null,
    actions: reviewActionsOf(payment),
    refund_case: refundCase === undefined ? null : publicRefundCase(refundCase),
  };
}
