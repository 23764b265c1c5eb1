import { create, is, mask } from "superstruct";
import type { ReportProblem, ReportProblemValues } from "../domain/reconciliation/reportProblems.ts";
import type { Client } from "./client.ts";
import { PortalError, readAnswer } from "./fault.ts";
import {
  type DifferencesPage,
  differencesPage,
  type Gateway,
  refusedReport,
  type SettlementReport,
  type ShownDifference,
  settlementReport,
  shownDifference,
} from "./schemas/reconciliation.ts";

/** The finance role's calls. Each throws PortalError, `refused` with `user_error_relogin` or `role_missing`. */

/** The largest file that the server takes, in bytes. */
export const LARGEST_REPORT = 64 * 1024 * 1024;

/**
 * POST /api/admin/settlement-reports/{gateway}: reads a settlement report. Reading it again changes nothing.
 * @param isConfirmed whether the person said that the report is ours, although most of its lines have no payment
 * @throws PortalError as above. `problemOfReport` says why the report is refused
 */
export async function sendSettlementReport(
  client: Client,
  gateway: Gateway,
  file: Blob,
  isConfirmed: boolean,
): Promise<SettlementReport> {
  const path = `api/admin/settlement-reports/${gateway}${isConfirmed ? "?confirmed=true" : ""}`;
  const answer: unknown = await (await client.postFile(path, file, { "content-type": "text/csv" })).json();
  return readAnswer(() => create(answer, settlementReport));
}

/** Why a report was refused, and what the words for it name. */
interface RefusedReport {
  readonly kind: ReportProblem;
  readonly values: ReportProblemValues;
  readonly mayBeConfirmed: boolean;
}

/** Undefined for any other error. */
export function problemOfReport(error: unknown): RefusedReport | undefined {
  const body = error instanceof PortalError ? error.body : undefined;
  if (!is(body, refusedReport)) return undefined;
  const { problem_kind: kind, problem_values: values, may_be_confirmed: mayBeConfirmed } = body;
  return { kind, values, mayBeConfirmed };
}

/** The differences on one page. */
const PAGE = "20";

/**
 * GET /api/admin/settlement-differences: the open differences, the oldest first.
 * @param after the `next` of the page before
 */
export async function readDifferences(
  client: Client,
  { after, signal }: { readonly after?: string | undefined; readonly signal?: AbortSignal },
): Promise<DifferencesPage> {
  const query = new URLSearchParams({ limit: PAGE, ...(after !== undefined && { after }) });
  const answer = await client.get(`api/admin/settlement-differences?${query}`, { signal });
  return readAnswer(() => mask(answer, differencesPage));
}

/** What a person decides about a difference, by the call's path. */
export type DifferenceDecision =
  | { readonly step: "owner" }
  | { readonly step: "ending"; readonly outcome: "resolved" | "charged_back"; readonly note: string }
  | { readonly step: "confirmation"; readonly note: string };

/**
 * POST /api/admin/settlement-differences/{id}/{step}.
 * @returns the difference afterwards
 * @throws PortalError as above, and with `changed_meanwhile` when somebody was faster
 */
export async function decideDifference(
  client: Client,
  { difference: id, version }: Pick<ShownDifference, "difference" | "version">,
  { step, ...decision }: DifferenceDecision,
): Promise<ShownDifference> {
  const answer = await client.post(`api/admin/settlement-differences/${id}/${step}`, {
    version,
    ...decision,
  });
  return readAnswer(() => mask(answer, shownDifference));
}
