import type { StoredDocument } from "../databases/documentStore.ts";
import { UNSETTLED_VIEW } from "../databases/views.ts";
import { describeError, type Log } from "../log.ts";
import { listStored } from "./listing.ts";
import { type Payment, paymentOf } from "./paymentDocument.ts";
import { type SettlementDatabases, settlePayment } from "./settlePayment.ts";

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
