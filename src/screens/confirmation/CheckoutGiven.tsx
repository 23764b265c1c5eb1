import { useTranslation } from "react-i18next";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { ReviewPart } from "./ReviewPart.tsx";

const PAYER = ["name", "email", "phone"] as const;

/** The input of the checkout: the payer and the payment method. */
export function CheckoutGiven({ step: { checkout } }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  return (
    <>
      <ReviewPart title={t("checkout.payer")} changeAt="checkout">
        <DescriptionList
          align="start"
          rows={PAYER.map((field) => ({
            term: t(`checkout.${field}`),
            value: <bdi translate="no">{checkout[field]}</bdi>,
          }))}
        />
      </ReviewPart>
      <ReviewPart title={t("confirmation.method")} changeAt="checkout">
        <Stack gap="hair">
          <Text strong>{t(`checkout.account.${checkout.method}`)}</Text>
          <Text tone="muted">{t(`checkout.accountDetail.${checkout.method}`)}</Text>
        </Stack>
      </ReviewPart>
    </>
  );
}
