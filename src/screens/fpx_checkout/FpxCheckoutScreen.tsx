import { useTranslation } from "react-i18next";
import { PayStepFrame } from "../parts/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/StepBesideSummary.tsx";
import { usePayStep } from "../parts/usePayStep.ts";
import { BankForm } from "./BankForm.tsx";

/** The step of a bank transfer: which bank. */
export function FpxCheckoutScreen() {
  const { t } = useTranslation();
  const step = usePayStep("fpx_checkout");
  return (
    <PayStepFrame title={t("fpxCheckout.title")} step={step}>
      <StepBesideSummary amounts={step.amounts}>
        <BankForm step={step} />
      </StepBesideSummary>
    </PayStepFrame>
  );
}
