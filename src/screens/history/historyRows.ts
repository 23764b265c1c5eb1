import type { TFunction } from "i18next";
import type { OwnPayment } from "../../api/readHistory.ts";
import { chargeOf } from "../../charges/lines.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { linesWithin, type PaymentFilter } from "../../payment/pastPayments.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { paidAt } from "../../payment/paymentTimes.ts";
import { reportedState } from "../parts/paying/paymentTone.ts";

/**
 * The payment history as rows for a spreadsheet, headings first. Each bill that matches the filter has its own row, so that the
 * amounts add up to what was paid for these bills. Amounts are in ringgit, times in Malaysia time.
 */
export function historyRows(
  payments: readonly OwnPayment[],
  filter: PaymentFilter,
  t: TFunction,
  councilName: (code: CouncilCode) => string,
): readonly (readonly string[])[] {
  const headings = [
    t("history.column.begun"),
    t("history.column.paidAt"),
    t("common.state"),
    t("common.council"),
    t("history.charge"),
    t("history.column.number"),
    t("history.column.amount"),
    t("receipt.method"),
    t("receipt.number"),
    t("receipt.transaction"),
  ];
  const rows = payments.flatMap((payment) => {
    const paid = paidAt(payment);
    return linesWithin(payment, filter).map((line) => [
      formatDateTime(payment.payment_datetime),
      paid === undefined ? "" : formatDateTime(paid),
      t(`receipt.${reportedState(payment)}.title`, { context: contextOf(payment) }),
      councilName(line.council),
      t(`charges.name.${line.type}`),
      chargeOf(line).numberOf(line),
      ringgitFromSen(line.amount),
      paymentMethodFact(payment, t)[1],
      payment.receipt_no ?? "",
      payment.order_number,
    ]);
  });
  return [headings, ...rows];
}
