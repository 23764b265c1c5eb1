import type { Hono } from "hono";
import { create, type Struct } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { refundApproval, refundOpening, refundPayout, refundRejection } from "../../api/schemas/refund.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import type { RefundAction } from "../../domain/payments/refundAction.ts";
import { councilsOf, type Permission } from "../../domain/roles.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { permittedCouncils, requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { rolesOf } from "../accounts/roles.ts";
import { type AuditEntry, note } from "../audit/auditLog.ts";
import { atMost, KILOBYTE, readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { sameOriginOnly } from "../http/origins.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { findByNumber } from "../payments/paymentAccess.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { openRefund } from "../refunds/openRefund.ts";
import {
  approveRefund,
  payOutRefund,
  type RefundServices,
  rejectRefund,
  type TeamMember,
} from "../refunds/refundSteps.ts";
import { listRefunds, refundsRequest, shownRefundOf } from "../refunds/shownRefund.ts";
import type { AccountServices } from "../services.ts";
import { paymentIdOf } from "./paymentIdOf.ts";

const PERMISSIONS = {
  open: "refunds.open",
  reopen: "refunds.open",
  approve: "refunds.approve",
  reject: "refunds.approve",
  pay_out: "refunds.pay_out",
} as const satisfies Readonly<Record<RefundAction, Permission>>;

const PAYMENT = "/api/admin/payments/:id/refund";
const LIST = "/api/admin/refunds";

/** The central team's work on refunds, on the portal's own origin. A role for named councils works on the refunds of these councils. */
export function addRefundRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { databases } = services;
  const noted = async (context: Context, what: AuditEntry["what"], payments: readonly PaymentId[]) => {
    const { name } = await requireUser(services, context);
    await note(services, { by: name, what, payments });
  };
  const shown = async (context: Context, id: PaymentId): Promise<WireObject> => {
    const user = await requireUser(services, context);
    const roles = rolesOf(user, services.admin);
    const payment = await readPayment(databases.all_payments, id);
    const refund =
      payment &&
      (await shownRefundOf(databases, payment, {
        name: user.name,
        sees: councilsOf(roles, "payments.read"),
        councilsOf: (action) => councilsOf(roles, PERMISSIONS[action]),
      }));
    if (refund === undefined) throw missing();
    return refund;
  };
  /** A step of a person. The answer is the refund as it is then. */
  const addStep = <Asked>(
    path: string,
    action: RefundAction,
    schema: Struct<Asked, unknown>,
    take: (services: RefundServices, id: PaymentId, asked: Asked, member: TeamMember) => Promise<void>,
  ) =>
    api.post(
      `${PAYMENT}/${path}`,
      requirePermission(services, PERMISSIONS[action], "byCouncil"),
      async (context) => {
        const asked = create(await readJson(context), schema);
        const id = paymentIdOf(context);
        const councils = await permittedCouncils(services, context, PERMISSIONS[action]);
        const { name } = await requireUser(services, context);
        await take(services, id, asked, { name, councils });
        return context.json(await shown(context, id));
      },
    );

  api.use(`${PAYMENT}/*`, sameOriginOnly(services.portal), atMost(64 * KILOBYTE));
  api.use(`${LIST}/*`, sameOriginOnly(services.portal), atMost(4 * KILOBYTE));

  api.get(LIST, requirePermission(services, "payments.read", "byCouncil"), async (context) => {
    const asked = create(context.req.query(), refundsRequest);
    const sees = await permittedCouncils(services, context, "payments.read");
    if (sees !== "all" && !(asked.council !== undefined && sees.has(asked.council)))
      throw new Refusal(403, ROLE_MISSING);
    const page = await listRefunds(databases, asked);
    await noted(
      context,
      "refunds_read",
      page.rows.map(({ payment_id }) => payment_id),
    );
    return context.json(page);
  });
  api.get(`${LIST}/:order`, requirePermission(services, "payments.read", "byCouncil"), async (context) => {
    const id = await findByNumber(databases.handles, context.req.param("order"));
    if (id === undefined) throw missing();
    const refund = await shown(context, id);
    await noted(context, "refund_read", [id]);
    return context.json(refund);
  });
  addStep("opening", "open", refundOpening, openRefund);
  addStep("approval", "approve", refundApproval, approveRefund);
  addStep("rejection", "reject", refundRejection, rejectRefund);
  addStep("payout", "pay_out", refundPayout, payOutRefund);
}
