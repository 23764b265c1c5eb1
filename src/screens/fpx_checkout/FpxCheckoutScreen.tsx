import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/paying/StepBesideSummary.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { BankForm } from "./BankForm.tsx";
import { NoBankNeeded } from "./NoBankNeeded.tsx";

/** The step of a bank transfer: which bank. */
export function FpxCheckoutScreen() {
  const { t } = useTranslation();
  const step = usePayStep("fpx_checkout");
  const { method } = step.checkout;
  return (
    <PayStepFrame title={t("fpxCheckout.title")} step={step}>
      <StepBesideSummary amounts={step.amounts}>
        {isFpxMethod(method) ? <BankForm step={step} method={method} /> : <NoBankNeeded />}
      </StepBesideSummary>
    </PayStepFrame>
  );
}
