import type { Hono } from "hono";
import type { PaymentId } from "../../domain/identifiers.ts";
import { beganOnPortal } from "../../domain/payments/cardForm.ts";
import { RETURN_PARAMETER } from "../../domain/payments/returnParameter.ts";
import { statusLink } from "../../domain/payments/statusLink.ts";
import { readCouncilPrint } from "../councils/councilPrint.ts";
import { cardAnswer } from "../gateways/card/cardAnswer.ts";
import { BACKEND_ACKNOWLEDGEMENT } from "../gateways/card/protocol/constants.ts";
import { type OpenedResponse, openCardResponse } from "../gateways/card/protocol/messages.ts";
import { fpxAnswer } from "../gateways/fpx/fpxGateway.ts";
import { DIRECT_ACKNOWLEDGEMENT } from "../gateways/fpx/protocol/constants.ts";
import { type OpenedMessage, openMessage } from "../gateways/fpx/protocol/messages.ts";
import type { Gateway, GatewayAnswer, GatewayName } from "../gateways/gateway.ts";
import { gatewayOf, scheduleOf } from "../gateways/gatewayOf.ts";
import { basePathOf } from "../http/basePath.ts";
import { atMost, KILOBYTE, readForm } from "../http/body.ts";
import { hasCardField, refuseCardDataInAnswer } from "../http/cardData.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { Refusal } from "../http/refusal.ts";
import { bankPagePolicy, cardFormPolicy } from "../http/securityHeaders.ts";
import { servedFile } from "../http/servedFile.ts";
import { answerLog } from "../log.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { cardFormPage } from "../pages/cardFormPage.ts";
import { councilsOf } from "../pages/councilHead.ts";
import { bankPage, type NoticeLink, noticePage } from "../pages/payPages.ts";
import type { NoticeName } from "../pages/texts.ts";
import { enquire } from "../payments/enquire.ts";
import { claimEnquiry } from "../payments/enquiryClaim.ts";
import { acknowledged, handleGatewayResponse } from "../payments/handleGatewayResponse.ts";
import { findByOrder, newHandle, statusTokenOf, takeHandle } from "../payments/paymentAccess.ts";
import { changePayment, isCardPayment, type Payment, readPayment } from "../payments/paymentDocument.ts";
import { transitionOnRedirect } from "../payments/transitions.ts";
import { type BlockReason, blockReasonOf } from "../payments/validatePayment.ts";
import type { Services, ServicesWith } from "../services.ts";

/**
 * The citizen's way to a gateway and back: the page that posts the request, and the answers that the gateway's server and the
 * citizen's browser bring.
 */

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
    if (taken.kind === "unknown") return showNotice(context, services, 404, "unknown");
    if (taken.kind !== "taken") return showSpent(context, services, taken.paymentId, taken.kind);
    const payment = await readPayment(databases.all_payments, taken.paymentId);
    const blockReason = payment && (await blockReasonOf(services, payment));
    if (blockReason !== undefined) return showSpent(context, services, taken.paymentId, blockReason);
    const mayMail = services.rateLimits.mayMailStatus(context);
    const { sent, spent } = await markSent(services, taken, { known: payment, now, mayMail });
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
      bankPage(sent, form, { portal: services.portal, link, crest: await storedCrestOf(services, sent) }),
      200,
      bankPagePolicy(form.origin),
    );
  });
}

