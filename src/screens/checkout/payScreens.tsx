import type { ComponentType } from "react";
import type { PayStep } from "../../payment/paySteps.ts";
import { CheckoutScreen } from "./CheckoutScreen.tsx";

/** The payment screen for each of its routes. */
export const PAY_SCREENS = {
  checkout: () => <CheckoutScreen />,
  fpx_checkout: () => <CheckoutScreen block="fpx_checkout" />,
  confirmation: () => <CheckoutScreen block="confirmation" />,
} as const satisfies Readonly<Record<PayStep, ComponentType>>;
