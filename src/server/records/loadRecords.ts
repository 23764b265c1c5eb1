import { StoredDataError } from "../databases/readStored.ts";
import { type RefundDatabases, updateRefundCases } from "../refunds/updateRefundCases.ts";
import type { RecordDocument } from "./document.ts";
import { type HeldOutRecord, type HoldingDatabases, holdOut } from "./heldOut.ts";
import { requireNoLoad } from "./loading/recordsBusy.ts";
import { storeRecords } from "./storeRecords.ts";

/**
 * Writes council records over those with the same ids, and then brings the refund cases of these records in step with the new
 * figures. After an interruption, load the records again.
 *
 * @param now when the council delivered them, in UTC
 * @param confirmed the ids of records to load although they bring a paid bill back
 * @returns the records that it did not load, with the reasons
 * @throws RecordsBusy when a load changes records of the same council and charge type now
 */
export async function loadRecords(
  databases: RefundDatabases & HoldingDatabases,
  records: readonly RecordDocument[],
  now: Date,
  confirmed: readonly string[] = [],
): Promise<readonly HeldOutRecord[]> {
  const scopes = new Set(records.map(({ council, type }) => `${council}:${type}`));
  await requireNoLoad(databases.records, [...scopes]);
  const { loadable, heldOut } = await holdOut(databases, records, { confirmed: new Set(confirmed), now });
  await storeRecords(databases.records, loadable);
  await Promise.all(loadable.map(({ _id }) => judge(databases, _id, now.toISOString())));
  return heldOut;
}

/** An unreadable refund case keeps no council from its figures. The review queue reports it. */
async function judge(databases: RefundDatabases, recordId: string, at: string): Promise<void> {
  try {
    await updateRefundCases(databases, recordId, at);
  } catch (failure) {
    if (!(failure instanceof StoredDataError)) throw failure;
  }
}