/** The address of the crest that the payment's only council stored. */
async function storedCrestOf({ databases, portal }: Services, payment: Payment): Promise<string | undefined> {
  const [council, ...others] = councilsOf(payment);
  if (council === undefined || others.length > 0) return undefined;
  const print = await readCouncilPrint(databases.metadata, council);
  return print.has("logo")
    ? `${basePathOf(portal)}/api/getAttachments/metadata/logo/${council}.png`
    : undefined;
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
 * @param call.known the payment as the caller has just read it
 * @returns the payment, or why it is not sent: it was sent before, is no longer open, or has a newer handle
 */
async function markSent(
  services: Services,
  taken: { readonly paymentId: PaymentId; readonly id: string },
  {
    known,
    now,
    mayMail,
  }: { readonly known: Payment | undefined; readonly now: Date; readonly mayMail: boolean },
): Promise<Marked> {
  let spent: Marked["spent"] = "used";
  const mark = (stored: Payment): Payment | undefined => {
    const redirected = requiredGateway(services, stored).atRedirect(now);
    const next = transitionOnRedirect(redirected, now.toISOString(), scheduleOf(services)(stored));
    spent = next === undefined ? "used" : next.pay_handle === taken.id ? undefined : "replaced";
    if (next === undefined || spent !== undefined) return undefined;
    return mayMail ? next : { ...next, without_status_mail: true };
  };
  const payment = await changePayment(services.databases.all_payments, taken.paymentId, mark, known);
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
  if (payment === undefined) return showNotice(context, services, 404, "unknown");
  const link = { to: "payment", address: payment.callback_url } as const;
  return showPage(
    context,
    noticePage(payment.language, notice, services.portal, link, isCardPayment(payment) ? "card" : "fpx"),
    410,
  );
}

/** Bytes. An answer has at most about 2 kB. */
const LARGEST = 16 * KILOBYTE;

/** FPX's own server reports the result of a payment here (docs/protocols.md, FPX). The server believes only a verified answer. */
export function addFpxDirectRoute(app: Hono<BackendEnv>, services: Services): void {
  app.post("/api/fpx/direct", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "direct") };
    const opened = await openFpxAnswer(context, answered);
    if (opened.kind !== "message") throw new Refusal(400, "invalid_request");
    acknowledged(await handleGatewayResponse(answered, fpxAnswer(opened.message), "direct"));
    return context.text(DIRECT_ACKNOWLEDGEMENT);
  });
}

/**
 * The citizen's browser brings the same answer here from another site, without cookies. The server redirects it to the callback.
 */
export function addFpxIndirectRoute(pages: Hono<BackendEnv>, services: Services): void {
  pages.post("/api/fpx/indirect", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "indirect") };
    const opened = await openFpxAnswer(context, answered);
    if (opened.kind !== "message") return showNotice(context, services, 400, "unverified", "fpx");
    const answer = fpxAnswer(opened.message);
    const received = await handleGatewayResponse(answered, answer, "indirect");
    if (received === "kept") return showNotice(context, services, 404, "unmatched", "fpx");
    // an answer that does not belong to this payment must not show the payment to its sender
    if (!received?.isItsOwn) return showNotice(context, services, 404, "unverified", "fpx");
    return redirectToCallback(context, services, received.payment, answer);
  });
}

async function openFpxAnswer(context: Context, { fpx, clock, log }: Services): Promise<OpenedMessage<"AC">> {
  const body = await readForm(context);
  const opened: OpenedMessage<"AC"> = hasCardField(body)
    ? { kind: "no_answer" }
    : openMessage("AC", body, fpx.certificates, clock.now());
  if (opened.kind !== "message") {
    const why = opened.kind === "unverified" ? opened.reason : opened.kind;
    log({ event: "fpx_answer_unverified", why });
  }
  return opened;
}

type CardServices = ServicesWith<"card">;

/**
 * The card gateway's own server reports here that a payment succeeded (docs/protocols.md, Card gateway). The server believes only
 * a verified answer.
 */
export function addCardBackendRoute(app: Hono<BackendEnv>, services: CardServices): void {
  app.post("/api/card/backend", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "direct") };
    const opened = await openCardAnswer(context, answered);
    if (opened.kind !== "response") throw new Refusal(400, "invalid_request");
    services.card.health.answered();
    acknowledged(
      await handleGatewayResponse(answered, cardAnswer(opened.response, services.card.brands), "direct"),
    );
    return context.text(BACKEND_ACKNOWLEDGEMENT);
  });
}

/**
 * The citizen's browser brings the answer here from the gateway's site, without cookies. The server redirects it to the callback.
 */
export function addCardResponseRoute(pages: Hono<BackendEnv>, services: CardServices): void {
  pages.post("/api/card/response", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "indirect") };
    const opened = await openCardAnswer(context, answered);
    if (opened.kind === "unsigned") return askInstead(context, services, opened.reference);
    if (opened.kind !== "response") return showNotice(context, services, 400, "unverified", "card");
    const answer = cardAnswer(opened.response, services.card.brands);
    const received = await handleGatewayResponse(answered, answer, "indirect");
    if (received === "kept") return showNotice(context, services, 404, "unmatched", "card");
    // an answer that does not belong to this payment must not show the payment to its sender
    if (!received?.isItsOwn) return showNotice(context, services, 404, "unverified", "card");
    return redirectToCallback(context, services, received.payment, answer);
  });
}

