import type { Hono } from "hono";
import { coerce, create, defaulted, literal, object, optional, string } from "superstruct";
import { reviewRequest } from "../../api/schemas/reviewPayment.ts";
import { closeUnmatchedRequest } from "../../api/schemas/unmatchedPayment.ts";
import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import type { Permission } from "../../domain/roles.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { type AuditEntry, note } from "../audit/auditLog.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { certificateAlarm } from "../gateways/fpx/certificateAlarm.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { enquiryRateLimit } from "../http/publicRateLimits.ts";
import { missing, unknownPath } from "../http/refusal.ts";
import { endReview } from "../payments/endReview.ts";
import { enquireNow } from "../payments/enquireNow.ts";
import { findByNumber } from "../payments/paymentAccess.ts";
import { readReviewEntry, readReviewQueue } from "../payments/reviewQueue.ts";
import { closeUnmatched, findUnmatched, readUnmatched } from "../payments/unmatchedPayments.ts";
import type { AccountServices } from "../services.ts";
import { todayReader } from "../today/todayReader.ts";
import { paymentIdOf } from "./paymentIdOf.ts";
import { addPaymentSearchRoutes } from "./paymentSearchRoutes.ts";

const listQuery = object({
  /** Present without a value: lists the review queue. */
  listed: literal(""),
  after: optional(paymentId),
  limit: defaulted(coerce(whole({ min: 1, max: 100 }), string(), Number), 50),
});

/** An order number or a receipt number. Finds one payment, whether it is in the review queue or not. */
const numberQuery = object({ number: shortText });

/**
 * The central team's calls, on the portal's own origin: reading payments, asking the bank again, and ending an entry of the review
 * queue, a refund case or an unmatched payment.
 */
export function addAdminRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { databases } = services;
  // a limit apart from the citizens', so that neither uses up the other's
  const limitEnquiries = enquiryRateLimit(services.rateLimiter, "the central team", services.address);
  const allows = (permission: Permission) => requirePermission(services, permission);
  const row = async (id: PaymentId | undefined) => id && (await readReviewEntry(databases, id));
  /** Writes the caller's access into the audit log. */
  const noted = async (context: Context, what: AuditEntry["what"], payments: readonly PaymentId[]) => {
    const { name } = await requireUser(services, context);
    await note(services, { by: name, what, payments });
  };
  /** The caller, whom the audit log names with each act that is done. */
  const memberOf = async (context: Context) => ({ name: (await requireUser(services, context)).name });

  api.use("/api/admin/*", sameOriginOnly(services.portal), atMost(4 * KILOBYTE));

  api.get("/api/admin/payments", allows("payments.read"), async (context) => {
    const query = context.req.query();
    const certificates = certificateAlarm(services.fpx, services.clock.now()) ?? null;
    if (!("number" in query)) {
      const range = create(query, listQuery);
      const page = await readReviewQueue(databases, range);
      const unmatched = range.after === undefined ? await readUnmatched(databases.settlements) : [];
      await noted(context, "review_queue_read", page.rows.map(({ _id }) => _id).filter(isPaymentId));
      return context.json({ ...page, unmatched, certificates });
    }
    const { number } = create(query, numberQuery);
    const id = await findByNumber(databases.handles, number);
    const found = await row(id);
    const unmatched = await findUnmatched(databases.settlements, number);
    await noted(context, "payment_read", id === undefined ? [] : [id]);
    return context.json({
      rows: found === undefined ? [] : [found],
      unmatched,
      unreadable: [],
      next: null,
      certificates,
    });
  });

  addPaymentSearchRoutes(api, services);

  const today = todayReader(services);
  api.get("/api/admin/today", allows("overview.read"), async (context) => context.json(await today()));

  api.post("/api/admin/payments/:id/review", allows("reviews.end"), async (context) => {
    const request = create(await readJson(context), reviewRequest);
    const id = paymentIdOf(context);
    try {
      await endReview(services, id, request, await memberOf(context));
      return context.json({ payment: await row(id) });
    } catch (failure) {
      if (failure instanceof StoredDataError) return context.json({ payment: null });
      throw failure;
    }
  });

  api.post("/api/admin/payments/:id/requery", allows("payments.ask"), async (context) => {
    const id = paymentIdOf(context);
    limitEnquiries(context, id);
    const member = await memberOf(context);
    const { isAsked } = await enquireNow(services, id, member, context.get("reference"));
    // the answer shows the payment all the same
    if (!isAsked) await noted(context, "payment_read", [id]);
    return context.json(await row(id));
  });

  api.post("/api/admin/unmatched/:order/close", allows("reviews.end"), async (context) => {
    const request = create(await readJson(context), closeUnmatchedRequest);
    const order = context.req.param("order");
    if ((await findUnmatched(databases.settlements, order)).length === 0) throw missing();
    const closed = await closeUnmatched(services, order, request, await memberOf(context));
    return context.json(closed);
  });

  // the public calls behind this would answer the councils' sites
  api.all("/api/admin/*", () => {
    throw unknownPath();
  });
}
