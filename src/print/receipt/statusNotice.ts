import type { Payment } from "../../api/payments.ts";
import { linesByCouncil } from "../../charges/lines.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { headIn } from "../../domain/payments/receiptHeads.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import { contextOf } from "../../payment/screenByState.ts";
import type { FlowingDocument } from "../printedDocument.ts";
import { lineTables } from "./lineTables.ts";
import { paymentFacts } from "./paymentFacts.ts";
import type { ReceiptSetting } from "./receiptWords.ts";

/**
 * The notice for a payment that is not paid or whose outcome is unknown. The issuer is the portal. It has no council's crest, no
 * code and no amount in words, so that nobody takes it for a receipt. It states its time, because the payment may be paid later.
 */
export function statusNotice(payment: Payment, setting: ReceiptSetting): FlowingDocument {
  const { t, language, paper, asOf } = setting;
  const number = payment.order_number;
  const title = t("printedReceipt.notice.name", { number });
  const total = {
    label: headIn(language, "total"),
    text: formatMoney(payment.amount),
    strong: true,
  } as const;
  return {
    language,
    title,
    fileName: `status-${number}`,
    paper,
    head: {
      issuer: t("common.portal"),
      title: headIn(language, "notReceipt"),
      facts: [
        { label: t("receipt.transaction"), text: number, strong: true },
        {
          label: t("printedReceipt.notice.asOf"),
          text: t("common.malaysiaTime", { time: formatDateTime(asOf) }),
        },
      ],
      warning: [t("printedReceipt.notice.warning"), statusText(payment, setting)].join(
        PUNCTUATION[language].sentence,
      ),
    },
    sections: [
      { kind: "facts", columns: paper === "slip80" ? 1 : 2, facts: paymentFacts(payment, setting) },
      ...lineTables(payment, setting, { paper, total }),
      ...(linesByCouncil(payment.services).length > 1
        ? [{ kind: "facts", columns: 1, facts: [total] } as const]
        : []),
    ],
    notes: [t("printedReceipt.notice.warning")],
    foot: { text: title, page: (page, of) => t("printedReceipt.page", { page, of }) },
  };
}

/** The payment's state in a sentence. Only a signed decline or cancel proves that no money was taken. */
function statusText({ status, resumable, ...payment }: Payment, { t }: ReceiptSetting): string {
  const context = contextOf(payment);
  if (resumable) return t("printedReceipt.notice.not_sent", { context });
  if (status === "failed" || status === "cancelled") return t(`receipt.${status}.text`, { context });
  if (status === "expired") return t("printedReceipt.notice.unanswered", { context });
  return t("printedReceipt.notice.still_asking", { context });
}
