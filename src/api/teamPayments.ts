import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type FoundPayment, foundPage, type PaymentFilters } from "./schemas/paymentSearch.ts";

/** The central team's calls that find and read payments. The client must send the session's cookie. */

export interface FoundPage {
  readonly rows: readonly FoundPayment[];
  readonly next: string | null;
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
  return readAnswer(() => create(answer, foundPage));
}

/** The server writes the table while the browser reads it, so a long table needs more time than other calls. */
const EXPORT_PATIENCE_MS = 10 * 60_000;

/** POST /api/admin/payments/export: all found payments as CSV. @throws PortalError as above */
export async function exportPayments(client: Client, filters: PaymentFilters): Promise<Blob> {
  return await client.postBlob("api/admin/payments/export", filters, { timeout: EXPORT_PATIENCE_MS });
}
