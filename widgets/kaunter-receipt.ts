import { ReceiptScreen } from "../src/screens/receipt/ReceiptScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary How a payment ended, and its receipt.
 * @element kaunter-receipt
 *
 * @attr {string} payment - The id of the payment to show. Default: the one the citizen comes back from.
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank, to pay again; cancelable.
 * @event {KaunterPaymentEvent} kaunter-payment - The state of the payment shown became known or changed.
 */
defineScreen({
  tag: "kaunter-receipt",
  component: ReceiptScreen,
  screens: ["receipt"],
  attributes: ["payment"],
});
