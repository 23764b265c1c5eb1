import type { Payment } from "../payments/paymentDocument.ts";
import { statusTokenOf } from "../payments/tokens.ts";
import type { Message } from "./mailer.ts";
import { receiptOf } from "./receipt.ts";
import { receiptHtml } from "./receiptHtml.ts";
import { receiptText } from "./receiptText.ts";

/**
 * Makes the receipts' messages, in each payment's language.
 * @param portal its address, without a slash at its end
 * @param tokenSecret what status tokens are worked out with
 */
export function receiptMessages({
  portal,
  tokenSecret,
}: {
  readonly portal: string;
  readonly tokenSecret: string;
}): (payment: Payment) => Promise<Pick<Message, "subject" | "text" | "html">> {
  return async (payment) => {
    const link = `${portal}/#/receipt?status=${statusTokenOf(tokenSecret, payment._id)}`;
    const receipt = receiptOf(payment, link);
    return {
      subject: receipt.texts.subject.replace("{number}", receipt.number),
      text: receiptText(receipt),
      html: await receiptHtml(receipt),
    };
  };
}
