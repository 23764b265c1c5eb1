import { create } from "superstruct";
import type { CouncilCode } from "../domain/councils.ts";
import type { Language } from "../domain/language.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type RemittanceFormat, type RemittancePage, remittancePage } from "./schemas/remittance.ts";

/**
 * The central team's calls about remittances and reports. Each throws PortalError, `refused` with `user_error_relogin` or
 * `role_missing`.
 */

/**
 * GET /api/admin/remittances: a page of a council's remittances, newest first.
 * @param before the `next` of the page before
 */
export async function readRemittances(
  client: Client,
  council: CouncilCode,
  { before, signal }: { readonly before?: string | undefined; readonly signal?: AbortSignal },
): Promise<RemittancePage> {
  const query = new URLSearchParams({ council, ...(before !== undefined && { before }) });
  const answer = await client.get(`api/admin/remittances?${query}`, { signal });
  return readAnswer(() => create(answer, remittancePage));
}

/** The server writes a file while the browser reads it, so a long one needs more time than other calls. */
const FILE_PATIENCE_MS = 10 * 60_000;

/** GET /api/admin/remittances/{remittance}, and /csv and /pdf below it. @param language of the PDF */
export function readRemittanceFile(
  client: Client,
  remittance: string,
  format: RemittanceFormat,
  language: Language,
): Promise<Blob> {
  const path = `api/admin/remittances/${remittance}`;
  const file = { json: path, csv: `${path}/csv`, pdf: `${path}/pdf?language=${language}` }[format];
  return client.getBlob(file, { timeout: FILE_PATIENCE_MS });
}

/** A report of the central team. Without a council, it has each council and then all of them. */
export interface WantedReport {
  /** "2026-11" or "2026". */
  readonly period: string;
  readonly council: CouncilCode | undefined;
}

/** The path of the report as a page to print. A browser shows it. */
export function reportPagePath({ period, council }: WantedReport, language: Language): string {
  const query = new URLSearchParams({ format: "page", language, ...(council !== undefined && { council }) });
  return `api/admin/reports/${period}?${query}`;
}

/** GET /api/admin/reports/{period}: the report as CSV. */
export function readReport(client: Client, { period, council }: WantedReport): Promise<Blob> {
  const query = council === undefined ? "" : `?council=${council}`;
  return client.getBlob(`api/admin/reports/${period}${query}`, { timeout: FILE_PATIENCE_MS });
}
