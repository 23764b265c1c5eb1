import type { Hono } from "hono";
import { stream } from "hono/streaming";
import { create, type Infer, literal, nullable, object, optional, string } from "superstruct";
import { GATEWAYS, settlementReport } from "../../api/schemas/reconciliation.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { invalidRequest } from "../http/refusal.ts";
import { uploadedFile } from "../http/uploadedFile.ts";
import { describeError } from "../log.ts";
import { listDifferences } from "../reconciliation/decideDifference.ts";
import { duesOnWire, duesRequest, listDues } from "../reconciliation/dues.ts";
import { type ReadingRequest, readSettlementReport } from "../reconciliation/readSettlementReport.ts";
import { reportOnWire } from "../reconciliation/reportDocument.ts";
import { ReportError } from "../reconciliation/reportLines.ts";
import {
  noteTransfer,
  payoutOnWire,
  payoutRequest,
  showPayout,
  transferRequest,
} from "../reconciliation/transfers.ts";
import type { Services } from "../services.ts";

/** The names of the commands in the audit log, in reports and in transfers. */
export const RECONCILE_COMMAND = "npm run reconcile";
export const PAYOUT_COMMAND = "npm run payout";

/** The report is null when it is refused, and then `problem` says why. Both are null when the server failed. */
export const readAnswer = object({
  report: nullable(settlementReport),
  problem: nullable(string()),
});

/** `confirmed` says that a report is ours, although most of its lines have no payment. */
export const reportRequest = object({ confirmed: optional(literal("true")) });

export const differencesRequest = object({ after: optional(string()) });

const PAGE = 100;

/** The gateway in the path. @throws Refusal 400 */
export function gatewayIn(context: Context): (typeof GATEWAYS)[number] {
  const gateway = GATEWAYS.find((one) => one === context.req.param("gateway"));
  if (gateway === undefined) throw invalidRequest();
  return gateway;
}

/**
 * POST /internal/settlement-reports/{gateway} reads a settlement report, and POST /internal/settlement-differences lists the open
 * differences. POST /internal/payouts/show splits a payout by council, POST /internal/payouts/dues lists what is due to the
 * councils of all payouts, and POST /internal/payouts/transfers notes a transfer to one. `addInternalRoutes` checks the caller.
 */
export function addInternalReconciliationRoutes(app: Hono<BackendEnv>, services: Services): void {
  app.post("/internal/settlement-reports/:gateway", async (context) => {
    const gateway = gatewayIn(context);
    const { confirmed } = create(context.req.query(), reportRequest);
    const reading = { gateway, by: RECONCILE_COMMAND, isConfirmed: confirmed !== undefined };
    const file = await uploadedFile(context.req.raw.body, "report.csv");
    context.header("Content-Type", "application/json");
    // a large report takes longer than the command waits in silence, so each page sends a blank line before the answer
    return stream(context, async (output) => {
      try {
        const answer = await readAnswerOf(services, reading, file.path, () => output.write("\n"));
        await output.write(JSON.stringify(answer));
      } finally {
        await file.remove();
      }
    });
  });
  app.post("/internal/payouts/show", atMost(KILOBYTE), async (context) =>
    context.json(payoutOnWire(await showPayout(services, create(await readJson(context), payoutRequest)))),
  );
  app.post("/internal/payouts/dues", atMost(KILOBYTE), async (context) => {
    const asked = create(await readJson(context), duesRequest);
    context.header("Content-Type", "application/json");
    // many payouts take longer than the command waits in silence, too
    return stream(context, async (output) => {
      const answer = await duesOf(services, asked, () => output.write("\n"));
      await output.write(JSON.stringify(answer));
    });
  });
  app.post("/internal/payouts/transfers", atMost(4 * KILOBYTE), async (context) => {
    const asked = create(await readJson(context), transferRequest);
    await noteTransfer(services, asked, PAYOUT_COMMAND);
    return context.json(payoutOnWire(await showPayout(services, asked)));
  });
  app.post("/internal/settlement-differences", atMost(KILOBYTE), async (context) => {
    const { after } = create(await readJson(context), differencesRequest);
    return context.json(await listDifferences(services.databases, { after, limit: PAGE }));
  });
}

/** @returns null when the server failed, because the answer has begun */
async function duesOf(
  services: Services,
  asked: Infer<typeof duesRequest>,
  onPage: () => Promise<unknown>,
): Promise<WireObject | null> {
  try {
    return duesOnWire(await listDues(services, asked, onPage));
  } catch (failure) {
    services.log({ event: "dues_failed", ...describeError(failure) });
    return null;
  }
}

async function readAnswerOf(
  services: Services,
  reading: ReadingRequest,
  path: string,
  onPage: () => Promise<unknown>,
): Promise<{ readonly report: WireObject | null; readonly problem: string | null }> {
  try {
    const report = await readSettlementReport(services, services.reportFormats, path, reading, onPage);
    return { report: reportOnWire(report), problem: null };
  } catch (failure) {
    if (failure instanceof ReportError) return { report: null, problem: failure.message };
    services.log({ event: "settlement_report_failed", ...describeError(failure) });
    return { report: null, problem: null };
  }
}
