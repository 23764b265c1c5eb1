import { useTranslation } from "react-i18next";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { NothingHere } from "../parts/NothingHere.tsx";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/paying/StepBesideSummary.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { BankForm } from "./BankForm.tsx";

/** The step of a bank transfer: the choice of the bank (rule 2.8). */
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

/**
 * Explains to a citizen who pays by card that no bank is needed, for example after Back or a direct link. Leads to the next step.
 */
function NoBankNeeded() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("fpxCheckout.byCard")}
      help={t("fpxCheckout.byCardHelp")}
      to={{ screen: "confirmation" }}
      go={t("confirmation.title")}
    />
  );
}
