import type { Payment } from "../payments/paymentDocument.ts";
import type { Message } from "./mailer.ts";
import { receiptOf } from "./receipt.ts";
import { receiptHtml } from "./receiptHtml.ts";
import { receiptText } from "./receiptText.ts";

/** The receipt's message, in the payment's language. @param link where the receipt is shown */
export async function receiptMessage(
  payment: Payment,
  link: string,
): Promise<Pick<Message, "subject" | "text" | "html">> {
  const receipt = receiptOf(payment, link);
  return {
    subject: receipt.texts.subject.replace("{number}", receipt.number),
    text: receiptText(receipt),
    html: await receiptHtml(receipt),
  };
}
