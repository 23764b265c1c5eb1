import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type AuditFilter, type AuditPage, auditPage } from "./schemas/audit.ts";

/** The audit log, to read only. */

/**
 * POST /api/admin/audit/search: a page, newest first.
 * @param before the `next` of the page before
 * @throws PortalError, `refused` with `user_error_relogin` or `role_missing`
 */
export async function searchAudit(
  client: Client,
  filter: AuditFilter,
  { before, signal }: { readonly before?: string | undefined; readonly signal?: AbortSignal },
): Promise<AuditPage> {
  const body = { ...filter, ...(before !== undefined && { before }) };
  const answer = await client.post("api/admin/audit/search", body, { signal });
  return readAnswer(() => create(answer, auditPage));
}

/** POST /api/admin/audit/export: all entries that match as CSV. @throws PortalError as above */
export async function exportAudit(client: Client, filter: AuditFilter): Promise<Blob> {
  return await client.postBlob("api/admin/audit/export", filter);
}
