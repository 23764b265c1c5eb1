import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/payments/paymentMethod.ts";
import { explanationOf } from "../../payment/bankAnswer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Explains the bank's answer to a payment that is not paid: the reason, the next step, and the code to give the helpline. */
export function BankAnswer({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  if (payment.status === "paid" || payment.response_code === null) return null;
  const explanation = explanationOf(payment);
  return (
    <Stack gap="tight">
      {explanation !== undefined && (
        <>
          <Text>{t(`bankAnswers.${explanation}.what`, { days: FPX_APPROVAL_DAYS })}</Text>
          <Text>{t(`bankAnswers.${explanation}.next`)}</Text>
        </>
      )}
      <Text size="small" tone="muted">
        {t("bankAnswers.code")} <bdi translate="no">FPX {payment.response_code}</bdi>
      </Text>
    </Stack>
  );
}
