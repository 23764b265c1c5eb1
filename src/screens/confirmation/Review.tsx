import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { fpxTokenOf, isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { type PayStep, stepsOf } from "../../payment/paySteps.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ApprovalNotice } from "../parts/paying/ApprovalNotice.tsx";
import { CartLines } from "../parts/paying/CartLines.tsx";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { CheckoutGiven } from "./CheckoutGiven.tsx";
import { ReviewPart } from "./ReviewPart.tsx";

/** The review of each earlier step. */
const GIVEN: Readonly<
  Record<Exclude<PayStep, "confirmation">, ComponentType<{ readonly step: PayStepView }>>
> = {
  checkout: CheckoutGiven,
  fpx_checkout: FpxCheckoutGiven,
};

/** Everything that the citizen gave at the earlier steps. Each part has a link back to its step (WCAG 3.3.4). */
export function Review({ step }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const before = stepsOf(step.checkout.method).filter((given) => given !== "confirmation");
  return (
    <Stack gap="loose">
      <Card>
        <ReviewPart title={t("checkout.summary")} changeAt="cart">
          <CartLines amounts={step.amounts} />
        </ReviewPart>
      </Card>
      <Card>
        <Divided>
          {before.map((given) => {
            const Given = GIVEN[given];
            return <Given key={given} step={step} />;
          })}
        </Divided>
      </Card>
    </Stack>
  );
}

/** The review of a bank transfer: the bank, and for a company account a notice that a colleague may have to approve. */
function FpxCheckoutGiven({ step: { checkout, bank } }: { readonly step: PayStepView }) {
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
