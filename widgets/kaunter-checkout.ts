import { PAY_STEPS } from "../src/payment/paySteps.ts";
import { CheckoutCounter } from "./checkout/CheckoutCounter.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The payer's details, the choice of the bank, the confirmation, and the redirect to the bank in one element.
 * @element kaunter-checkout
 *
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank. Cancelable.
 */
defineScreen({
  tag: "kaunter-checkout",
  component: CheckoutCounter,
  screens: PAY_STEPS,
  attributes: [],
});
