import { html } from "hono/html";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { bankNameOf } from "../../domain/payments/banks.ts";
import type { GatewayForm, GatewayName } from "../gateways/gateway.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { councilHead } from "./councilHead.ts";
import { type Html, page } from "./layout.ts";
import { type NoticeName, PAGE_TEXTS } from "./texts.ts";

/**
 * The page that goes on to the bank. Its form posts the signed request, by the script or, without scripts, by its button. The
 * page shows the status link before it posts, so that the citizen can keep it.
 * @param at.portal the portal's address, without a slash at its end
 * @param at.link the status link
 * @param at.crest the address of the council's stored crest, if the payment goes to one council
 */
export function bankPage(
  payment: Payment,
  { origin, path, fields }: GatewayForm,
  at: { readonly portal: string; readonly link: string; readonly crest: string | undefined },
): Html {
  const { language } = payment;
  const { portal, link } = at;
  const texts = PAGE_TEXTS[language];
  const isCard = isCardPayment(payment);
  const bank = isCard ? texts.cardPage : bankNameOf(payment.fpx_msgToken, payment.fpx_buyerBankId);
  const title = texts.goingTo.replace("{bank}", bank);
  const content = html`${councilHead(payment, at.crest)}
<h1>${title}</h1>
<p>${isCard ? texts.cardExplanation : texts.explanation}</p>
<dl>
<div><dt>${texts.amount}</dt><dd translate="no">${formatMoney(payment.amount)}</dd></div>
<div><dt>${texts.order}</dt><dd translate="no">${payment.order_number}</dd></div>
</dl>
<form method="post" action="${origin}${path}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">${texts.proceed.replace("{bank}", bank)}</button>
</form>
<p class="keep">${texts.keepLink} <a href="${link}">${texts.statusLink}</a></p>`;
  return page({ language, title, portal, script: "pay.js" }, content);
}

/** The page that a notice links to. */
export type NoticeLink =
  | { readonly to: "payment"; readonly address: string }
  | { readonly to: "portal"; readonly address: string };

/**
 * A page that shows a notice and posts nothing.
 * @param portal the portal's address, without a slash at its end
 * @param gateway the payment's gateway; the bank's when the payment is unknown
 */
export function noticePage(
  language: Language,
  name: NoticeName,
  portal: string,
  link: NoticeLink = { to: "portal", address: `${portal}/` },
  gateway: GatewayName = "fpx",
): Html {
  const texts = PAGE_TEXTS[language];
  const place = texts.places[gateway];
  const title = texts.notices[name].title.replaceAll("{place}", place);
  const body = texts.notices[name].body.replaceAll("{place}", place);
  const label = link.to === "payment" ? texts.backToPayment : texts.backToPortal;
  return page(
    { language, title, portal },
    html`<h1>${title}</h1>
<p>${body}</p>
<p><a class="button" href="${link.address}">${label}</a></p>`,
  );
}
