import { useTranslation } from "react-i18next";
import { bankNameOf } from "../../domain/banks.ts";
import { fpxTokenOf } from "../../domain/paymentMethod.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ApprovalNotice } from "../parts/ApprovalNotice.tsx";
import { CartLines } from "../parts/CartLines.tsx";
import type { PayStepView } from "../parts/usePayStep.ts";
import { ReviewPart } from "./ReviewPart.tsx";

/** Everything that was given on the way here, each part with the way back to where it was given (WCAG 3.3.4). */
export function Review({ step }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const { checkout, bank } = step;
  const { method } = checkout;
  const payer = (["name", "email", "phone"] as const).map((field) => ({
    term: t(`checkout.${field}`),
    value: <bdi translate="no">{checkout[field]}</bdi>,
  }));
  return (
    <Stack gap="loose">
      <Card>
        <ReviewPart title={t("checkout.summary")} changeAt="cart">
          <CartLines amounts={step.amounts} />
        </ReviewPart>
      </Card>
      <Card>
        <Divided>
          <ReviewPart title={t("checkout.payer")} changeAt="checkout">
            <DescriptionList align="start" rows={payer} />
          </ReviewPart>
          <ReviewPart title={t("confirmation.method")} changeAt="checkout">
            <Stack gap="hair">
              <Text strong>{t(`checkout.account.${method}`)}</Text>
              <Text tone="muted">{t(`checkout.accountDetail.${method}`)}</Text>
            </Stack>
          </ReviewPart>
          <ReviewPart title={t("fpxCheckout.bank")} changeAt="fpx_checkout">
            <Text strong translate="no">
              {bankNameOf(fpxTokenOf(method), bank)}
            </Text>
            <ApprovalNotice method={method} />
          </ReviewPart>
        </Divided>
      </Card>
    </Stack>
  );
}
