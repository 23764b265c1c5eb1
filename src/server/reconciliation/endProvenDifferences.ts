import type { Difference } from "../../api/schemas/reconciliation.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { everyIdBetween } from "../databases/everyDocument.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { OPEN_BY_REASON_VIEW } from "../databases/views.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { changeDifference, differenceOf, ended } from "./difference.ts";

/**
 * Ends the differences of payments that became paid meanwhile. The reconciler calls it in every round, so it reads only those that
 * can end, one page in memory at a time.
 */
export async function endProvenDifferences(
  { settlements, all_payments }: Pick<Databases, "settlements" | "all_payments">,
  clock: Clock,
): Promise<void> {
  // the times of the finding begin with a digit below 9
  for await (const ids of everyIdBetween(settlements, OPEN_BY_REASON_VIEW, "not_paid ", "not_paid 9"))
    for (const document of await settlements.readAll(ids)) {
      const { difference, payment_id, reported } = differenceOf(document);
      if (payment_id === null) continue;
      const payment = await readIfReadable(all_payments, payment_id);
      if (payment?.status !== "paid" || payment.amount !== reported) continue;
      const isConfirmed = payment.events.some(
        ({ what, to }) => what === "settlement_confirmed" && to === "paid",
      );
      await changeDifference(settlements, difference, (item) =>
        ended(item, isConfirmed ? "settled" : "answered", { at: clock.now().toISOString() }),
      );
    }
}

async function readIfReadable(
  all_payments: Databases["all_payments"],
  id: NonNullable<Difference["payment_id"]>,
): Promise<Payment | undefined> {
  try {
    return await readPayment(all_payments, id);
  } catch (failure) {
    // the review queue has it
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}
