import type { Language } from "../../domain/language.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { resetLink } from "../../domain/resetLink.ts";
import { codeOf } from "../accounts/verificationCode.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { statusTokenOf } from "../payments/tokens.ts";
import type { Content, Message } from "./mailer.ts";
import type { AboutPayment } from "./notificationDocument.ts";
import { receiptOf } from "./receipt.ts";
import { receiptHtml } from "./receiptHtml.ts";
import { receiptText } from "./receiptText.ts";
import { resetMessage } from "./resetMessage.ts";
import { statusMessage } from "./statusMessage.ts";
import { verificationMessage } from "./verificationMessage.ts";

/** What makes the messages of each kind: those about a payment in its language. */
export interface Composers extends Readonly<Record<AboutPayment, (payment: Payment) => Promise<Content>>> {
  verification(codeId: string, language: Language): Promise<Content>;
  reset(resetId: string, language: Language): Promise<Content>;
}

/**
 * @param portal its address, without a slash at its end
 * @param tokenSecret what status tokens and codes are worked out with
 */
export function messages({
  portal,
  tokenSecret,
}: {
  readonly portal: string;
  readonly tokenSecret: string;
}): Composers {
  return {
    receipt: (payment) =>
      receiptMessage(payment, receiptLink(portal, statusTokenOf(tokenSecret, payment._id))),
    status: (payment) => statusMessage(payment, statusLink(portal, statusTokenOf(tokenSecret, payment._id))),
    verification: (codeId, language) => verificationMessage(codeOf(tokenSecret, codeId), language),
    reset: (resetId, language) => resetMessage(resetLink(portal, resetId), language),
  };
}

/** The receipt's message, in the payment's language. @param link where the receipt is shown */
async function receiptMessage(
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
