import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { paidAt } from "../../api/payments.ts";
import type { OwnPayment } from "../../api/readHistory.ts";
import { chargeOf } from "../../charges/lines.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { csvOf } from "../../domain/csv.ts";
import { formatDateTime, malaysiaDate } from "../../domain/malaysiaTime.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { linesWithin, type PaymentFilter } from "../../payment/pastPayments.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { contextOf, reportedState } from "../../payment/screenByState.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { saveFile } from "../parts/documents/saveFile.ts";
import type { HistoryReading } from "./useHistory.ts";

/**
 * The payment history as rows for a spreadsheet, headings first. Each bill that matches the filter has its own row, so that the
 * amounts add up to what was paid for these bills. Amounts are in ringgit, times in Malaysia time.
 */
function historyRows(
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

/** Saves all payments that match the filter. It first reads the payments that were not read yet. */
export function useSaveHistory({ found, filter, isComplete, isReading, readAll }: HistoryReading) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const councilName = useCouncilName();
  const [isWaiting, setWaiting] = useState(false);

  const save = useEffectEvent(() => {
    const rows = historyRows(found, filter, t, (code) => councilName(code).name);
    // The file's name holds the date only, because other people may see it.
    const day = malaysiaDate(new Date());
    const content = new Blob([csvOf(rows)], { type: "text/csv;charset=utf-8" });
    saveFile(`${t("history.file")}-${day}.csv`, content);
    announce(t("history.saved"));
  });

  useEffect(() => {
    if (!isWaiting || isReading) return;
    // Save nothing if the reading was stopped or failed: a part would look like the whole history.
    if (isComplete) save();
    setWaiting(false);
  }, [isWaiting, isReading, isComplete]);

  return {
    isWaiting,
    save: () => {
      if (!isComplete) readAll();
      setWaiting(true);
    },
  };
}
