import type { Hono } from "hono";
import { cardAnswer } from "../gateways/card/cardAnswer.ts";
import { BACKEND_ACKNOWLEDGEMENT } from "../gateways/card/protocol/constants.ts";
import { type OpenedResponse, openCardResponse } from "../gateways/card/protocol/messages.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { atMost, KILOBYTE, readForm } from "../http/body.ts";
import { refuseCardDataInAnswer } from "../http/cardData.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import { answerLog } from "../log.ts";
import { enquire } from "../payments/enquire.ts";
import { claimEnquiry } from "../payments/enquiryClaim.ts";
import { acknowledged, handleGatewayResponse } from "../payments/handleGatewayResponse.ts";
import { isCardPayment, type Payment, readPayment } from "../payments/paymentDocument.ts";
import { findByOrder } from "../payments/tokens.ts";
import type { Services, ServicesWith } from "../services.ts";
import { redirectToCallback, showUnverified } from "./returnToCallback.ts";

/** Bytes. A response has about 1 kB. */
const LARGEST = 16 * KILOBYTE;

type CardServices = ServicesWith<"card">;

/**
 * The card gateway's own server reports here that a payment succeeded (docs/protocols.md, Card gateway). The server believes only
 * a verified answer.
 */
export function addCardBackendRoute(app: Hono<BackendEnv>, services: CardServices): void {
  app.post("/api/card/backend", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "direct") };
    const opened = await openAnswer(context, answered);
    if (opened.kind !== "response") throw new Refusal(400, "invalid_request");
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
    const opened = await openAnswer(context, answered);
    if (opened.kind === "unsigned") return askInstead(context, services, opened.reference);
    if (opened.kind !== "response") return showUnverified(context, services, 400, "card");
    const answer = cardAnswer(opened.response, services.card.brands);
    const received = await handleGatewayResponse(answered, answer, "indirect");
    // an answer that does not belong to this payment must not show the payment to its sender
    if (!received?.isItsOwn) return showUnverified(context, services, 404, "card");
    return redirectToCallback(context, services, received.payment, answer);
  });
}

async function openAnswer(context: Context, { card, log }: CardServices): Promise<OpenedResponse> {
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
  if (payment === undefined) return showUnverified(context, services, 400, "card");
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
  return showUnverified(context, services, 400, "card", { to: "payment", address: payment.callback_url });
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
