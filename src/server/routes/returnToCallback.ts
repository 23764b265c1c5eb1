import type { Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { type NoticeLink, noticePage } from "../pages/noticePage.ts";
import { returnAddress } from "../payments/callbackAddress.ts";
import type { GatewayName } from "../payments/gatewayAnswer.ts";
import { newHandle } from "../payments/handles.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { Services } from "../services.ts";

/** Redirects the citizen, whose browser brought this payment's answer, to the callback with a single-use handle. */
export async function redirectToCallback(
  context: Context,
  services: Services,
  payment: Payment,
): Promise<Response> {
  const { handle, document } = newHandle(services.random, "return", payment._id, services.clock.now());
  await services.databases.handles.write(document);
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(returnAddress(payment.callback_url, handle), 303);
}

/** Shows that an answer proves nothing. The page shows no payment, because anyone can have written the answer. */
export function showUnverified(
  context: Context,
  services: Services,
  status: 400 | 404,
  gateway: GatewayName,
  link?: NoticeLink,
): Response | Promise<Response> {
  const language = acceptedLanguage(context.req.header("accept-language"));
  return showPage(context, noticePage(language, "unverified", services.portal, link, gateway), status);
}
