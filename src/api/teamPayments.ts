import { create, type Infer, mask } from "superstruct";
import type { OrderNumber } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { askForExport } from "./exports.ts";
import { readAnswer } from "./fault.ts";
import type { ReviewPayment } from "./reviewQueue.ts";
import { type EmailCorrection, paymentDetails } from "./schemas/paymentDetails.ts";
import { type FoundPayment, foundPage, type PaymentFilters } from "./schemas/paymentSearch.ts";
import { reviewPaymentCodec } from "./schemas/reviewPayment.ts";

/** The central team's calls that find and read payments. The client must send the session's cookie. */

export interface FoundPage {
  readonly rows: readonly FoundPayment[];
  readonly next: string | null;
  /** The time of the payment at which the search stopped before the page was full. */
  readonly searched_to?: string | undefined;
}

/**
 * POST /api/admin/payments/search.
 * @param after the `next` of the page before
 * @throws PortalError, `refused` with `user_error_relogin` or `role_missing`
 */
export async function findPayments(
  client: Client,
  filters: PaymentFilters,
  { after, signal }: { readonly after?: string | undefined; readonly signal?: AbortSignal },
): Promise<FoundPage> {
  const body = { ...filters, ...(after !== undefined && { after }) };
  const answer = await client.post("api/admin/payments/search", body, { signal });
  return readAnswer(() => mask(answer, foundPage));
}

/** POST /api/admin/payments/export. @returns the path of all found payments as CSV @throws PortalError as above */
export function exportPayments(client: Client, filters: PaymentFilters): Promise<string> {
  return askForExport(client, "api/admin/payments/export", filters);
}

export interface PaymentDetails extends Omit<Infer<typeof paymentDetails>, "payment"> {
  readonly payment: ReviewPayment;
}

/** GET /api/admin/payments/orders/{order}. @throws PortalError as above, `missing` for another council's payment too */
export async function readPaymentDetails(
  client: Client,
  order: OrderNumber,
  signal: AbortSignal,
): Promise<PaymentDetails> {
  return detailsIn(await client.get(`api/admin/payments/orders/${order}`, { signal }));
}

/**
 * POST /api/admin/payments/orders/{order}/receipt: sends the receipt again.
 * @throws PortalError as above, `refused` with `still_open` for a payment that is not paid
 */
export async function resendReceipt(client: Client, order: OrderNumber): Promise<PaymentDetails> {
  return detailsIn(await client.post(`api/admin/payments/orders/${order}/receipt`, {}));
}

/**
 * POST /api/admin/payments/orders/{order}/email: corrects the payer's address.
 * @throws PortalError as above, `refused` with `changed_meanwhile` when somebody else was faster
 */
export async function correctEmail(
  client: Client,
  order: OrderNumber,
  correction: EmailCorrection,
): Promise<PaymentDetails> {
  return detailsIn(await client.post(`api/admin/payments/orders/${order}/email`, correction));
}

function detailsIn(answer: unknown): PaymentDetails {
  return readAnswer(() => {
    const details = create(answer, paymentDetails);
    return { ...details, payment: reviewPaymentCodec.read(details.payment) };
  });
}
