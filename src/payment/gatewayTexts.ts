import { isFpxMethod, type PaymentMethod } from "../domain/payments/paymentMethod.ts";
import type { Answered } from "./bankAnswer.ts";

/**
 * The context (i18next) of a text that speaks of who is asked for the money. A card's say the card gateway, where the others say
 * the bank.
 */
export type GatewayContext = "card" | undefined;

export function contextOfMethod(method: PaymentMethod): GatewayContext {
  return isFpxMethod(method) ? undefined : "card";
}

/** @param payment of which FPX's token tells that it went there */
export function contextOf({ fpx_msgToken }: Pick<Answered, "fpx_msgToken">): GatewayContext {
  return fpx_msgToken === undefined ? "card" : undefined;
}
