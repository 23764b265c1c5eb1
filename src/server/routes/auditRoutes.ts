import type { Hono } from "hono";
import { create } from "superstruct";
import { auditExport, auditSearch } from "../../api/schemas/audit.ts";
import { findExportTicket, newExportTicket } from "../accounts/exportTicket.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { whilePermitted } from "../accounts/whilePermitted.ts";
import { note } from "../audit/auditLog.ts";
import { auditCsv, searchAudit } from "../audit/searchAudit.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { fileBody } from "../http/fileBody.ts";
import { sameOriginOnly } from "../http/origins.ts";
import type { AccountServices } from "../services.ts";

const AUDIT = "/api/admin/audit";

/** The audit log on the portal's own origin, to read only. */
export function addAuditRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { databases } = services;
  const mayRead = requirePermission(services, "audit.read");

  api.use(`${AUDIT}/*`, sameOriginOnly(services.portal), atMost(4 * KILOBYTE));

  api.post(`${AUDIT}/search`, mayRead, async (context) => {
    const asked = create(await readJson(context), auditSearch);
    const page = await searchAudit(databases, asked);
    const { name } = await requireUser(services, context);
    await note(services, { by: name, what: "audit_read" });
    return context.json(page);
  });
  api.post(`${AUDIT}/export`, mayRead, async (context) => {
    const asked = create(await readJson(context), auditExport);
    const { name } = await requireUser(services, context);
    return context.json({ ticket: await newExportTicket(services, name, asked) });
  });
  api.get(`${AUDIT}/export/:ticket`, mayRead, async (context) => {
    const user = await requireUser(services, context);
    const ticket = await findExportTicket(services, context.req.param("ticket"), user.name);
    const asked = create(ticket.filters, auditExport);
    await note(services, { by: user.name, what: "audit_exported" });
    await ticket.useUp();
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="audit.csv"');
    const pieces = whilePermitted(services, user, auditCsv(databases, asked));
    return context.body(fileBody(services.log, pieces));
  });
}
