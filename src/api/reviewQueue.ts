import { type Infer, mask } from "superstruct";
import type { PaymentId } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { reviewPage, type reviewPayment, reviewPaymentCodec } from "./schemas/reviewPayment.ts";

/** What the central team looks at, with a client that takes the session's cookie. */

export type ReviewPayment = Infer<typeof reviewPayment>;

export interface ReviewPage extends Omit<Infer<typeof reviewPage>, "rows"> {
  readonly rows: readonly ReviewPayment[];
}

/**
 * GET /api/admin/payments?listed: the payments that a person has to look at, page by page.
 * @throws PortalError, `refused` with `user_error_relogin` or `role_missing`
 */
export async function readReviewQueue(client: Client, after?: PaymentId): Promise<ReviewPage> {
  const page = after === undefined ? "" : `&after=${after}`;
  return readPage(await client.get(`api/admin/payments?listed${page}`));
}

/**
 * GET /api/admin/payments?number=: the payment of an order number or a receipt number, none where there is none.
 * @throws PortalError as above
 */
export async function findReviewPayment(client: Client, number: string): Promise<ReviewPage> {
  return readPage(await client.get(`api/admin/payments?${new URLSearchParams({ number })}`));
}

/**
 * POST /api/admin/payments/{id}/requery: has the bank asked, and reads the payment as it then stands.
 * @throws PortalError as above, `busy` when the bank was asked a moment ago
 */
export async function requeryReviewPayment(client: Client, id: PaymentId): Promise<ReviewPayment> {
  const answer = await client.post(`api/admin/payments/${id}/requery`, {});
  return readAnswer(() => reviewPaymentCodec.read(answer));
}

function readPage(answer: unknown): ReviewPage {
  return readAnswer(() => {
    const page = mask(answer, reviewPage);
    return { ...page, rows: page.rows.map(reviewPaymentCodec.read) };
  });
}
