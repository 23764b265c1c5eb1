import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import { cardExplanationOf } from "../../payment/bankAnswer.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { reportedState, toneOf } from "../parts/paying/paymentTone.ts";
import { BankAnswer } from "./BankAnswer.tsx";

/** The status of a payment in words, with the bank's answer, and the next steps below it. */
export function StateNotice({
  payment,
  children,
}: {
  readonly payment: Payment;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const context = contextOf(payment);
  const state = reportedState(payment);
  return (
    <Notice tone={toneOf(payment)} role="status" title={t(`receipt.${state}.title`, { context })}>
      <Text>{t(`receipt.${state}.text`, { context })}</Text>
      <BankAnswer payment={payment} />
      <CardAnswer payment={payment} />
      {children}
    </Notice>
  );
}

/** Explains in our own words why a card payment failed, with the next step. Renders nothing for other payments. */
function CardAnswer({ payment }: { readonly payment: Payment }) {
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
