import { bankNameOf } from "../../domain/payments/banks.ts";
import { fpxTokenOf, isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ApprovalNotice } from "../parts/paying/ApprovalNotice.tsx";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { ReviewPart } from "./ReviewPart.tsx";

/** What was given at the step of a bank transfer: the bank, whose account a colleague may have to approve. */
export function FpxCheckoutGiven({ step: { checkout, bank } }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const { method } = checkout;
  if (!isFpxMethod(method)) return null;
  return (
    <ReviewPart title={t("fpxCheckout.bank")} changeAt="fpx_checkout">
      <Text strong translate="no">
        {bankNameOf(fpxTokenOf(method), bank)}
      </Text>
      <ApprovalNotice method={method} />
    </ReviewPart>
  );
}
