import { object } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored, StoredDataError } from "../databases/readStored.ts";
import { SETTLED_AT_VIEW } from "../databases/views.ts";
import { describeError, type Log } from "../log.ts";
import { type RefundDatabases, updateRefundCases } from "../refunds/updateRefundCases.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The times after a payment at which the server judges its bills again, in milliseconds. When two processes settle one bill at the
 * same moment, it may look unpaid to both, because a CouchDB cluster answers a list from one copy of the data.
 */
const DELAYS = [0, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** Between two rechecks, in milliseconds. */
const INTERVAL = 10 * MINUTE;

/** How far the rechecks have come. All processes share this document. */
const PROGRESS = "recheck:settlements";

const progress = object({ through: instant });

/**
 * Judges again the bills of payments whose time has come. After a stop it goes on where the last process ended, and the first
 * recheck of a database covers the last 7 days.
 *
 * @throws when the databases fail; the next round repeats the same bills, which changes nothing that is right
 */
export async function recheckSettlements(
  databases: RefundDatabases & Pick<Databases, "metadata">,
  clock: Clock,
  log: Log,
): Promise<void> {
  const { settlements, metadata } = databases;
  const now = clock.now();
  const stored = await metadata.read(PROGRESS);
  const through = stored === undefined ? undefined : Date.parse(readStored(stored, progress).through);
  if (through !== undefined && now.getTime() - through < INTERVAL) return;
  const isFirst = through === undefined;
  const from = through ?? now.getTime() - Math.max(...DELAYS);
  const records = new Set<string>();
  for (const delay of isFirst ? [0] : DELAYS)
    for (const id of await settlements.idsBetween(
      SETTLED_AT_VIEW,
      new Date(from - delay).toISOString(),
      new Date(now.getTime() - delay).toISOString(),
    ))
      records.add(recordIdOf(id));
  for (const recordId of records) await updateRefundCasesOf(databases, recordId, now, log);
  await writeProgress(metadata, now);
}

/** A settlement's id is its record's id and the order number. */
function recordIdOf(settlementId: string): string {
  return settlementId.slice(0, settlementId.lastIndexOf(":"));
}

/** One bill whose documents are unreadable keeps no other bill from its recheck. */
async function updateRefundCasesOf(
  databases: RefundDatabases,
  recordId: string,
  now: Date,
  log: Log,
): Promise<void> {
  try {
    const changed = await updateRefundCases(databases, recordId, now.toISOString());
    if (changed > 0) log({ event: "refund_cases_changed", changed });
  } catch (failure) {
    if (!(failure instanceof StoredDataError)) throw failure;
    log({ event: "recheck_failed", ...describeError(failure) });
  }
}

/** Another process may have come further. */
async function writeProgress(metadata: DocumentStore, now: Date): Promise<void> {
  const through = now.toISOString();
  if (await metadata.write({ _id: PROGRESS, type: "recheck", through })) return;
  await changeDocument(metadata, PROGRESS, (stored) =>
    readStored(stored, progress).through < through ? { ...stored, through } : undefined,
  );
}
