import type { ButtonProps } from "../../../ui/action/Button.tsx";
import type { LastPaymentView } from "./useLastPayment.ts";

/** How the way on to another payment looks: second to the one to a payment that may still be paid, which the notice above it offers. */
export function nextStepButtonKind({ verdict }: Pick<LastPaymentView, "verdict">): ButtonProps["kind"] {
  return verdict === "warned" ? "secondary" : "primary";
}
