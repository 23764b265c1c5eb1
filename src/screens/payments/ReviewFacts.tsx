import { useTranslation } from "react-i18next";
import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { add, type Sen } from "../../domain/money.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Money } from "../../ui/text/Money.tsx";

/** A payment's numbers, its state, and the times of the last and the next requery. The payer is masked. */
export function ReviewFacts({ payment }: { readonly payment: ReviewPayment }) {
  const { t } = useTranslation();
  const { refund_case, last_enquiry_at: last, next_enquiry_at: next } = payment;
  const state = t("payments.stateSince", {
    state: t(`status.${payment.status}`),
    time: formatDateTime(stateSince(payment)),
  });
  const rows: readonly (DescriptionRow | undefined)[] = [
    { term: t("common.state"), value: state },
    reference(t("receipt.transaction"), payment.order_number),
    reference(t("receipt.number"), payment.receipt_no),
    reference(t("receipt.fpxTransaction"), payment.fpx_fpxTxnId),
    reference(t("receipt.cardTransaction"), payment.card_transaction),
    reference(...paymentMethodFact(payment, t)),
    reference(t("receipt.payer"), payment.user),
    refund_case === null
      ? undefined
      : { term: t("payments.refundAmount"), value: <Money amount={paidTwice(refund_case)} /> },
    {
      term: t("payments.lastAsked", { context: contextOf(payment) }),
      value: last ? formatDateTime(last) : t("payments.neverAsked"),
    },
    { term: t("payments.nextAsked"), value: next ? formatDateTime(next) : t("payments.notAsked") },
  ];
  return <DescriptionList align="start" rows={rows.filter((row) => row !== undefined)} />;
}

/** The time of the last change of the status, an instant in UTC. */
function stateSince({ events, payment_datetime }: ReviewPayment): string {
  return events.findLast(({ to }) => to !== undefined)?.at ?? payment_datetime;
}

function paidTwice({ bills }: NonNullable<ReviewPayment["refund_case"]>): Sen {
  return add(...Object.values(bills).flatMap((parts) => Object.values(parts)));
}

function reference(term: string, text: string | undefined): DescriptionRow | undefined {
  return text ? { term, value: <bdi translate="no">{text}</bdi> } : undefined;
}
