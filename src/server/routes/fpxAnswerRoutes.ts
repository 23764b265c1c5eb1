import type { Hono } from "hono";
import { fpxAnswer } from "../gateways/fpx/fpxGateway.ts";
import { DIRECT_ACKNOWLEDGEMENT } from "../gateways/fpx/protocol/constants.ts";
import { type OpenedMessage, openMessage } from "../gateways/fpx/protocol/messages.ts";
import { atMost, KILOBYTE, readForm } from "../http/body.ts";
import { hasCardField } from "../http/cardData.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import { answerLog } from "../log.ts";
import { acknowledged, handleGatewayResponse } from "../payments/handleGatewayResponse.ts";
import type { Services } from "../services.ts";
import { redirectToCallback, showUnverified } from "./returnToCallback.ts";

/** Bytes. An AC message has about 2 kB. */
const LARGEST = 16 * KILOBYTE;

/** FPX's own server reports the result of a payment here (docs/protocols.md, FPX). The server believes only a verified answer. */
export function addDirectAnswerRoute(app: Hono<BackendEnv>, services: Services): void {
  app.post("/api/fpx/direct", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "direct") };
    const opened = await openAnswer(context, answered);
    if (opened.kind !== "message") throw new Refusal(400, "invalid_request");
    acknowledged(await handleGatewayResponse(answered, fpxAnswer(opened.message), "direct"));
    return context.text(DIRECT_ACKNOWLEDGEMENT);
  });
}

/**
 * The citizen's browser brings the same answer here from another site, without cookies. The server redirects it to the callback.
 */
export function addIndirectAnswerRoute(pages: Hono<BackendEnv>, services: Services): void {
  pages.post("/api/fpx/indirect", atMost(LARGEST), async (context) => {
    const answered = { ...services, log: answerLog(services.log, context.get("reference"), "indirect") };
    const opened = await openAnswer(context, answered);
    if (opened.kind !== "message") return showUnverified(context, services, 400, "fpx");
    const answer = fpxAnswer(opened.message);
    const received = await handleGatewayResponse(answered, answer, "indirect");
    // an answer that does not belong to this payment must not show the payment to its sender
    if (!received?.isItsOwn) return showUnverified(context, services, 404, "fpx");
    return redirectToCallback(context, services, received.payment, answer);
  });
}

async function openAnswer(context: Context, { fpx, clock, log }: Services): Promise<OpenedMessage<"AC">> {
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
