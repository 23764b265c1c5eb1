import type { PaymentState } from "../../domain/payments/paymentState.ts";

/**
 * What the page of a payment is called: a receipt once it is paid, and nothing of the kind before, or while nobody knows.
 * @returns the key of its text
 */
export function receiptTitle(status: PaymentState | undefined) {
  return status === "paid" ? "shell.screen.receipt" : "shell.screen.payment";
}
