import type { PublicPayment } from "../api/schemas/payment.ts";
import type { CardExplanation } from "../domain/payments/cardExplanation.ts";
import type { FpxExplanation } from "../domain/payments/fpxExplanation.ts";
import { type FpxVerdict, responseOf } from "../domain/payments/fpxResponse.ts";
import type { FpxToken } from "../domain/payments/paymentMethod.ts";
import type { PaymentState } from "../domain/payments/paymentState.ts";

/** The bank's last signed answer to a payment. */
export interface Answered {
  readonly status: PaymentState;
  /** Undefined for a card payment. */
  readonly fpx_msgToken?: FpxToken | undefined;
  readonly response_code: string | null;
}

/**
 * The answers that agree with a state and add a reason to it. We ignore any other answer: it came later and changed no state. For
 * example, a declined payment stays declined, whatever FPX answers afterwards. An expired payment has no reason to add.
 */
const AGREEING: Readonly<Record<PaymentState, readonly FpxVerdict[]>> = {
  in_progress: ["unclear"],
  pending: ["held", "unclear"],
  paid: [],
  failed: ["declined"],
  cancelled: ["cancelled"],
  expired: [],
};

/** The reason for a citizen why a card payment did not go through. Undefined if it adds nothing to the state. */
export function cardExplanationOf({
  status,
  card_explanation: explanation,
}: Pick<PublicPayment, "status" | "card_explanation">): CardExplanation | undefined {
  if (status === "cancelled") return explanation === "cancelled" ? explanation : undefined;
  return status === "failed" && explanation !== "cancelled" ? explanation : undefined;
}

/** The bank's answer, as a reason for a citizen. Undefined if it adds nothing to the state. */
export function explanationOf(answered: Answered): FpxExplanation | undefined {
  if (answered.response_code === null) return undefined;
  const response = responseOf(answered.response_code);
  if (!AGREEING[answered.status].includes(response?.verdict ?? "unclear")) return undefined;
  const explanation = response?.explanation ?? "unclear";
  // Token 01 is a person's account, which has no approver.
  if (explanation === "waiting_for_approver" && answered.fpx_msgToken === "01") return "with_bank";
  return explanation;
}
