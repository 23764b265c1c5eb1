import type { ReactNode } from "react";
import type { Payment } from "../../api/readPayment.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { reportedState, toneOf } from "../parts/paying/paymentTone.ts";
import { BankAnswer } from "./BankAnswer.tsx";
import { CardAnswer } from "./CardAnswer.tsx";

/** How a payment stands, in words, with what the bank answered, and below it what to do next. */
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
