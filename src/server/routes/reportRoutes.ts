import type { Hono } from "hono";
import { create } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { permittedCouncils, requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { note } from "../audit/auditLog.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { fileBody } from "../http/fileBody.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { Refusal } from "../http/refusal.ts";
import { setDocumentHeaders } from "../http/securityHeaders.ts";
import { type ReportFile, reportFile, reportFileRequest } from "../reports/reportFile.ts";
import type { AccountServices } from "../services.ts";

/**
 * GET /api/admin/reports/{period} is the report of a month or a year for the central team, as CSV or as a page to print. A role for
 * named councils reads the report of one of them.
 */
export function addReportRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const path = "/api/admin/reports/:period";
  api.use(path, sameOriginOnly(services.portal));
  api.get(path, requirePermission(services, "reports.read", "byCouncil"), async (context) => {
    const asked = create({ ...context.req.query(), period: context.req.param("period") }, reportFileRequest);
    const councils = await permittedCouncils(services, context, "reports.read");
    if (councils !== "all" && !(asked.council !== undefined && councils.has(asked.council)))
      throw new Refusal(403, ROLE_MISSING);
    const { name } = await requireUser(services, context);
    const target = [asked.period, asked.council].filter((one) => one !== undefined).join(" ");
    await note(services, { by: name, what: "report_read", target });
    const file = await reportFile(services, asked);
    // a browser shows the page, and stores the table
    if (file.policy === undefined)
      context.header("Content-Disposition", `attachment; filename="${asked.period}.${file.extension}"`);
    return sendReport(services, context, file);
  });
}

export function sendReport(
  { log }: Pick<AccountServices, "log">,
  context: Context,
  { type, policy, pieces }: ReportFile,
): Response {
  context.header("Content-Type", type);
  context.header("Cache-Control", "no-store");
  if (policy !== undefined) setDocumentHeaders(context, policy);
  return context.body(fileBody(log, pieces));
}
