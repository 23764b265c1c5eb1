import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import { StepBesideSummary } from "../parts/paying/StepBesideSummary.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { BankForm } from "./BankForm.tsx";

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

/** Says to who pays by card that no bank is chosen for that, as after Back or by a link, and leads to the step that follows. */
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
