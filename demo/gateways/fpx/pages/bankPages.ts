import type { Context } from "hono";
import { html } from "hono/html";
import type { FpxMessages } from "../../../../src/server/gateways/fpx/protocol/messages.ts";
import type { Bilingual, Markup } from "../../../pages/demoPage.ts";
import { bilingual, showPage } from "../../pages/frame.ts";
import { returnForm } from "../../pages/returnForm.ts";
import { COURSES, DECLINES } from "../choices.ts";
import { confirm } from "../confirmation.ts";
import { type Exchange, findMerchant } from "../exchange.ts";
import type { Merchant } from "../merchant.ts";
import { REFUSALS } from "../refusal.ts";
import { mayBeDecided, type Transaction } from "../transaction.ts";
import { choiceForm } from "./choiceForm.ts";
import { paymentSummary } from "./paymentSummary.ts";

const BANK: Bilingual = { malay: "Bank simulasi", english: "Simulated bank" };

type Shown = Response | Promise<Response>;

/** The page for the transaction's state: the choice, the return to the merchant, or an end without a return. */
export function showTransaction(context: Context, exchange: Exchange, transaction: Transaction): Shown {
  const { request, state } = transaction;
  const merchant = findMerchant(exchange, request.fpx_sellerExId);
  const summary = paymentSummary(request, merchant, exchange.banks);
  if (state.kind === "open") {
    return showPage(context, BANK, {
      title: "Sahkan bayaran",
      body: html`<h1>${bilingual("Sahkan bayaran anda", "Confirm your payment")}</h1>
        ${summary} ${choiceForm()}`,
    });
  }
  const later = mayBeDecided(transaction) ? decideLater() : "";
  const returns = state.kind === "refused" || COURSES[state.choice].returns;
  if (returns && merchant !== undefined) {
    return showReturn(context, merchant, confirm(exchange, transaction), html`${summary}${later}`);
  }
  const end =
    state.kind === "decided" && state.choice !== "silent"
      ? bilingual("Bayaran diluluskan.", "The payment was approved.")
      : bilingual("Bank tidak menjawab.", "The bank does not answer.");
  return showPage(context, BANK, {
    title: "Tutup tetingkap",
    body: html`<h1>${end}</h1>
      <p class="note">${bilingual("Anda boleh menutup tetingkap ini.", "You may close this window.")}</p>
      ${summary} ${later}`,
  });
}

/** The page that sends the browser back to the merchant with the indirect AC. */
export function showReturn(
  context: Context,
  merchant: Merchant,
  confirmation: FpxMessages["AC"],
  below: Markup | "" = "",
): Shown {
  return showPage(context, BANK, {
    title: "Kembali ke penjual",
    formsLeadTo: "anywhere",
    body: html`<h1>${outcome(confirmation.fpx_debitAuthCode)}</h1>
      ${returnForm(merchant.indirectUrl, { ...confirmation })}
      ${below}`,
  });
}

/** The exchange's terms. A merchant's payment page links to them. */
export function showTerms(context: Context): Shown {
  return showPage(context, BANK, {
    title: "Terma dan syarat",
    body: html`<h1>${bilingual("Terma dan syarat", "Terms and conditions")}</h1>
      <p>
        Ini ialah pertukaran FPX simulasi untuk demonstrasi. Ia tidak dikendalikan oleh PayNet atau mana-mana bank.
        Tiada wang dipindahkan dan tiada akaun bank sebenar diperlukan.
      </p>
      <p lang="en">
        This is a simulated FPX exchange for demonstration. It is not run by PayNet or any bank. No money is moved and
        no real bank account is needed.
      </p>`,
  });
}

export function showUnknown(context: Context): Shown {
  context.status(404);
  return showPage(context, BANK, {
    title: "Tidak dijumpai",
    body: html`<h1>${bilingual("Bayaran tidak dijumpai.", "There is no such payment.")}</h1>`,
  });
}

function decideLater(): Markup {
  return html`<details>
    <summary>${bilingual("Beri keputusan sekarang", "Decide now")}</summary>
    ${choiceForm()}
  </details>`;
}

function outcome(code: string): Markup {
  switch (code) {
    case "00":
      return bilingual("Bayaran diluluskan.", "Payment approved.");
    case "09":
    case "99":
      return bilingual("Bayaran belum selesai.", "Payment pending.");
    case "1C":
      return bilingual("Bayaran dibatalkan.", "Payment cancelled.");
    default:
      return html`${bilingual("Bayaran ditolak.", "Payment declined.")}
        <small lang="en">${code} ${reason(code)}</small>`;
  }
}

function reason(code: string): string {
  const refusal = Object.entries(REFUSALS).find(([known]) => known === code)?.[1];
  return DECLINES.find((decline) => decline.code === code)?.text ?? refusal ?? "";
}
