import type { CouncilRecord } from "../../charges/index.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { OPEN_BY_BILL_VIEW } from "../databases/views.ts";
import { databaseId, type RecordCharge } from "../records/document.ts";
import { type Payment, paymentOf } from "./paymentDocument.ts";
import { sentAt } from "./paymentEvents.ts";

/** Whoever left longer ago without a word of the bank has most likely given up. Milliseconds. */
const RECENT = 60 * 60_000;

/**
 * Since when somebody may be paying this bill: the last one who was sent to the bank within the hour, or whose bank holds the
 * payment. An instant in UTC, to the minute, and nothing about who: it is a notice to whoever shares the bill, never a lock.
 *
 * Told only where paying twice does harm, which is where the charge says what is owed. A parking account that is reloaded
 * twice holds twice as much; a local-government charge is a form without a record, and its number holds its guest's name.
 */
export async function attemptOpenSince(
  payments: DocumentStore,
  charge: RecordCharge,
  record: CouncilRecord,
  now: Date,
): Promise<string | undefined> {
  if (charge.owes(record) === undefined) return undefined;
  const open = await payments.view(OPEN_BY_BILL_VIEW, [databaseId(record)]);
  const since = open
    .flatMap(readable)
    .flatMap((payment) => openSince(payment, now) ?? [])
    .sort()
    .at(-1);
  return since && `${since.slice(0, "2026-01-01T00:00".length)}:00.000Z`;
}

/** A notice is never a lock: a payment that cannot be read is in nobody's way to the bill. */
function readable(document: StoredDocument): readonly Payment[] {
  try {
    return [paymentOf(document)];
  } catch (failure) {
    if (failure instanceof StoredDataError) return [];
    throw failure;
  }
}

function openSince({ status, events }: Payment, now: Date): string | undefined {
  const left = sentAt(events);
  if (left === undefined) return undefined;
  const mayBeAtBank = status === "in_progress" && now.getTime() < Date.parse(left) + RECENT;
  return mayBeAtBank || status === "pending" ? left : undefined;
}
