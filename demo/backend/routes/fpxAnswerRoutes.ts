import type { Hono } from "hono";
import { DIRECT_ACKNOWLEDGEMENT } from "../../fpx-protocol/constants.ts";
import { type OpenedMessage, openMessage } from "../../fpx-protocol/messages.ts";
import { atMost, KILOBYTE, readForm } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { Refusal } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { noticePage } from "../pages/noticePage.ts";
import { returnAddress } from "../payments/callbackAddress.ts";
import type { PaymentDesk } from "../payments/createPayment.ts";
import { newHandle } from "../payments/handles.ts";
import { receiveAnswer } from "../payments/receiveAnswer.ts";

/** An AC is about 2 kB. */
const LARGEST = 16 * KILOBYTE;

/**
 * Where FPX's answers arrive: from its server, and with the buyer's browser from another site, without cookies. Only a verified
 * answer says anything about the money (protocols 1.5 and 1.6).
 */
export function addFpxAnswerRoutes(app: Hono<BackendEnv>, desk: PaymentDesk, log: Log): void {
  const parts = { databases: desk.databases, clock: desk.clock, log };

  const open = async (context: Context, source: "direct" | "indirect"): Promise<OpenedMessage<"AC">> => {
    const opened = openMessage("AC", await readForm(context), desk.fpx.certificates, desk.clock.now());
    if (opened.kind !== "message") {
      const why = opened.kind === "unverified" ? opened.reason : opened.kind;
      log({ event: "fpx_answer_unverified", reference: context.get("reference"), source, why });
    }
    return opened;
  };

  app.post("/api/fpx/direct", atMost(LARGEST), async (context) => {
    const opened = await open(context, "direct");
    if (opened.kind !== "message") throw new Refusal(400, "invalid_request");
    const payment = await receiveAnswer(parts, opened.message, "direct");
    if (payment === undefined)
      log({ event: "fpx_answer_of_unknown_order", reference: context.get("reference"), source: "direct" });
    // every verified answer is acknowledged, or FPX repeats it: nothing in ours would change its mind
    return context.text(DIRECT_ACKNOWLEDGEMENT);
  });

  app.post("/api/fpx/indirect", atMost(LARGEST), async (context) => {
    const opened = await open(context, "indirect");
    if (opened.kind !== "message") return showUnverified(context, desk, 400);
    const payment = await receiveAnswer(parts, opened.message, "indirect");
    if (payment === undefined) return showUnverified(context, desk, 404);
    const { handle, document } = newHandle(desk.random, "return", payment._id, desk.clock.now());
    await desk.databases.handles.write(document);
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    return context.redirect(returnAddress(payment.callback_url, handle), 303);
  });
}

function showUnverified(
  context: Context,
  desk: PaymentDesk,
  status: 400 | 404,
): Response | Promise<Response> {
  const language = acceptedLanguage(context.req.header("accept-language"));
  const link = { to: "portal", address: `${desk.portal}/` } as const;
  return showPage(context, noticePage(language, "unverified", link), status);
}
