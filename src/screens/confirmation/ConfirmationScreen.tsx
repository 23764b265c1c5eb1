import { useTranslation } from "react-i18next";
import { Split } from "../../ui/layout/Split.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { NothingPayable } from "../parts/paying/PaymentNotices.tsx";
import { PayStepFrame } from "../parts/paying/PayStepFrame.tsx";
import { Proceed } from "./Proceed.tsx";
import { Review } from "./Review.tsx";
import { useConfirmation } from "./useConfirmation.ts";

/**
 * The last step before money moves (rule 2.9): everything that the citizen gave, with links to change it, and the button to the
 * bank.
 */
export function ConfirmationScreen() {
  const { t } = useTranslation();
  const confirmation = useConfirmation();
  const { step, paying } = confirmation;
  const failed = paying.step === "failed";
  const underWay = paying.step === "creating" || paying.step === "leaving";
  return (
    <PayStepFrame title={t("confirmation.title")} step={step} pressed={underWay}>
      <Split
        main={<Review step={step} />}
        aside={
          step.amounts.payable.length === 0 ? (
            // After a press, this notice replaces the button that had the focus.
            <NothingPayable takesFocus={failed}>
              {failed && <Text>{t("confirmation.changed")}</Text>}
            </NothingPayable>
          ) : (
            <Proceed confirmation={confirmation} />
          )
        }
      />
    </PayStepFrame>
  );
}
