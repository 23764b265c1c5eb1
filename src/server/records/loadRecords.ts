import { StoredDataError } from "../databases/readStored.ts";
import { judgeRefunds, type RefundDatabases } from "../refunds/judgeRefunds.ts";
import type { RecordDocument } from "./document.ts";
import { storeRecords } from "./storeRecords.ts";

/**
 * Writes council records over those with the same ids, and then brings the refund cases of these records in step with the new
 * figures. After an interruption, load the records again.
 *
 * @param at when the council delivered them, an instant in UTC
 */
export async function loadRecords(
  databases: RefundDatabases,
  records: readonly RecordDocument[],
  at: string,
): Promise<void> {
  await storeRecords(databases.records, records);
  await Promise.all(records.map(({ _id }) => judge(databases, _id, at)));
}

/** An unreadable refund case keeps no council from its figures. The review queue reports it. */
async function judge(databases: RefundDatabases, recordId: string, at: string): Promise<void> {
  try {
    await judgeRefunds(databases, recordId, at);
  } catch (failure) {
    if (!(failure instanceof StoredDataError)) throw failure;
  }
}
