import type { ComponentType } from "react";
import type { PayStep } from "../payment/paySteps.ts";
import { CheckoutScreen } from "./checkout/CheckoutScreen.tsx";
import { ConfirmationScreen } from "./confirmation/ConfirmationScreen.tsx";
import { FpxCheckoutScreen } from "./fpx_checkout/FpxCheckoutScreen.tsx";

/** The steps to the bank. They share one chunk, so that a citizen who finished one step never waits for the code of the next. */
export const PAY_SCREENS = {
  checkout: CheckoutScreen,
  fpx_checkout: FpxCheckoutScreen,
  confirmation: ConfirmationScreen,
} as const satisfies Readonly<Record<PayStep, ComponentType>>;
