import type { Language } from "../../domain/language.ts";
import { receiptLink, refundLink, statusLink } from "../../domain/payments/statusLink.ts";
import { resetLink } from "../../domain/resetLink.ts";
import { codeOf } from "../accounts/verificationCode.ts";
import type { Databases } from "../databases/databases.ts";
import { statusTokenOf } from "../payments/paymentAccess.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { receiptStatementOf } from "../payments/publicPayment.ts";
import { receiptContacts } from "../payments/receiptContacts.ts";
import type { Content, Message } from "./mailer.ts";
import type { AboutPayment } from "./notificationDocument.ts";
import { receiptOf } from "./receipt.ts";
import { receiptHtml } from "./receiptHtml.ts";
import { receiptText } from "./receiptText.ts";
import { type ReportedRefundStep, refundMessage } from "./refundMessage.ts";
import { resetMessage } from "./resetMessage.ts";
import { statusMessage } from "./statusMessage.ts";
import { verificationMessage } from "./verificationMessage.ts";

/** Builds the messages of each kind. A message about a payment is in the payment's language. */
export interface Composers extends Readonly<Record<AboutPayment, (payment: Payment) => Promise<Content>>> {
  refund(payment: Payment, step: ReportedRefundStep): Promise<Content>;
  verification(codeId: string, language: Language): Promise<Content>;
  reset(resetId: string, language: Language): Promise<Content>;
}

/**
 * @param databases hold the contacts of councils for older payments
 * @param portal the portal's address, without a slash at the end
 * @param tokenSecret the key from which status tokens and codes are derived
 */
export function messages({
  portal,
  tokenSecret,
  databases,
}: {
  readonly portal: string;
  readonly tokenSecret: string;
  readonly databases: Pick<Databases, "metadata">;
}): Composers {
  return {
    receipt: (payment) =>
      receiptMessage(databases, payment, receiptLink(portal, statusTokenOf(tokenSecret, payment._id))),
    status: (payment) => statusMessage(payment, statusLink(portal, statusTokenOf(tokenSecret, payment._id))),
    refund: (payment, step) =>
      refundMessage(payment, step, refundLink(portal, statusTokenOf(tokenSecret, payment._id))),
    verification: (codeId, language) => verificationMessage(codeOf(tokenSecret, codeId), language),
    reset: (resetId, language) => resetMessage(resetLink(portal, resetId), language),
  };
}

/** @param link opens the receipt in the portal */
async function receiptMessage(
  { metadata }: Pick<Databases, "metadata">,
  payment: Payment,
  link: string,
): Promise<Pick<Message, "subject" | "text" | "html">> {
  const contacts = await receiptContacts(metadata, payment, receiptStatementOf(payment)?.issuers ?? []);
  const receipt = receiptOf(payment, link, contacts);
  return {
    subject: receipt.texts.subject.replace("{number}", receipt.number),
    text: receiptText(receipt),
    html: await receiptHtml(receipt),
  };
}
