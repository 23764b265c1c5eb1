import type { PaymentState } from "../../domain/payments/paymentState.ts";

/** The text key of the screen's title: "receipt" once the payment is paid, "payment" while it is not or its status is unknown. */
export function receiptTitle(status: PaymentState | undefined) {
  return status === "paid" ? "shell.screen.receipt" : "shell.screen.payment";
}
