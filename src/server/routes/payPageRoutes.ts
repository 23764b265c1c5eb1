import type { Hono } from "hono";
import type { PaymentId } from "../../domain/identifiers.ts";
import { beganOnPortal } from "../../domain/payments/cardForm.ts";
import { statusLink } from "../../domain/payments/statusLink.ts";
import type { Gateway } from "../gateways/gateway.ts";
import { gatewayOf, scheduleOf } from "../gateways/gatewayOf.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { Refusal } from "../http/refusal.ts";
import { bankPagePolicy, cardFormPolicy } from "../http/securityHeaders.ts";
import { servedFile } from "../http/servedFile.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { cardFormPage } from "../pages/cardFormPage.ts";
import { bankPage, noticePage } from "../pages/payPages.ts";
import { statusTokenOf, takeHandle } from "../payments/paymentAccess.ts";
import { changePayment, isCardPayment, type Payment, readPayment } from "../payments/paymentDocument.ts";
import { transitionOnRedirect } from "../payments/transitions.ts";
import { type BlockReason, blockReasonOf } from "../payments/validatePayment.ts";
import type { Services } from "../services.ts";

/**
 * GET /pay/{handle} is the only page that posts to a gateway (docs/decisions.md). It works once. Every later visit gets a notice
 * and never posts.
 */
export function addPayPageRoutes(app: Hono<BackendEnv>, services: Services): void {
  app.get("/pay/pay.css", servedFile(new URL("../pages/pay.css", import.meta.url)));
  app.get("/pay/pay.js", servedFile(new URL("../pages/pay.js", import.meta.url)));

  app.get("/pay/card.js", servedFile(new URL("../pages/card.js", import.meta.url)));

  app.get("/pay/:handle", async (context) => {
    // a prefetch must not use the handle up
    if (isLookingAhead(context)) return context.body(null, 503, { "Cache-Control": "no-store" });
    const now = services.clock.now();
    const { databases } = services;
    const taken = await takeHandle(databases.handles, "pay", context.req.param("handle"), {
      now,
      address: services.address(context),
    });
    if (taken.kind === "unknown") return showUnknown(context, services.portal);
    if (taken.kind !== "taken") return showSpent(context, services, taken.paymentId, taken.kind);
    const payment = await readPayment(databases.all_payments, taken.paymentId);
    const blockReason = payment && (await blockReasonOf(services, payment));
    if (blockReason !== undefined) return showSpent(context, services, taken.paymentId, blockReason);
    const mayMail = services.rateLimits.mayMailStatus(context);
    const { sent, spent } = await markSent(services, taken, now, mayMail);
    if (sent === undefined) return showSpent(context, services, taken.paymentId, spent);
    const gateway = requiredGateway(services, sent);
    const link = statusLink(services.portal, statusTokenOf(services.tokenSecret, sent._id));
    const cardForm = beganOnPortal(sent.callback_url, services.portal) ? gateway.cardForm() : undefined;
    if (cardForm !== undefined) {
      const files = { script: `${services.portal}/pay/card.js`, style: `${services.portal}/pay/pay.css` };
      const page = cardFormPage(sent, cardForm, { portal: services.portal, link, now });
      return showPage(context, page, 200, cardFormPolicy(cardForm.origin, files));
    }
    const form = gateway.form();
    return showPage(
      context,
      bankPage(sent, form, { portal: services.portal, link }),
      200,
      bankPagePolicy(form.origin),
    );
  });
}

function isLookingAhead(context: Context): boolean {
  const purpose = `${context.req.header("sec-purpose") ?? ""} ${context.req.header("purpose") ?? ""}`;
  return context.req.method === "HEAD" || /prefetch|prerender|preview/i.test(purpose);
}

type Marked =
  | { readonly sent: Payment; readonly spent?: undefined }
  | { readonly sent?: undefined; readonly spent: "used" | "replaced" };

/**
 * Marks the payment as sent, with the current time in its request.
 * @returns the payment, or why it is not sent: it was sent before, is no longer open, or has a newer handle
 */
async function markSent(
  services: Services,
  taken: { readonly paymentId: PaymentId; readonly id: string },
  now: Date,
  mayMailStatus: boolean,
): Promise<Marked> {
  let spent: Marked["spent"] = "used";
  const payment = await changePayment(services.databases.all_payments, taken.paymentId, (stored) => {
    const redirected = requiredGateway(services, stored).atRedirect(now);
    const next = transitionOnRedirect(redirected, now.toISOString(), scheduleOf(services)(stored));
    spent = next === undefined ? "used" : next.pay_handle === taken.id ? undefined : "replaced";
    if (next === undefined || spent !== undefined) return undefined;
    return mayMailStatus ? next : { ...next, without_status_mail: true };
  });
  return payment === undefined || spent !== undefined ? { spent: spent ?? "used" } : { sent: payment };
}

/** @throws Refusal 503 when the payment's gateway is no longer configured; nothing was sent */
function requiredGateway(services: Services, payment: Payment): Gateway {
  const gateway = gatewayOf(services, payment);
  if (gateway === undefined) throw new Refusal(503, "method_unavailable");
  return gateway;
}

async function showSpent(
  context: Context,
  services: Services,
  id: PaymentId,
  notice: "used" | "replaced" | "expired" | BlockReason,
): Promise<Response> {
  const payment = await readPayment(services.databases.all_payments, id);
  if (payment === undefined) return showUnknown(context, services.portal);
  const link = { to: "payment", address: payment.callback_url } as const;
  return showPage(
    context,
    noticePage(payment.language, notice, services.portal, link, isCardPayment(payment) ? "card" : "fpx"),
    410,
  );
}

async function showUnknown(context: Context, portal: string): Promise<Response> {
  const language = acceptedLanguage(context.req.header("accept-language"));
  return showPage(context, noticePage(language, "unknown", portal), 404);
}
