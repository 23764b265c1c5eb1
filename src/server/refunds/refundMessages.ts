import { add, type Sen } from "../../domain/money.ts";
import type { RefundMessageStep } from "../../domain/payments/refundState.ts";
import type { Databases } from "../databases/databases.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { refundNotification } from "../notifications/notificationDocument.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import type { RefundCase, RefundLogEntry } from "./refundCases.ts";

export type RefundMessageDatabases = Pick<Databases, "all_payments" | "notifications">;

/** The message that an entry in the log of a case causes. The payer learns nothing of other entries. */
const STEPS: Partial<Record<RefundLogEntry["what"], RefundMessageStep>> = {
  opened: "opened",
  requested: "opened",
  reopened: "opened",
  approved: "approved",
  paid_out: "paid_out",
  rejected: "rejected",
  approval_void: "approval_void",
  no_longer_due: "no_longer_due",
};

/**
 * Stores the messages to the payer about the new entries in the log of a case. Call it before the case is stored, so that a crash
 * loses no message. The outbox sends none whose entry was never stored.
 * @param known how many entries of the log are stored already
 */
export async function writeRefundMessages(
  { all_payments, notifications }: RefundMessageDatabases,
  { payment_id, log, status }: Pick<RefundCase, "payment_id" | "log" | "status">,
  known: number,
): Promise<void> {
  const steps = new Map<string, readonly [RefundMessageStep, at: string]>();
  for (const { what, at, amount } of log.slice(known)) {
    const step = STEPS[what];
    // one bill of several may leave the case, which goes on
    const isDone = what !== "no_longer_due" || status === "no_longer_due";
    if (step !== undefined && amount !== undefined && isDone) steps.set(`${step} ${at}`, [step, at]);
  }
  if (steps.size === 0) return;
  const payment = await readPayment(all_payments, payment_id).catch(unlessUnreadable);
  if (payment === undefined || payment.email === "") return;
  for (const [step, at] of steps.values()) await notifications.write(refundNotification(payment, step, at));
}

/** An unreadable payment is in the review queue, and its payer cannot be reached. */
function unlessUnreadable(failure: unknown): Payment | undefined {
  if (failure instanceof StoredDataError) return undefined;
  throw failure;
}

/** What a step of a case amounted to. Undefined when the case has no such step. */
export function amountOfStep({ log }: RefundCase, step: RefundMessageStep, at: string): Sen | undefined {
  const amounts = log.flatMap((entry) =>
    STEPS[entry.what] === step && entry.at === at && entry.amount !== undefined ? [entry.amount] : [],
  );
  return amounts.length === 0 ? undefined : add(...amounts);
}
