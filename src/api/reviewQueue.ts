import { type Infer, mask } from "superstruct";
import type { OrderNumber, PaymentId } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import {
  type ReviewRequest,
  reviewAnswer,
  reviewPage,
  type reviewPayment,
  reviewPaymentCodec,
} from "./schemas/reviewPayment.ts";
import {
  type CloseUnmatchedRequest,
  type UnmatchedPayment,
  unmatchedPaymentCodec,
} from "./schemas/unmatchedPayment.ts";

/** Calls of the central team. The client must send the session's cookie. */

export type ReviewPayment = Infer<typeof reviewPayment>;

export interface ReviewPage extends Omit<Infer<typeof reviewPage>, "rows" | "unmatched"> {
  readonly rows: readonly ReviewPayment[];
  readonly unmatched: readonly UnmatchedPayment[];
}

/**
 * GET /api/admin/payments?listed: the payments in the review queue, page by page.
 * @throws PortalError, `refused` with `user_error_relogin` or `role_missing`
 */
export async function readReviewQueue(client: Client, after?: PaymentId): Promise<ReviewPage> {
  const page = after === undefined ? "" : `&after=${after}`;
  return readPage(await client.get(`api/admin/payments?listed${page}`));
}

/**
 * GET /api/admin/payments?number=: finds a payment by its order number. Returns an empty page when there is none.
 * @throws PortalError as above
 */
export async function findReviewPayment(client: Client, number: OrderNumber): Promise<ReviewPage> {
  return readPage(await client.get(`api/admin/payments?number=${number}`));
}

/**
 * POST /api/admin/payments/{id}/requery: the server asks the bank, and returns the payment's new state.
 * @throws PortalError as above, `busy` when the server asked the bank a moment ago
 */
export async function requeryReviewPayment(client: Client, id: PaymentId): Promise<ReviewPayment> {
  const answer = await client.post(`api/admin/payments/${id}/requery`, {});
  return readAnswer(() => reviewPaymentCodec.read(answer));
}

/**
 * POST /api/admin/payments/{id}/review: ends the payment's entry in the review queue.
 * @returns null when the stored payment still cannot be read
 * @throws PortalError as above, `refused` with `changed_meanwhile`
 */
export async function endReviewEntry(
  client: Client,
  id: PaymentId,
  request: ReviewRequest,
): Promise<ReviewPayment | null> {
  const answer = await client.post(`api/admin/payments/${id}/review`, request);
  return readAnswer(() => {
    const { payment } = mask(answer, reviewAnswer);
    return payment === null ? null : reviewPaymentCodec.read(payment);
  });
}

/**
 * POST /api/admin/unmatched/{order}/close: ends the entry of a payment without a document.
 * @throws PortalError as above, `refused` with `changed_meanwhile`
 */
export async function closeUnmatchedPayment(
  client: Client,
  order: OrderNumber,
  request: CloseUnmatchedRequest,
): Promise<UnmatchedPayment> {
  const answer = await client.post(`api/admin/unmatched/${order}/close`, request);
  return readAnswer(() => unmatchedPaymentCodec.read(answer));
}

function readPage(answer: unknown): ReviewPage {
  return readAnswer(() => {
    const page = mask(answer, reviewPage);
    return {
      ...page,
      rows: page.rows.map(reviewPaymentCodec.read),
      unmatched: page.unmatched.map(unmatchedPaymentCodec.read),
    };
  });
}
