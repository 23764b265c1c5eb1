import { html } from "hono/html";
import { formatMoney, senFromRinggit } from "../../../../src/domain/money.ts";
import type { AuthorizationRequest } from "../../../../src/server/gateways/fpx/protocol/schemas.ts";
import type { Markup } from "../../../pages/demoPage.ts";
import { bilingual } from "../../pages/frame.ts";
import { findBank, type SimulatedBanks } from "../banks.ts";
import type { Merchant } from "../merchant.ts";

/** The seller, the amount, the purpose and the bank, as the buyer's bank would show them. */
export function paymentSummary(
  request: AuthorizationRequest,
  merchant: Merchant | undefined,
  banks: SimulatedBanks,
): Markup {
  const bank = findBank(banks, request.fpx_msgToken, request.fpx_buyerBankId);
  const row = (malay: string, english: string, value: string) =>
    value === ""
      ? ""
      : html`<div><dt>${bilingual(malay, english)}</dt><dd translate="no">${value}</dd></div>`;
  return html`<section class="summary">
    <p class="amount" translate="no">${formatMoney(senFromRinggit(request.fpx_txnAmount))}</p>
    <dl>
      ${row("Penjual", "Seller", nameOfSeller(request.fpx_sellerId, merchant))}
      ${row("Butiran", "Details", request.fpx_productDesc)}
      ${row("No. pesanan", "Order", request.fpx_sellerOrderNo)}
      ${row("Bank anda", "Your bank", bank?.name ?? request.fpx_buyerBankId)}
    </dl>
  </section>`;
}

function nameOfSeller(id: string, merchant: Merchant | undefined): string {
  const name = id === merchant?.sellerId ? merchant.name : merchant?.otherNames?.get(id);
  return name ?? id;
}
