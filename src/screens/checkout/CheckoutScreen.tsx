import { useTranslation } from "react-i18next";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/paying/StepBesideSummary.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";

/** The first step to the bank: the payer and the payment method (rule 2.7). */
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
