import type { Context } from "hono";
import { html } from "hono/html";
import { CARD_ERRORS, type CardError } from "../../../../src/server/gateways/card/protocol/errors.ts";
import type { CardRequest } from "../../../../src/server/gateways/card/protocol/schemas.ts";
import type { Bilingual, Markup } from "../../../pages/demoPage.ts";
import { bilingual, showPage } from "../../pages/frame.ts";
import { returnForm } from "../../pages/returnForm.ts";
import { type Attempt, mayBeDecided } from "../attempt.ts";
import { COURSES } from "../choices.ts";
import { type CardGateway, findMerchant } from "../gateway.ts";
import { refusal, responseOf } from "../response.ts";
import { cardForm } from "./cardForm.ts";
import { challengeForm } from "./challengeForm.ts";

type Shown = Response | Promise<Response>;

const GATEWAY: Bilingual = { malay: "Gerbang kad simulasi", english: "Simulated card gateway" };

/** The page for the attempt's state: the card form, the bank's check, the return to the merchant, or an end without a return. */
export function showAttempt(
  context: Context,
  gateway: CardGateway,
  attempt: Attempt,
  card?: "refused",
): Shown {
  const { request, state } = attempt;
  const path = `/card/${encodeURIComponent(request.RefNo)}`;
  const summary = paymentSummary(gateway, attempt);
  switch (state.kind) {
    case "open":
      if (card === "refused") context.status(422);
      return showPage(context, GATEWAY, {
        title: "Bayar dengan kad",
        body: html`<h1>${bilingual("Bayar dengan kad", "Pay by card")}</h1>
          ${summary} ${cardForm(path, gateway.clock.now(), card === "refused")}`,
      });
    case "challenged":
      return showPage(context, GATEWAY, {
        title: "Sahkan bayaran",
        body: html`<h1>${bilingual("Sahkan bayaran anda", "Confirm your payment")}</h1>
          ${summary} ${challengeForm(path)}`,
      });
    case "decided":
      return showDecided(context, gateway, attempt, html`${summary}${decideLater(attempt, path)}`);
  }
}

function showDecided(context: Context, gateway: CardGateway, attempt: Attempt, below: Markup): Shown {
  const response = responseOf(gateway, attempt);
  const { state, request } = attempt;
  if (state.kind === "decided" && response !== undefined && COURSES[state.choice].returns)
    return showReturn(context, request.ResponseURL, response, below);
  const isSilent = state.kind === "decided" && state.choice === "silent";
  return showPage(context, GATEWAY, {
    title: "Tutup tetingkap",
    body: html`<h1>${
      isSilent
        ? bilingual("Bank tidak menjawab.", "The bank does not answer.")
        : bilingual("Bayaran diluluskan.", "The payment was approved.")
    }</h1>
      <p class="note">${bilingual("Anda boleh menutup tetingkap ini.", "You may close this window.")}</p>
      ${below}`,
  });
}

/** The page for a refused request. It sends the browser back to the merchant with the error. */
export function showRefusal(context: Context, request: CardRequest, error: CardError): Shown {
  return showReturn(context, request.ResponseURL, refusal(request, error), html``);
}

/**
 * The page for a request whose sender is unknown. It leads nowhere, because the gateway does not trust the request's addresses.
 */
export function showDistrusted(context: Context, error: CardError): Shown {
  context.status(400);
  return showPage(context, GATEWAY, {
    title: "Permintaan tidak sah",
    body: html`<h1>${bilingual("Permintaan ini tidak sah.", "This request is not valid.")}</h1>
      <p lang="en">${CARD_ERRORS[error]}</p>`,
  });
}

export function showUnknown(context: Context): Shown {
  context.status(404);
  return showPage(context, GATEWAY, {
    title: "Tidak dijumpai",
    body: html`<h1>${bilingual("Bayaran tidak dijumpai.", "There is no such payment.")}</h1>`,
  });
}

function showReturn(
  context: Context,
  url: string,
  response: Readonly<Record<string, string>>,
  below: Markup,
): Shown {
  return showPage(context, GATEWAY, {
    title: "Kembali ke penjual",
    formsLeadTo: "anywhere",
    body: html`<h1>${outcome(response)}</h1>
      ${returnForm(url, response)}
      ${below}`,
  });
}

function outcome({ Status, ErrDesc }: Readonly<Record<string, string>>): Markup {
  if (Status === "1") return bilingual("Bayaran diluluskan.", "Payment approved.");
  if (Status === "6") return bilingual("Bayaran belum selesai.", "Payment pending.");
  if (ErrDesc === CARD_ERRORS.cancelled) return bilingual("Bayaran dibatalkan.", "Payment cancelled.");
  return html`${bilingual("Bayaran tidak diterima.", "Payment not accepted.")} <small lang="en">${ErrDesc}</small>`;
}

function decideLater(attempt: Attempt, path: string): Markup | "" {
  return mayBeDecided(attempt)
    ? html`<details>
    <summary>${bilingual("Beri keputusan sekarang", "Decide now")}</summary>
    ${challengeForm(path)}
  </details>`
    : "";
}

function paymentSummary(gateway: CardGateway, { request, card }: Attempt): Markup {
  const row = (malay: string, english: string, value: string) =>
    html`<div><dt>${bilingual(malay, english)}</dt><dd translate="no">${value}</dd></div>`;
  const merchant = findMerchant(gateway, request.MerchantCode);
  return html`<section class="summary">
    <p class="amount" translate="no">RM ${request.Amount}</p>
    <dl>
      ${row("Penjual", "Seller", merchant?.name ?? request.MerchantCode)}
      ${row("Butiran", "Details", request.ProdDesc)}
      ${row("No. rujukan", "Reference", request.RefNo)}
      ${card === undefined ? "" : row("Kad", "Card", `${card.brand} ${card.masked}`)}
    </dl>
  </section>`;
}
