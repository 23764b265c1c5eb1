import { type Settlement, settlementOf } from "../bills/settlements.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { everyPage } from "../databases/everyDocument.ts";
import { ifReadable } from "../databases/readStored.ts";
import { keepSettled } from "../payments/unmatchedPayments.ts";

/**
 * Finds the settlements whose payment is missing, and puts each such payment before a person. A backup reads the payments first. So a
 * payment that began while the backup ran is not in it, and its settlement may be. The bill stays paid: the money was taken.
 * @returns the number of such payments that wait for a person
 */
export async function checkRestored(
  { settlements, all_payments }: Pick<Databases, "settlements" | "all_payments">,
  clock: Clock,
): Promise<number> {
  const unmatched = new Set<string>();
  const at = clock.now().toISOString();
  for await (const documents of everyPage(settlements, "")) {
    const found = documents.flatMap(readableSettlement);
    const payments = await all_payments.readAll([...new Set(found.map(({ payment_id }) => payment_id))]);
    const known = new Set<string>(payments.map(({ _id }) => _id));
    for (const settlement of found.filter(({ payment_id }) => !known.has(payment_id))) {
      if (await keepSettled(settlements, settlement, at)) unmatched.add(settlement.order_number);
    }
  }
  return unmatched.size;
}

/** An unreadable settlement stops no other one. */
function readableSettlement(document: StoredDocument): Settlement | readonly [] {
  return document.type === "settlement" ? (ifReadable(() => settlementOf(document)) ?? []) : [];
}
