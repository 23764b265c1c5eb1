import { settlementAsDocument } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { UNSETTLED_VIEW } from "../databases/views.ts";
import { describeError, type Log } from "../log.ts";
import { receiptNotification } from "../notifications/notificationDocument.ts";
import { updateRefundCases } from "../refunds/updateRefundCases.ts";
import { listStored, unlisted } from "./listing.ts";
import { changePayment, type Payment, paymentOf } from "./paymentDocument.ts";

export type SettlementDatabases = Pick<
  Databases,
  "records" | "settlements" | "notifications" | "all_payments"
>;

/**
 * Writes the settlements of a paid payment, the refund cases of bills that were paid twice and the receipt's message, and then
 * marks the payment complete. Every document's id is derived from the payment. So a repetition, after a crash or by another
 * process, writes the same documents.
 */
export async function settlePayment(databases: SettlementDatabases, payment: Payment): Promise<void> {
  if (payment.settlement !== "due") return;
  // neither needs the other, so the bank waits for one synced write less
  await Promise.all([writeSettlementsAndJudge(databases, payment), writeReceipt(databases, payment)]);
  await changePayment(
    databases.all_payments,
    payment._id,
    (stored) =>
      stored.settlement === "due"
        ? unlisted({ ...stored, settlement: "complete" }, "unsettled", "unreadable")
        : undefined,
    payment,
  );
}

async function writeSettlementsAndJudge(databases: SettlementDatabases, payment: Payment): Promise<void> {
  await writeSettlements(databases, payment);
  for (const { record_id } of payment.settles)
    await updateRefundCases(databases, record_id, settledAt(payment));
}

async function writeReceipt(
  { notifications }: Pick<Databases, "notifications">,
  payment: Payment,
): Promise<void> {
  // the payer had their details erased before the proof came, so only the status link shows the receipt
  if (payment.email !== "") await notifications.write(receiptNotification(payment));
}

async function writeSettlements(databases: SettlementDatabases, payment: Payment): Promise<void> {
  const settlements = payment.settles.map((settles) =>
    settlementAsDocument({
      ...settles,
      order_number: payment.order_number,
      payment_id: payment._id,
      settled_at: settledAt(payment),
      paid_at: payment.paid_at,
    }),
  );
  // a settlement that exists was written before a crash or by another process
  await databases.settlements.writeAll(settlements);
}

function settledAt({ settled_at }: Payment): string {
  if (settled_at === undefined)
    throw new Error("the paid payment has no settled_at: restore the payment from a backup");
  return settled_at;
}

/**
 * Completes settlements that a crash or absent databases left unfinished, at each start and in every round of the reconciler. A
 * payment that cannot be completed stops no other. It enters the review queue, and the server tries again each time, so it
 * completes after the repair.
 * @returns how many payments were completed
 * @throws when the databases fail
 */
export async function repairSettlements(databases: SettlementDatabases, log: Log): Promise<number> {
  let repaired = 0;
  for (const document of await databases.all_payments.view(UNSETTLED_VIEW, ["due"]))
    if (await repair(databases, document, log)) repaired += 1;
  return repaired;
}

async function repair(databases: SettlementDatabases, document: StoredDocument, log: Log): Promise<boolean> {
  let payment: Payment | undefined;
  try {
    payment = paymentOf(document);
    await settlePayment(databases, payment);
    return true;
  } catch (failure) {
    const reason = payment === undefined ? "unreadable" : "unsettled";
    if (await listStored(databases.all_payments, document._id, reason))
      log({ event: "settlement_failed", payment: document._id, ...describeError(failure) });
    return false;
  }
}
