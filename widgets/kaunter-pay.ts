import { defineScreen } from "./define-screen.tsx";
import { PayCounter } from "./pay/PayCounter.tsx";
import { WIDGET_SCREENS } from "./screens.ts";

/**
 * @summary The search, cart, checkout and receipt in one element, with its own inner navigation.
 * @element kaunter-pay
 *
 * @attr {ChargeType} charge - The charge type to begin with, such as `assessment` or `compound`.
 * @attr {string} account - The account, licence or compound number to begin with.
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank. Cancelable.
 * @event {KaunterPaymentEvent} kaunter-payment - The element learnt the payment's status, or the status changed.
 */
defineScreen({
  tag: "kaunter-pay",
  component: PayCounter,
  screens: WIDGET_SCREENS,
  attributes: ["charge", "account"],
});
