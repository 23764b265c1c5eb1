import { PAY_STEPS } from "../src/payment/paySteps.ts";
import { CheckoutCounter } from "./checkout/CheckoutCounter.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The payer's details, the bank, the confirmation, and the way to the bank, with an inner navigation of its own.
 * @element kaunter-checkout
 *
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank; cancelable.
 */
defineScreen({
  tag: "kaunter-checkout",
  component: CheckoutCounter,
  screens: PAY_STEPS,
  attributes: [],
});
