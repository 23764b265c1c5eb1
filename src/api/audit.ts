import { create } from "superstruct";
import type { Client } from "./client.ts";
import { askForExport } from "./exports.ts";
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

/** POST /api/admin/audit/export. @returns the path of all entries that match as CSV @throws PortalError as above */
export function exportAudit(client: Client, filter: AuditFilter): Promise<string> {
  return askForExport(client, "api/admin/audit/export", filter);
}
