import { RETURN_PARAMETER } from "../../domain/payments/returnParameter.ts";
import type { GatewayAnswer, GatewayName } from "../gateways/gateway.ts";
import type { Context } from "../http/context.ts";
import { showPage } from "../http/documents.ts";
import { acceptedLanguage } from "../pages/acceptedLanguage.ts";
import { type NoticeLink, noticePage } from "../pages/payPages.ts";
import { newHandle } from "../payments/handles.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { Services } from "../services.ts";

/** An answer leads back to its payment for this time, in milliseconds. */
const RETURNS_FOR = 60 * 60_000;

/**
 * Redirects the citizen, whose browser brought this payment's answer, to the callback with a single-use handle. The same answer may
 * come again from a browser's history on a shared computer. So an hour after it first came, it leads to the page that asks for the
 * status link.
 */
export async function redirectToCallback(
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
