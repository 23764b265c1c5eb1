import type { PublicPayment } from "../api/schemas/payment.ts";
import type { CardExplanation } from "../domain/payments/cardExplanation.ts";
import type { FpxExplanation } from "../domain/payments/fpxExplanation.ts";
import { type FpxVerdict, responseOf } from "../domain/payments/fpxResponse.ts";
import type { FpxToken } from "../domain/payments/paymentMethod.ts";
import type { PaymentState } from "../domain/payments/paymentState.ts";

/** What is known of the bank's last signed answer to a payment. */
export interface Answered {
  readonly status: PaymentState;
  /** Undefined of a card payment. */
  readonly fpx_msgToken?: FpxToken | undefined;
  readonly response_code: string | null;
}

/**
 * The answers that agree with a state and tell more than it. Another answer may come later, and moves nothing: a decline is
 * told as one, whatever the exchange says of it afterwards. Of a payment that expired the state says all that is known.
 */
const AGREEING: Readonly<Record<PaymentState, readonly FpxVerdict[]>> = {
  in_progress: ["unclear"],
  pending: ["held", "unclear"],
  paid: [],
  failed: ["declined"],
  cancelled: ["cancelled"],
  expired: [],
};

/** What the citizen is told of why a card payment did not go through; undefined where it adds nothing to the state. */
export function cardExplanationOf({
  status,
  card_explanation: told,
}: Pick<PublicPayment, "status" | "card_explanation">): CardExplanation | undefined {
  if (status === "cancelled") return told === "cancelled" ? told : undefined;
  return status === "failed" && told !== "cancelled" ? told : undefined;
}

/** What the citizen is told of the bank's answer beside the state; undefined where it adds nothing to it. */
export function explanationOf(answered: Answered): FpxExplanation | undefined {
  if (answered.response_code === null) return undefined;
  const response = responseOf(answered.response_code);
  if (!AGREEING[answered.status].includes(response?.verdict ?? "unclear")) return undefined;
  const explanation = response?.explanation ?? "unclear";
  // A person's account has no approver.
  if (explanation === "waiting_for_approver" && answered.fpx_msgToken === "01") return "with_bank";
  return explanation;
}
