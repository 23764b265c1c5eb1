import type { Hono } from "hono";
import { create } from "superstruct";
import { emailCorrection } from "../../api/schemas/paymentDetails.ts";
import { type PaymentFilters, paymentFilters, paymentSearch } from "../../api/schemas/paymentSearch.ts";
import { councilsOf, may, type Permission } from "../../domain/roles.ts";
import { findExportTicket, newExportTicket } from "../accounts/exportTicket.ts";
import { requirePermission, requireUser } from "../accounts/requirePermission.ts";
import { rolesOf } from "../accounts/roles.ts";
import type { User } from "../accounts/users.ts";
import { whilePermitted } from "../accounts/whilePermitted.ts";
import { note } from "../audit/auditLog.ts";
import { readJson } from "../http/body.ts";
import { SEARCHES } from "../http/cardData.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { fileBody } from "../http/fileBody.ts";
import { correctEmail } from "../paymentSearch/correctEmail.ts";
import { foundCsv, foundRows, type PaymentVisibility } from "../paymentSearch/foundPayments.ts";
import { readPaymentDetails, seenPayment } from "../paymentSearch/paymentDetails.ts";
import { resendReceipt } from "../paymentSearch/resendReceipt.ts";
import { everyFound, searchPayments } from "../paymentSearch/searchPayments.ts";
import type { AccountServices } from "../services.ts";

const PAGE = 25;

/**
 * The caller's name, and the payments that they may read, or for which they have another permission. @throws Refusal 401 without a
 * session
 */
async function readerOf(
  services: AccountServices,
  context: Context,
  permission: Permission = "payments.read",
): Promise<{ readonly user: User; readonly name: string; readonly visibility: PaymentVisibility }> {
  const user = await requireUser(services, context);
  const roles = rolesOf(user, services.admin);
  const visibility = { councils: councilsOf(roles, permission), contacts: may(roles, "contacts.read") };
  return { user, name: user.name, visibility };
}

/**
 * The search for payments on the desk, its result as CSV, and the page of one payment. A role for named councils finds the payments
 * of those. The audit log names the payments of each page, and the filters of an export.
 */
export function addPaymentSearchRoutes(api: Hono<BackendEnv>, services: AccountServices): void {
  const { all_payments } = services.databases;
  const mayRead = requirePermission(services, "payments.read", "byCouncil");

  api.post("/api/admin/payments/search", mayRead, async (context) => {
    const { after, ...filters } = create(await readJson(context, SEARCHES), paymentSearch);
    const { name, visibility } = await readerOf(services, context);
    const { councils } = visibility;
    const place = { councils, after, limit: PAGE };
    const { ids, next, searchedTo } = await searchPayments(all_payments, filters, place);
    await note(services, { by: name, what: "payments_searched", payments: ids });
    const rows = await foundRows(all_payments, ids, visibility);
    return context.json({ rows, next, ...(searchedTo !== undefined && { searched_to: searchedTo }) });
  });

  api.get("/api/admin/payments/orders/:order", mayRead, async (context) => {
    const { name, visibility } = await readerOf(services, context);
    const payment = await seenPayment(services.databases, context.req.param("order"), visibility);
    await note(services, { by: name, what: "payment_read", payments: [payment._id] });
    return context.json(await readPaymentDetails(services.databases, payment, visibility));
  });

  const mayResend = requirePermission(services, "payments.resend", "byCouncil");
  api.post("/api/admin/payments/orders/:order/receipt", mayResend, async (context) => {
    const { name, visibility } = await readerOf(services, context, "payments.resend");
    const payment = await seenPayment(services.databases, context.req.param("order"), visibility);
    await resendReceipt(services, payment, { name });
    return context.json(await readPaymentDetails(services.databases, payment, visibility));
  });

  const mayCorrect = requirePermission(services, "payments.correct_email");
  api.post("/api/admin/payments/orders/:order/email", mayCorrect, async (context) => {
    const correction = create(await readJson(context), emailCorrection);
    const { name, visibility } = await readerOf(services, context, "payments.correct_email");
    const order = context.req.param("order");
    const { _id } = await seenPayment(services.databases, order, visibility);
    const isCorrected = await correctEmail(services, _id, correction, { name });
    // the answer shows the payment all the same
    if (!isCorrected) await note(services, { by: name, what: "payment_read", payments: [_id] });
    const payment = await seenPayment(services.databases, order, visibility);
    return context.json(await readPaymentDetails(services.databases, payment, visibility));
  });

  api.post("/api/admin/payments/export", mayRead, async (context) => {
    const filters = create(await readJson(context, SEARCHES), paymentFilters);
    const { name } = await requireUser(services, context);
    return context.json({ ticket: await newExportTicket(services, name, filters) });
  });
  api.get("/api/admin/payments/export/:ticket", mayRead, async (context) => {
    const { user, name, visibility } = await readerOf(services, context);
    const ticket = await findExportTicket(services, context.req.param("ticket"), name);
    const filters = create(ticket.filters, paymentFilters);
    await note(services, { by: name, what: "payments_exported", ...exported(filters) });
    await ticket.useUp();
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="payments.csv"');
    const found = everyFound(all_payments, filters, visibility.councils);
    const pieces = whilePermitted(services, user, foundCsv(all_payments, found, visibility));
    return context.body(fileBody(services.log, pieces));
  });
}

/** The filters of an export in the audit log. The typed text may name a payer, so it is not among them. */
function exported({ council, charge, status, method, from, through }: PaymentFilters): {
  readonly target?: string;
} {
  const filters = Object.entries({ council, charge, status, method, from, through }).flatMap(
    ([filter, value]) => (value === undefined ? [] : [`${filter}: ${value}`]),
  );
  return filters.length === 0 ? {} : { target: filters.join(", ") };
}
