import type { Payment } from "../../../api/payments.ts";
import type { PaymentState } from "../../../domain/payments/paymentState.ts";
import { ENDING_OF, type Ending } from "../../../payment/screenByState.ts";
import type { Tone } from "../../../ui/feedback/tone.ts";

type ShownStatus = Pick<Payment, "status" | "resumable">;

const TONE: Readonly<Record<Ending, Tone>> = {
  paid: "success",
  not_paid: "danger",
  still_asking: "warning",
  unanswered: "warning",
};

/** The state for the texts `receipt.<state>.title`. A payment that nobody took to the bank is `not_sent`, not open. */
export function reportedState({ status, resumable }: ShownStatus): PaymentState | "not_sent" {
  return resumable ? "not_sent" : status;
}

export function toneOf({ status, resumable }: ShownStatus): Tone {
  return resumable ? "info" : TONE[ENDING_OF[status]];
}
