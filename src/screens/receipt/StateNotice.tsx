import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/readPayment.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { ENDING_OF, type Ending } from "../../payment/screenByState.ts";
import { Notice, type NoticeTone } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { BankAnswer } from "./BankAnswer.tsx";
import { CardAnswer } from "./CardAnswer.tsx";

const TONE: Readonly<Record<Ending, NoticeTone>> = {
  paid: "success",
  not_paid: "danger",
  still_asking: "warning",
  unanswered: "warning",
};

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
  const state = payment.resumable ? "not_sent" : payment.status;
  const tone = payment.resumable ? "info" : TONE[ENDING_OF[payment.status]];
  return (
    <Notice tone={tone} role="status" title={t(`receipt.${state}.title`, { context })}>
      <Text>{t(`receipt.${state}.text`, { context })}</Text>
      <BankAnswer payment={payment} />
      <CardAnswer payment={payment} />
      {children}
    </Notice>
  );
}
