import { readLine } from "../../charges/lines.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import type { ReceiptStatement } from "../../domain/statement.ts";
import { asStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";

/** The statement of a payment's receipt; undefined when the payment is not paid. */
export function receiptStatementOf(payment: Payment): ReceiptStatement | undefined {
  const { status, receipt_no, settled_at, paid_at = settled_at, services, amount } = payment;
  if (status !== "paid" || receipt_no === undefined || paid_at === undefined) return undefined;
  const issuers = [...new Set(services.map((stored) => asStored(() => readLine(stored)).council))];
  const paidOn = malaysiaDate(new Date(paid_at));
  return { kind: "receipt", issuers, number: receipt_no, amount, paidOn };
}
