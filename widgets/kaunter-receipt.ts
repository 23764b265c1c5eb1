import { ReceiptScreen } from "../src/screens/receipt/ReceiptScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The status of a payment, and its receipt.
 * @element kaunter-receipt
 *
 * @attr {string} payment - The id of the payment to show. Default: the payment that the citizen returns from.
 * @event {KaunterRedirectEvent} kaunter-redirect - The citizen is about to leave for the bank, to pay again. Cancelable.
 * @event {KaunterPaymentEvent} kaunter-payment - The element learnt the payment's status, or the status changed.
 */
defineScreen({
  tag: "kaunter-receipt",
  component: ReceiptScreen,
  screens: ["receipt"],
  attributes: ["payment"],
});
