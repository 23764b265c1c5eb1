import { useTranslation } from "../../i18n/useTranslation.tsx";
import { PayStepFrame } from "../parts/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/StepBesideSummary.tsx";
import { usePayStep } from "../parts/usePayStep.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";

/** The first step to the bank: who pays, and how. */
export function CheckoutScreen() {
  const { t } = useTranslation();
  const step = usePayStep("checkout");
  return (
    <PayStepFrame title={t("checkout.title")} step={step}>
      <StepBesideSummary amounts={step.amounts}>
        <CheckoutForm step={step} />
      </StepBesideSummary>
    </PayStepFrame>
  );
}
