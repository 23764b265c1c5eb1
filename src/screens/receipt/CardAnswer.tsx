import type { Payment } from "../../api/readPayment.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { cardExplanationOf } from "../../payment/bankAnswer.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Why a card payment did not go through, in our own words, and what to do. Nothing of the others. */
export function CardAnswer({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const explanation = cardExplanationOf(payment);
  if (explanation === undefined) return null;
  return (
    <Stack gap="tight">
      <Text>{t(`cardAnswers.${explanation}.what`)}</Text>
      <Text>{t(`cardAnswers.${explanation}.next`)}</Text>
    </Stack>
  );
}
