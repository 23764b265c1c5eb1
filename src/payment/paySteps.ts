import { isFpxMethod, PAYMENT_METHODS, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

/**
 * The blocks of the payment screen (rules 2.7, 2.8, 2.9): the payer and the method, the bank, everything once more. Each has its
 * own route, which opens the screen at that block.
 */
export const PAY_STEPS = ["checkout", "fpx_checkout", "confirmation"] as const;

export type PayStep = (typeof PAY_STEPS)[number];

/** The methods that the checkout offers, in the order of the screen. @param takesCards from the configuration */
export function offeredMethods(takesCards: boolean): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => takesCards || isFpxMethod(method));
}
