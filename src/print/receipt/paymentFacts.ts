import type { Payment } from "../../api/payments.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import type { DocumentFact } from "../printedDocument.ts";
import type { ReceiptWords } from "./receiptWords.ts";

/**
 * The payer, the payment method, and the numbers by which the bank and the portal find the payment. The contact details are
 * masked for everyone but the payer: their browser as it comes from the bank, or their log-in.
 */
export function paymentFacts(payment: Payment, { t }: ReceiptWords): readonly DocumentFact[] {
  const [way, name] = paymentMethodFact(payment, t);
  const isPaid = payment.status === "paid";
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    [t(isPaid ? "printedReceipt.receivedFrom" : "receipt.payer"), payment.user],
    [way, name],
    [t("receipt.email"), payment.email],
    // A notice has this number at the top, where a receipt has its receipt number.
    [t("receipt.transaction"), isPaid ? payment.order_number : undefined],
    [t("receipt.phone"), payment.contact],
    [t("receipt.fpxTransaction"), payment.fpx_fpxTxnId],
    [t("receipt.cardTransaction"), payment.card_transaction],
    [t("receipt.authorization"), payment.authorization],
    // A receipt has the time of the payment instead.
    [t("receipt.startedAt"), isPaid ? undefined : formatDateTime(payment.payment_datetime)],
  ];
  return facts.flatMap(([label, text]) => (text === undefined || text === "" ? [] : [{ label, text }]));
}
