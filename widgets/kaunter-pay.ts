import { defineScreen } from "./define-screen.tsx";
import { PayCounter } from "./pay/PayCounter.tsx";
import { WIDGET_SCREENS } from "./screens.ts";

/**
 * @summary Pay here: search, cart, checkout and receipt in one element, with its own inner navigation.
 * @element kaunter-pay
 *
 * @attr {ChargeType} charge - The charge type to begin with, such as `assessment` or `compound`.
 * @attr {string} account - The account, licence or compound number to begin with.
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank; cancelable.
 * @event {KaunterPaymentEvent} kaunter-payment - The state of the payment shown became known or changed.
 */
defineScreen({
  tag: "kaunter-pay",
  component: PayCounter,
  screens: WIDGET_SCREENS,
  attributes: ["charge", "account"],
});
