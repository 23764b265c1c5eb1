import { add, type Sen } from "../../domain/money.ts";
import type { Databases } from "../databases/databases.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { refundNotification, type ToldStep } from "../notifications/notificationDocument.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import type { RefundCase, RefundLogEntry } from "./refundCases.ts";

export type RefundMessageDatabases = Pick<Databases, "all_payments" | "notifications">;

/** The message that an entry in the log of a case causes. The payer learns nothing of other entries. */
const STEPS: Partial<Record<RefundLogEntry["what"], ToldStep>> = {
  opened: "opened",
  requested: "opened",
  reopened: "opened",
  approved: "approved",
  paid_out: "paid_out",
  rejected: "rejected",
};

/**
 * Stores the messages to the payer about the new entries in the log of a case. Call it before the case is stored, so that a crash
 * loses no message. The outbox sends none whose entry was never stored.
 * @param known how many entries of the log are stored already
 */
export async function writeRefundMessages(
  { all_payments, notifications }: RefundMessageDatabases,
  { payment_id, log }: Pick<RefundCase, "payment_id" | "log">,
  known: number,
): Promise<void> {
  const steps = new Map<string, readonly [ToldStep, at: string]>();
  for (const { what, at } of log.slice(known)) {
    const step = STEPS[what];
    if (step !== undefined) steps.set(`${step} ${at}`, [step, at]);
  }
  if (steps.size === 0) return;
  const payment = await readPayment(all_payments, payment_id).catch(unlessUnreadable);
  if (payment === undefined || payment.email === "") return;
  for (const [step, at] of steps.values()) await notifications.write(refundNotification(payment, step, at));
}

/** An unreadable payment stands in the review queue, and its payer cannot be reached. */
function unlessUnreadable(failure: unknown): Payment | undefined {
  if (failure instanceof StoredDataError) return undefined;
  throw failure;
}

/** What a step of a case amounted to. Undefined when the case has no such step. */
export function amountOfStep({ log }: RefundCase, step: ToldStep, at: string): Sen | undefined {
  const amounts = log.flatMap((entry) =>
    STEPS[entry.what] === step && entry.at === at && entry.amount !== undefined ? [entry.amount] : [],
  );
  return amounts.length === 0 ? undefined : add(...amounts);
}
