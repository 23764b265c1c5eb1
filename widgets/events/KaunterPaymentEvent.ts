import type { PaymentState } from "../../src/domain/payments/paymentState.ts";

export interface PaymentNews {
  readonly status: PaymentState;
}

/** The element learnt the status of the payment that it shows, or the status changed. */
export class KaunterPaymentEvent extends CustomEvent<PaymentNews> {
  constructor(detail: PaymentNews) {
    super("kaunter-payment", { bubbles: true, composed: true, detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-payment": KaunterPaymentEvent;
  }
}
