import { html } from "hono/html";
import type { Language } from "../../domain/language.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { CARD_BANK_NAMES, CARD_BANKS } from "../../domain/payments/cardBanks.ts";
import { EXPIRY_YEARS_AHEAD } from "../../domain/payments/cardForm.ts";
import type { GatewayForm } from "../gateways/gateway.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { CARD_FORM_TEXTS, type CardField, type CardFormTexts } from "./cardFormTexts.ts";
import { councilHead } from "./councilHead.ts";
import { type Html, page } from "./layout.ts";
import { PAGE_TEXTS } from "./texts.ts";

/**
 * The portal's own card form (rules 5.10 and 5.11). It is a separate document. Its plain form posts the citizen's entries, with
 * the signed request, straight to the card gateway. No card data ever reach this server.
 * @param at.portal the portal's address, without a slash at its end
 * @param at.link the status link
 */
export function cardFormPage(
  payment: Payment,
  { origin, path, fields }: GatewayForm,
  at: { readonly portal: string; readonly link: string; readonly now: Date },
): Html {
  const { language } = payment;
  const { portal, link, now } = at;
  const texts = CARD_FORM_TEXTS[language];
  const { amount, order, keepLink, statusLink } = PAGE_TEXTS[language];
  const { year, month } = malaysiaDay(now);
  const content = html`${councilHead(payment)}
<h1>${texts.title}</h1>
<p>${texts.explanation}</p>
<dl>
<div><dt>${amount}</dt><dd translate="no">${formatMoney(payment.amount)}</dd></div>
<div><dt>${order}</dt><dd translate="no">${payment.order_number}</dd></div>
</dl>
<div class="problems" id="problems" role="alert" aria-labelledby="problems-title" tabindex="-1" hidden>
<h2 id="problems-title">${texts.check}</h2>
<ul></ul>
</div>
<form method="post" action="${origin}${path}" data-month="${year}-${String(month).padStart(2, "0")}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${field(language, "code", html`inputmode="numeric" autocomplete="cc-number" pattern="[0-9 \\-]{13,30}" maxlength="30"`)}
${field(language, "name", html`autocomplete="cc-name" autocapitalize="characters" maxlength="100" translate="no"`)}
<div class="pair">
${choice(language, "expired_month", "cc-exp-month", months())}
${choice(language, "expired_year", "cc-exp-year", years(year))}
</div>
${field(language, "ccv", html`inputmode="numeric" autocomplete="cc-csc" pattern="[0-9]{3,4}" maxlength="4" class="short"`)}
${choice(language, "bank", "off", banks())}
<button type="submit">${texts.pay.replace("{amount}", formatMoney(payment.amount))}</button>
</form>
<p class="keep">${texts.notPaying} ${keepLink} <a href="${link}">${statusLink}</a></p>`;
  return page({ language, title: texts.title, portal, script: "card.js" }, content);
}

function field(language: Language, name: CardField, attributes: Html): Html {
  const texts = CARD_FORM_TEXTS[language];
  return html`<div class="field">
<label for="${name}">${texts.fields[name]}</label>
${name === "ccv" ? html`<span class="hint" id="ccv-hint">${texts.ccvHint}</span>` : ""}
<input id="${name}" name="${name}" required ${attributes} ${said(texts, name)}>
<span class="problem" id="${name}-problem" hidden></span>
</div>`;
}

interface Option {
  readonly value: string;
  readonly name: string;
}

function choice(language: Language, name: CardField, autocomplete: string, options: readonly Option[]): Html {
  const texts = CARD_FORM_TEXTS[language];
  return html`<div class="field">
<label for="${name}">${texts.fields[name]}</label>
<select id="${name}" name="${name}" required autocomplete="${autocomplete}" ${said(texts, name)}>
<option value="">${texts.choose}</option>
${options.map((option) => html`<option value="${option.value}" translate="no">${option.name}</option>`)}
</select>
<span class="problem" id="${name}-problem" hidden></span>
</div>`;
}

/** The attributes of a field: its messages, for the script, and the elements that describe it. */
function said(texts: CardFormTexts, name: CardField): Html {
  const { code, ccv, expired } = texts.wrong;
  const wrong = { code, ccv, expired_month: expired, expired_year: "", name: "", bank: "" }[name];
  const described = name === "ccv" ? "ccv-hint ccv-problem" : `${name}-problem`;
  return html`aria-describedby="${described}" data-required="${texts.required.replace("{field}", texts.fields[name])}" data-wrong="${wrong}"`;
}

function months(): readonly Option[] {
  return Array.from({ length: 12 }, (_, before) => ({
    value: String(before + 1),
    name: String(before + 1).padStart(2, "0"),
  }));
}

/** @param first this year in Malaysia */
function years(first: number): readonly Option[] {
  return Array.from({ length: EXPIRY_YEARS_AHEAD + 1 }, (_, ahead) => String(first + ahead)).map((year) => ({
    value: year,
    name: year,
  }));
}

function banks(): readonly Option[] {
  return CARD_BANKS.map((bank) => ({ value: bank, name: CARD_BANK_NAMES[bank] }));
}
