import type { ButtonProps } from "../../../ui/action/Button.tsx";
import type { LastPaymentView } from "./useLastPayment.ts";

/**
 * The look of the button to the next step. It is secondary while the notice above warns that the last payment may still be paid,
 * because the primary button then leads to that payment.
 */
export function nextStepButtonKind({ verdict }: Pick<LastPaymentView, "verdict">): ButtonProps["kind"] {
  return verdict === "warned" ? "secondary" : "primary";
}
