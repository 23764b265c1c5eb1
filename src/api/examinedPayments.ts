import { type Infer, mask } from "superstruct";
import type { PaymentId } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { examinedPage, type examinedPayment, examinedPaymentCodec } from "./schemas/examinedPayment.ts";

/** What the central team looks at, with a client that takes the session's cookie. */

export type ExaminedPayment = Infer<typeof examinedPayment>;

export interface ExaminedPage extends Omit<Infer<typeof examinedPage>, "rows"> {
  readonly rows: readonly ExaminedPayment[];
}

/**
 * GET /api/admin/payments?listed: the payments that a person has to look at, page by page.
 * @throws PortalError, `refused` with `user_error_relogin` or `role_missing`
 */
export async function readExaminedPayments(client: Client, after?: PaymentId): Promise<ExaminedPage> {
  const page = after === undefined ? "" : `&after=${after}`;
  return readPage(await client.get(`api/admin/payments?listed${page}`));
}

/**
 * GET /api/admin/payments?number=: the payment of an order number or a receipt number, none where there is none.
 * @throws PortalError as above
 */
export async function findExaminedPayment(client: Client, number: string): Promise<ExaminedPage> {
  return readPage(await client.get(`api/admin/payments?${new URLSearchParams({ number })}`));
}

/**
 * POST /api/admin/payments/{id}/requery: has the bank asked, and reads the payment as it then stands.
 * @throws PortalError as above, `busy` when the bank was asked a moment ago
 */
export async function requeryExamined(client: Client, id: PaymentId): Promise<ExaminedPayment> {
  const answer = await client.post(`api/admin/payments/${id}/requery`, {});
  return readAnswer(() => examinedPaymentCodec.read(answer));
}

function readPage(answer: unknown): ExaminedPage {
  return readAnswer(() => {
    const page = mask(answer, examinedPage);
    return { ...page, rows: page.rows.map(examinedPaymentCodec.read) };
  });
}
