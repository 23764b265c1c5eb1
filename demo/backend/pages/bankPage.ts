import { html } from "hono/html";
import { bankNameOf } from "../../../src/domain/banks.ts";
import { formatMoney } from "../../../src/domain/money.ts";
import type { AuthorizationRequest } from "../../fpx-protocol/schemas.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { type Html, page } from "./layout.ts";
import { PAGE_TEXTS } from "./texts.ts";

/**
 * The page that goes on to the bank: its form posts the signed AR, by its script or, without script, by its button.
 * @param action FPX's address for the AR
 */
export function bankPage(payment: Payment, message: AuthorizationRequest, action: string): Html {
  const texts = PAGE_TEXTS[payment.language];
  const bank = bankNameOf(payment.fpx_msgToken, payment.fpx_buyerBankId);
  const title = texts.goingTo.replace("{bank}", bank);
  const content = html`<h1>${title}</h1>
<p>${texts.explanation}</p>
<dl>
<div><dt>${texts.amount}</dt><dd translate="no">${formatMoney(payment.amount)}</dd></div>
<div><dt>${texts.order}</dt><dd translate="no">${payment.order_number}</dd></div>
</dl>
<form method="post" action="${action}">
${Object.entries(message).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">${texts.proceed.replace("{bank}", bank)}</button>
</form>`;
  return page(payment.language, title, content, html`<script src="/pay/pay.js" defer></script>`);
}
