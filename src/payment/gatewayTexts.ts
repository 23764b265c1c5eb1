import { isFpxMethod, type PaymentMethod } from "../domain/payments/paymentMethod.ts";
import type { Answered } from "./bankAnswer.ts";

/** The i18next context of a text that names the gateway. With "card" the text says "card gateway", otherwise it says "bank". */
export type GatewayContext = "card" | undefined;

export function contextOfMethod(method: PaymentMethod): GatewayContext {
  return isFpxMethod(method) ? undefined : "card";
}

/** @param payment has an fpx_msgToken if and only if it is an FPX payment */
export function contextOf({ fpx_msgToken }: Pick<Answered, "fpx_msgToken">): GatewayContext {
  return fpx_msgToken === undefined ? "card" : undefined;
}