async function openCardAnswer(context: Context, { card, log }: CardServices): Promise<OpenedResponse> {
  const body = await readForm(context);
  refuseCardDataInAnswer(body);
  const opened = openCardResponse(body, { merchantKey: card.merchant.key, type: card.signature });
  if (opened.kind !== "response")
    log({
      event: "card_answer_unverified",
      why: opened.kind,
      ...(opened.kind === "malformed" ? { fields: [opened.field] } : {}),
    });
  return opened;
}

/**
 * An answer without a signature proves only that the citizen left the gateway. So the server asks the gateway, within the
 * gateway's limit and the limit for enquiries with a status token. It leads the citizen to the page where the payment began,
 * without a handle, because anyone can have written the answer.
 */
async function askInstead(context: Context, services: CardServices, order: string): Promise<Response> {
  const payment = await cardPaymentOf(services, order);
  if (payment === undefined) return showNotice(context, services, 400, "unverified", "card");
  if (isLet(() => services.rateLimits.enquiry(context, payment._id))) {
    const { all_payments } = services.databases;
    const claim = await claimEnquiry(
      all_payments,
      payment._id,
      services.clock.now(),
      "citizen",
      scheduleOf(services),
    );
    if (claim.kind === "claimed") await enquire(services, claim.payment, context.get("reference"));
  }
  return showNotice(context, services, 400, "unverified", "card", {
    to: "payment",
    address: payment.callback_url,
  });
}

function isLet(limit: () => void): boolean {
  try {
    limit();
    return true;
  } catch (refusal) {
    if (refusal instanceof Refusal) return false;
    throw refusal;
  }
}

async function cardPaymentOf({ databases }: Services, order: string): Promise<Payment | undefined> {
  const id = await findByOrder(databases.handles, order);
  const payment = id && (await readPayment(databases.all_payments, id));
  return payment !== undefined && isCardPayment(payment) ? payment : undefined;
}

/** An answer leads back to its payment for this time, in milliseconds. */
const RETURNS_FOR = 60 * 60_000;

/**
 * Redirects the citizen, whose browser brought this payment's answer, to the callback with a single-use handle. The same answer may
 * come again from a browser's history on a shared computer. So an hour after it first came, it leads to the page that asks for the
 * status link.
 */
async function redirectToCallback(
  context: Context,
  services: Services,
  payment: Payment,
  { digest, gateway }: GatewayAnswer,
): Promise<Response> {
  const first = payment.events.find(({ answer }) => answer === digest);
  const since = first === undefined ? 0 : services.clock.now().getTime() - Date.parse(first.at);
  if (since > RETURNS_FOR) {
    const link = { to: "portal", address: `${services.portal}/#/requery` } as const;
    return showPage(context, noticePage(payment.language, "answered", services.portal, link, gateway), 410);
  }
  const { handle, document } = newHandle(services.random, "return", payment._id, services.clock.now(), {
    address: services.address(context),
  });
  await services.databases.handles.write(document);
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(returnAddress(payment.callback_url, handle), 303);
}

/** Appends the handle to the address's query. The rest of the query stays as it was written. */
export function returnAddress(callback: string, handle: string): string {
  const url = new URL(callback);
  const parameter = `${RETURN_PARAMETER}=${encodeURIComponent(handle)}`;
  url.search = url.search === "" ? `?${parameter}` : `${url.search}&${parameter}`;
  return url.href;
}

/** A notice that shows no payment, because anyone can have written the handle or the answer. */
function showNotice(
  context: Context,
  { portal }: Services,
  status: 400 | 404,
  notice: NoticeName,
  gateway?: GatewayName,
  link?: NoticeLink,
): Response | Promise<Response> {
  const language = acceptedLanguage(context.req.header("accept-language"));
  return showPage(context, noticePage(language, notice, portal, link, gateway), status);
}
