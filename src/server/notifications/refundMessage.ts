import { formatMoney, NOTHING, type Sen } from "../../domain/money.ts";
import type { RefundMessageStep } from "../../domain/payments/refundState.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { Content } from "./mailer.ts";
import { messagePage } from "./messagePage.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";

/** A step of a refund with the amount that it concerned. */
export interface ReportedRefundStep {
  readonly step: RefundMessageStep;
  readonly amount: Sen;
}

/**
 * The message about a step of a refund. It contains no text that the payer or the central team typed.
 * @param link opens the payment's refunds in the portal
 */
export async function refundMessage(
  { language, order_number }: Payment,
  { step, amount }: ReportedRefundStep,
  link: string,
): Promise<Content> {
  const texts = MESSAGE_TEXTS[language];
  const { refund } = texts;
  const { colon } = PUNCTUATION[language];
  const rows = [
    { term: refund.order, value: order_number, translate: "no" as const },
    ...(amount === NOTHING
      ? []
      : [{ term: refund.amount, value: formatMoney(amount), translate: "no" as const }]),
  ];
  const [title, intro] = [refund.title[step], refund.intro[step]];
  const text = [
    intro,
    "",
    ...rows.map(({ term, value }) => `${term}${colon}${value}`),
    "",
    `${refund.link}${colon.trim()}`,
    link,
    texts.linkHelp,
    "",
    refund.notYours,
    "",
    texts.automatic,
    "",
  ];
  return {
    subject: refund.subject.replace("{order}", order_number),
    text: text.join("\n"),
    html: await messagePage(
      {
        language,
        title,
        intro,
        rows,
        link: { address: link, label: refund.link, help: texts.linkHelp },
        notYours: refund.notYours,
      },
      texts,
    ),
  };
}
