import type { Verification } from "../../api/schemas/verification.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { orderNumberOf } from "../../domain/payments/orderNumber.ts";
import { checkStatement, statusOn, type Verdict } from "../../domain/statements/checkStatement.ts";
import { readCompact, unsignedStatement } from "../../domain/statements/compactStatement.ts";
import type {
  LicenceStatement,
  ReceiptStatement,
  RemittanceStatement,
  Statement,
} from "../../domain/statements/statement.ts";
import { licenceStatus } from "../licences/licenceStatus.ts";
import { paidRenewals } from "../licences/paidRenewals.ts";
import { validityOf } from "../licences/validity.ts";
import { findByNumber } from "../payments/paymentAccess.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { receiptStatementOf } from "../payments/publicPayment.ts";
import { readRefundCase } from "../refunds/refundCases.ts";
import { readRemittance } from "../remittances/remittanceDocument.ts";
import type { Services, ServicesWith } from "../services.ts";
import { remittanceStatementOf } from "./remittanceStatement.ts";

/**
 * Checks a statement's signature, as anyone can, and then compares it with the stored data. The verdict reveals no data that the
 * paper does not show.
 */
export async function verifyStatement(
  services: ServicesWith<"statements">,
  text: string,
): Promise<Verification["verdict"]> {
  const compact = readCompact(text);
  if (compact === undefined) return "unreadable";
  const today = malaysiaDate(services.clock.now());
  const verdict = await checkStatement(compact, await services.statements.published(), today, crypto.subtle);
  const isGenuine = verdict === "valid" || verdict === "expired";
  return isGenuine ? await statusOfRecord(services, compact.statement, today) : verdict;
}

async function statusOfRecord(
  services: ServicesWith<"statements">,
  statement: Statement,
  today: string,
): Promise<Verdict> {
  if (statement.kind === "licence") return await statusOfLicence(services, statement, today);
  const stored = await storedStatement(services, statement);
  // the short form has one spelling
  const [ofRecord, ofPaper] = [stored, statement].map((stated) => stated && unsignedStatement("", stated));
  if (ofRecord !== ofPaper) return "no_record";
  return statement.kind === "receipt" && (await isRefunded(services, statement)) ? "refunded" : "valid";
}

/** Whether money of the receipt's payment went back to the payer. Money that is only due back stays with the council. */
async function isRefunded({ databases }: Services, { number }: ReceiptStatement): Promise<boolean> {
  const refund = await readRefundCase(databases.settlements, { order_number: orderNumberOf(number) });
  return refund !== undefined && refund.payouts.length > 0;
}

/**
 * The statement of the stored payment or remittance with this number. A receipt stays valid when a bill was paid twice and the
 * money is due back: the money came and the bill is paid.
 */
async function storedStatement(
  { databases: { all_payments, handles, settlements } }: Services,
  statement: ReceiptStatement | RemittanceStatement,
): Promise<Statement | undefined> {
  if (statement.kind === "remittance") {
    const remittance = await readRemittance(settlements, statement.number);
    return remittance && remittanceStatementOf(remittance);
  }
  const id = await findByNumber(handles, statement.number);
  const payment = id && (await readPayment(all_payments, id));
  return payment && receiptStatementOf(payment);
}

/**
 * The status of the licence, if a paid payment renewed it to the paper's last day. The day of issue is not compared: another
 * payment may turn up later and replace the one that the paper was issued for.
 */
async function statusOfLicence(
  { databases }: Services,
  statement: LicenceStatement,
  today: string,
): Promise<Verdict> {
  const { issuer: council, number, validUntil } = statement;
  const renewals = await paidRenewals(databases, { council, number });
  const isPaid = renewals.some(
    ({ line }) => validityOf({ year: line.renewal_year, month: line.renewal_month }).until === validUntil,
  );
  const status = isPaid ? await licenceStatus(databases, council, number, validUntil) : "unknown";
  if (status === "unknown") return "no_record";
  return status === "current" ? statusOn(statement, today) : status;
}
