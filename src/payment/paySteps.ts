import { isFpxMethod, PAYMENT_METHODS, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

/**
 * The steps from the cart to the bank (rules 2.7, 2.8, 2.9). Each needs input from the steps before it. The page checks this each
 * time it shows a step, so that links, Back and Refresh are safe.
 */
export const PAY_STEPS = ["checkout", "fpx_checkout", "confirmation"] as const;

export type PayStep = (typeof PAY_STEPS)[number];

/** The steps of each method. A card payment skips the choice of a bank, because the gateway asks for the card. */
const STEPS_OF_METHOD: Readonly<Record<PaymentMethod, readonly PayStep[]>> = {
  "1": ["checkout", "fpx_checkout", "confirmation"],
  "2": ["checkout", "fpx_checkout", "confirmation"],
  "3": ["checkout", "confirmation"],
};

/** The methods that the checkout offers, in the order of the screen. @param takesCards from the configuration */
export function offeredMethods(takesCards: boolean): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => takesCards || isFpxMethod(method));
}

/** The steps of a method in their order. */
export function stepsOf(method: PaymentMethod): readonly PayStep[] {
  return STEPS_OF_METHOD[method];
}

/** The next step. Undefined after the last one, which leads to the bank. */
export function stepAfter(step: PayStep, method: PaymentMethod): PayStep | undefined {
  const steps = stepsOf(method);
  return steps[steps.indexOf(step) + 1];
}

/** Whether each step has its input: a payable item, the payer's details, the bank. */
export type Given = Readonly<Record<"cart" | Exclude<PayStep, "confirmation">, boolean>>;

/** The first earlier step without its input. Undefined if this step may be shown. */
export function missingStep(step: PayStep, method: PaymentMethod, given: Given): keyof Given | undefined {
  const steps = stepsOf(method);
  const before = ["cart", ...steps.slice(0, steps.indexOf(step))] as readonly (keyof Given)[];
  return before.find((earlier) => !given[earlier]);
}
