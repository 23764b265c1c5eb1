import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatMoney } from "../../domain/money.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import type { Message } from "./mailer.ts";
import { messagePage } from "./messagePage.ts";
import { methodOf } from "./receipt.ts";
import { MESSAGE_TEXTS } from "./texts/index.ts";

/**
 * The message about an open payment. It says that the server asks the bank, and links to the status. It contains no text that the
 * payer typed, and makes no statement about the money.
 * @param link the status link
 */
export async function statusMessage(
  payment: Payment,
  link: string,
): Promise<Pick<Message, "subject" | "text" | "html">> {
  const { language, order_number } = payment;
  const texts = MESSAGE_TEXTS[language];
  const asking = isCardPayment(payment) ? { ...texts.asking, ...texts.askingCard } : texts.asking;
  const rows = [
    { term: asking.order, value: order_number, translate: "no" as const },
    { term: asking.startedAt, value: texts.time.replace("{time}", formatDateTime(payment.payment_datetime)) },
    { term: asking.method, value: methodOf(payment, texts), translate: "no" as const },
    { term: texts.total, value: formatMoney(payment.amount), translate: "no" as const },
  ];
  const { colon, sentence } = PUNCTUATION[language];
  const intro = [asking.intro, asking.atBank].join(sentence);
  const text = [
    intro,
    "",
    ...rows.map(({ term, value }) => `${term}${colon}${value}`),
    "",
    `${asking.link}${colon.trim()}`,
    link,
    texts.linkHelp,
    "",
    asking.notYours,
    "",
    texts.automatic,
    "",
  ];
  return {
    subject: asking.subject.replace("{order}", order_number),
    text: text.join("\n"),
    html: await messagePage(
      {
        language,
        title: asking.title,
        intro,
        rows,
        link: { address: link, label: asking.link, help: texts.linkHelp },
        notYours: asking.notYours,
      },
      texts,
    ),
  };
}
