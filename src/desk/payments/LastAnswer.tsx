import { useTranslation } from "react-i18next";
import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { fpxVerdict } from "../../domain/payments/fpxResponse.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/payments/paymentMethod.ts";
import { cardExplanationOf, explanationOf } from "../../payment/bankAnswer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

/**
 * The last answer of the bank in words and with its code, or of the card gateway in words. Nothing without an answer. An answer that
 * adds nothing to the payment's state is named by its verdict.
 */
export function LastAnswer({ payment }: { readonly payment: ReviewPayment }) {
  const { t } = useTranslation();
  const ofBank = payment.response_code === null ? undefined : explanationOf(payment);
  const ofCard = cardExplanationOf(payment);
  if (payment.response_code === null && ofCard === undefined) return null;
  return (
    <Stack gap="hair" as="section">
      <Heading size="part">{t("deskPayments.answer")}</Heading>
      {ofBank !== undefined && <Text>{t(`bankAnswers.${ofBank}.what`, { days: FPX_APPROVAL_DAYS })}</Text>}
      {ofBank === undefined && payment.response_code !== null && (
        <Text>{t(`review.event.${fpxVerdict(payment.response_code)}`)}</Text>
      )}
      {ofCard !== undefined && <Text>{t(`cardAnswers.${ofCard}.what`)}</Text>}
      {payment.response_code !== null && (
        <Text size="small" tone="muted">
          {t("bankAnswers.code")} <bdi translate="no">FPX {payment.response_code}</bdi>
        </Text>
      )}
    </Stack>
  );
}
