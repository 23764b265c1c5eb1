import type { Result, UnknownReason } from "../../api/schemas/reconciliation.ts";
import type { Sen } from "../../domain/money.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { TRANSACTION_VIEW } from "../databases/views.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { findByOrder } from "../payments/paymentAccess.ts";
import {
  changePayment,
  isCardPayment,
  type Payment,
  paymentOf,
  readPayment,
  sentAt,
} from "../payments/paymentDocument.ts";
import { noteChargebackLine } from "./chargebackLine.ts";
import { endMissing, noteDifference } from "./difference.ts";
import {
  type GatewayNamed,
  type JudgedLine,
  type PaidLine,
  type ReportNamed,
  readPaidLine,
  writePaidLine,
} from "./reportDocument.ts";
import type { ReportLine } from "./reportLines.ts";

export interface ReconciliationServices {
  readonly databases: Pick<Databases, "all_payments" | "settlements" | "handles" | "metadata">;
  readonly clock: Clock;
  /** The councils with a seller id of their own, whose payouts are in no report of the portal's seller id. */
  readonly fpx: { readonly seller: Pick<Seller, "councilIds"> };
}

/** The report that is being read, and who reads it. */
export interface Reading extends ReportNamed {
  /** A user name, or the command. */
  readonly by: string;
}

interface Judgement {
  readonly result: Result;
  readonly reason: UnknownReason | null;
}

const UNKNOWN = (reason: UnknownReason): Judgement => ({ result: "unknown_to_us", reason });

/**
 * Compares one line with our payments, and writes down the difference, if there is one. Comparing it again gives the same result
 * and writes nothing new.
 */
export async function reconcileLine(
  services: ReconciliationServices,
  reading: Reading,
  line: ReportLine,
): Promise<JudgedLine> {
  if (line.kind === "fee" || line.kind === "payout")
    return { ...line, result: null, reason: null, payment_id: null };
  const found = await paymentOfLine(services.databases, line);
  const payment = found === "unreadable" ? undefined : found;
  const judgement =
    found === "unreadable" ? UNKNOWN("unreadable") : await judgeLine(services, reading, line, payment);
  await noteDifferenceOf(services, reading, line, judgement, payment);
  return { ...line, ...judgement, payment_id: payment?._id ?? null };
}

/** By the order number, else by the gateway's number of the transaction. */
export async function paymentOfLine(
  { all_payments, handles }: Pick<Databases, "all_payments" | "handles">,
  { order, transaction }: Pick<ReportLine, "order" | "transaction">,
): Promise<Payment | "unreadable" | undefined> {
  try {
    const id = order === null ? undefined : await findByOrder(handles, order);
    const named = id && (await readPayment(all_payments, id));
    if (named !== undefined || transaction === null || order !== null) return named;
    const [document, another] = await all_payments.view(TRANSACTION_VIEW, [transaction]);
    return document === undefined || another !== undefined ? undefined : paymentOf(document);
  } catch (failure) {
    if (failure instanceof StoredDataError) return "unreadable";
    throw failure;
  }
}

function transactionOf(payment: Payment): string | undefined {
  return isCardPayment(payment) ? payment.card_transaction : payment.fpx_fpxTxnId;
}

/** Why a line and the payment that it names cannot belong together, or undefined. */
export function mismatchReason(
  { gateway }: GatewayNamed,
  { transaction }: Pick<ReportLine, "transaction">,
  payment: Payment,
): UnknownReason | undefined {
  if (isCardPayment(payment) !== (gateway === "card")) return "other_gateway";
  const ours = transactionOf(payment);
  return ours !== undefined && transaction !== null && ours !== transaction ? "other_transaction" : undefined;
}

async function judgeLine(
  services: ReconciliationServices,
  reading: Reading,
  line: ReportLine,
  payment: Payment | undefined,
): Promise<Judgement> {
  if (payment === undefined) return UNKNOWN("no_payment");
  const reason = mismatchReason(reading, line, payment);
  if (reason !== undefined) return UNKNOWN(reason);
  const judge = line.kind === "chargeback" ? judgeChargeback : judgePayment;
  return await judge(services, reading, line, payment);
}

async function judgeChargeback(
  { databases: { settlements } }: ReconciliationServices,
  reading: Reading,
  line: ReportLine,
  payment: Payment,
): Promise<Judgement> {
  if (payment.status !== "paid") return UNKNOWN("not_paid");
  const isFirst = await noteChargebackLine(settlements, reading, payment.order_number, line.line);
  return isFirst ? { result: "matched", reason: null } : UNKNOWN("repeated");
}

async function judgePayment(
  services: ReconciliationServices,
  reading: Reading,
  line: ReportLine,
  payment: Payment,
): Promise<Judgement> {
  const { settlements } = services.databases;
  const judgement: Judgement =
    payment.amount !== line.amount
      ? { result: "amount_differs", reason: null }
      : payment.status === "paid"
        ? { result: "matched", reason: null }
        : UNKNOWN("not_paid");
  // before the line is noted, so that a crash in between loses no enquiry
  const isFirst = (await readPaidLine(settlements, reading, payment.order_number)) === undefined;
  if (payment.status !== "paid" && isFirst) await startEnquiry(services, payment, reading.by);
  const paid: PaidLine = { report: reading.report, line: line.line, ...judgement };
  const isWritten = await writePaidLine(settlements, reading, payment.order_number, paid);
  const first = isWritten ? paid : await readPaidLine(settlements, reading, payment.order_number);
  if (first?.report !== reading.report || first.line !== line.line) return UNKNOWN("repeated");
  // also when the line was written before a crash
  await endMissing(settlements, reading.gateway, payment.order_number, services.clock.now().toISOString());
  return { result: first.result, reason: first.reason };
}

/**
 * The report proves nothing, so the server asks the gateway in its next round. A payment that never reached the gateway cannot be
 * asked about.
 */
export async function startEnquiry(
  { databases, clock }: { readonly databases: Pick<Databases, "all_payments">; readonly clock: Clock },
  { _id }: Payment,
  by?: string,
): Promise<void> {
  const at = clock.now().toISOString();
  await changePayment(databases.all_payments, _id, (stored) =>
    stored.status === "paid" || sentAt(stored.events) === undefined
      ? undefined
      : { ...stored, next_enquiry_at: at, events: [...stored.events, { at, what: "asked", by }] },
  );
}

async function noteDifferenceOf(
  { databases, clock }: ReconciliationServices,
  { gateway, report }: Reading,
  { line, kind, payout, order, transaction, paid_on, amount }: ReportLine,
  { result, reason }: Judgement,
  payment: Payment | undefined,
): Promise<void> {
  if (result === "matched" && kind !== "chargeback") return;
  const ours: Sen | null = payment?.amount ?? null;
  await noteDifference(databases.settlements, {
    kind:
      kind === "chargeback" ? "chargeback" : result === "amount_differs" ? "amount_differs" : "unknown_to_us",
    reason,
    gateway,
    report,
    line,
    payout,
    order_number: payment?.order_number ?? order,
    transaction,
    paid_on,
    payment_id: payment?._id ?? null,
    reported: amount,
    ours,
    found_at: clock.now().toISOString(),
  });
}
