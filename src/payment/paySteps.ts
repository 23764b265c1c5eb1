import { isFpxMethod, PAYMENT_METHODS, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

/**
 * The steps from the cart to the bank (docs/specification.md, section 2), and what each needs from those before it. Looked at each
 * time a step is shown, so that a link, Back and Refresh are safe.
 */
export const PAY_STEPS = ["checkout", "fpx_checkout", "confirmation"] as const;

export type PayStep = (typeof PAY_STEPS)[number];

/** The steps that each method takes. The card gateway asks for the card itself, so a card has none for a bank. */
const STEPS_OF_METHOD: Readonly<Record<PaymentMethod, readonly PayStep[]>> = {
  "1": ["checkout", "fpx_checkout", "confirmation"],
  "2": ["checkout", "fpx_checkout", "confirmation"],
  "3": ["checkout", "confirmation"],
};

/** The methods that are offered at checkout, in the order they are shown. @param takesCards as the configuration says */
export function offeredMethods(takesCards: boolean): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => takesCards || isFpxMethod(method));
}

/** The steps of a method, in the order they are walked. */
export function stepsOf(method: PaymentMethod): readonly PayStep[] {
  return STEPS_OF_METHOD[method];
}

/** The step that follows; nothing follows the last but the bank. */
export function stepAfter(step: PayStep, method: PaymentMethod): PayStep | undefined {
  const steps = stepsOf(method);
  return steps[steps.indexOf(step) + 1];
}

/** Whether what a step asks for was given: an item that can be paid, the payer's details, the bank. */
export type Given = Readonly<Record<"cart" | Exclude<PayStep, "confirmation">, boolean>>;

/** The first step before this one that has not got what it asks for, or undefined where the step may be shown. */
export function missingStep(step: PayStep, method: PaymentMethod, given: Given): keyof Given | undefined {
  const steps = stepsOf(method);
  const before = ["cart", ...steps.slice(0, steps.indexOf(step))] as readonly (keyof Given)[];
  return before.find((earlier) => !given[earlier]);
}
