import type { Hono } from "hono";
import { coerce, create, defaulted, object, optional, type Struct, string } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { confirmRequest, endRequest, rebuildRequest, takeRequest } from "../../api/schemas/reconciliation.ts";
import { isPaymentId } from "../../domain/identifiers.ts";
import { may } from "../../domain/roles.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { rolesOf } from "../accounts/roles.ts";
import { type AuditEntry, note } from "../audit/auditLog.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { Refusal } from "../http/refusal.ts";
import { uploadedFile } from "../http/uploadedFile.ts";
import { confirmLine } from "../reconciliation/confirmLine.ts";
import {
  endDifference,
  listDifferences,
  showDifference,
  takeDifference,
} from "../reconciliation/decideDifference.ts";
import { duesOnWire, duesRequest, listDues } from "../reconciliation/dues.ts";
import { readSettlementReport } from "../reconciliation/readSettlementReport.ts";
import { rebuildPayment } from "../reconciliation/rebuildPayment.ts";
import { ForeignReport } from "../reconciliation/refuseForeignReport.ts";
import { reportOnWire } from "../reconciliation/reportDocument.ts";
import { ReportError } from "../reconciliation/reportLines.ts";
import {
  noteTransfer,
  payoutOnWire,
  payoutRequest,
  showPayout,
  transferRequest,
} from "../reconciliation/transfers.ts";
import type { AccountServices } from "../services.ts";
import { gatewayIn, reportRequest } from "./internalReconciliationRoutes.ts";

const LARGEST_REPORT = 64 * KILOBYTE * KILOBYTE;

const listQuery = object({
  after: optional(string()),
  limit: defaulted(coerce(whole({ min: 1, max: 100 }), string(), Number), 50),
});

const REPORTS = "/api/admin/settlement-reports";
const PAYOUTS = "/api/admin/payouts";
const DIFFERENCES = "/api/admin/settlement-differences";

/**
 * The central team's calls about settlement reports, on the portal's own origin: reading one, deciding about its differences, and
 * noting the transfers of its payouts to the councils.
 */
export function addReconciliationRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { databases } = services;
  const mayRead = requirePermission(services, "reconciliation.read");
  const mayChange = requirePermission(services, "reconciliation.change");
  /** Writes the caller's access into the audit log. */
  const noted = async (context: Context, what: AuditEntry["what"], ids: readonly unknown[] = []) => {
    const { name } = await requireUser(services, context);
    await note(services, { by: name, what, payments: ids.filter(isPaymentId) });
  };
  /** The caller, whom the audit log names with each act that is done. */
  const memberOf = async (context: Context) => ({ name: (await requireUser(services, context)).name });
  const decided = async <Asked>(
    context: Context,
    schema: Struct<Asked, unknown>,
    decide: (id: string, asked: Asked, person: { readonly name: string }) => Promise<void>,
  ) => {
    const asked = create(await readJson(context), schema);
    const id = context.req.param("id") ?? "";
    await decide(id, asked, await memberOf(context));
    return context.json(await showDifference(databases, id));
  };

  api.use(`${REPORTS}/*`, sameOriginOnly(services.portal), atMost(LARGEST_REPORT));
  api.use(`${PAYOUTS}/*`, sameOriginOnly(services.portal), atMost(4 * KILOBYTE));
  api.use(`${DIFFERENCES}/*`, sameOriginOnly(services.portal), atMost(64 * KILOBYTE));

  api.post(`${REPORTS}/:gateway`, mayChange, async (context) => {
    if (!/^text\/csv\b/i.test(context.req.header("content-type") ?? ""))
      throw new Refusal(415, "invalid_request");
    const gateway = gatewayIn(context);
    const { confirmed } = create(context.req.query(), reportRequest);
    const { name } = await memberOf(context);
    const { path, remove } = await uploadedFile(context.req.raw.body, "report.csv");
    try {
      // the role or the log-in may have ended during the upload
      const user = await requireUser(services, context);
      if (!may(rolesOf(user, services.admin), "reconciliation.change")) throw new Refusal(403, ROLE_MISSING);
      const reading = { gateway, by: name, isConfirmed: confirmed !== undefined };
      const report = await readSettlementReport(services, services.reportFormats, path, reading);
      return context.json(reportOnWire(report));
    } catch (failure) {
      if (failure instanceof ReportError)
        throw new Refusal(422, "invalid_request", {
          details: {
            problem: failure.message,
            problem_kind: failure.problem,
            problem_values: failure.values,
            may_be_confirmed: failure instanceof ForeignReport,
          },
        });
      throw failure;
    } finally {
      await remove();
    }
  });
  api.get(PAYOUTS, mayRead, async (context) => {
    const asked = create(context.req.query(), payoutRequest);
    const split = await showPayout(services, asked);
    await noted(context, "payout_read");
    return context.json(payoutOnWire(split));
  });
  api.get(`${PAYOUTS}/dues`, mayRead, async (context) => {
    const dues = await listDues(services, create(context.req.query(), duesRequest));
    await noted(context, "payout_read");
    return context.json(duesOnWire(dues));
  });
  api.post(`${PAYOUTS}/transfers`, mayChange, async (context) => {
    const asked = create(await readJson(context), transferRequest);
    const { name } = await memberOf(context);
    await noteTransfer(services, asked, name);
    return context.json(payoutOnWire(await showPayout(services, asked)));
  });
  api.get(DIFFERENCES, mayRead, async (context) => {
    const page = await listDifferences(databases, create(context.req.query(), listQuery));
    await noted(
      context,
      "differences_read",
      page.differences.map(({ payment_id }) => payment_id),
    );
    return context.json(page);
  });
  api.post(`${DIFFERENCES}/:id/owner`, mayChange, (context) =>
    decided(context, takeRequest, (id, asked, person) => takeDifference(services, id, asked, person)),
  );
  api.post(`${DIFFERENCES}/:id/ending`, mayChange, (context) =>
    decided(context, endRequest, (id, asked, person) => endDifference(services, id, asked, person)),
  );
  api.post(`${DIFFERENCES}/:id/confirmation`, mayChange, (context) =>
    decided(context, confirmRequest, (id, asked, person) => confirmLine(services, id, asked, person)),
  );
  api.post(`${DIFFERENCES}/:id/payment`, mayChange, (context) =>
    decided(context, rebuildRequest, (id, { payment, ...decision }, person) =>
      rebuildPayment(services, id, decision, payment, person),
    ),
  );
}
