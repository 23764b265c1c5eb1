import { senFromRinggit } from "../../../src/domain/money.ts";
import { FPX_LIMITS } from "../../../src/domain/payments/fpxLimits.ts";
import { FPX_TOKENS } from "../../../src/domain/payments/paymentMethod.ts";
import { FPX_CURRENCY, FPX_VERSION } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import type { AuthorizationRequest } from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { findBank, type SimulatedBanks } from "./banks.ts";
import type { Merchant } from "./merchant.ts";

/** The debit codes of refusals before any bank is involved, with the exchange's English texts (docs/protocols.md, FPX). */
export const REFUSALS = {
  XE: "Invalid Message",
  "46": "Invalid Seller Exchange Or Seller",
  "47": "Invalid Currency",
  XM: "Invalid FPX Transaction Model",
  "2A": "Transaction Amount Is Lower Than Minimum Limit",
  "48": "Maximum Transaction Limit Exceeded",
  "92": "Invalid Buyer Bank",
  BB: "Blocked Bank",
  "45": "Duplicate Seller Order Number",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The reason to refuse a correctly signed request. Undefined if there is none. The store checks that the order number is new. */
export function refusalOf(
  request: AuthorizationRequest,
  merchant: Merchant,
  banks: SimulatedBanks,
): RefusalCode | undefined {
  if (request.fpx_version !== FPX_VERSION) return "XE";
  if (!isRegistered(request.fpx_sellerId, merchant)) return "46";
  if (request.fpx_txnCurrency !== FPX_CURRENCY) return "47";

  const token = FPX_TOKENS.find((known) => known === request.fpx_msgToken);
  if (token === undefined) return "XM";

  const amount = senFromRinggit(request.fpx_txnAmount);
  if (amount < FPX_LIMITS[token].least) return "2A";
  if (amount > FPX_LIMITS[token].most) return "48";

  const bank = findBank(banks, token, request.fpx_buyerBankId);
  if (bank === undefined) return "92";
  return bank.online ? undefined : "BB";
}

function isRegistered(id: string, { sellerId, hasOtherSellers = false, otherNames }: Merchant): boolean {
  return id === sellerId || hasOtherSellers || otherNames?.has(id) === true;
}
