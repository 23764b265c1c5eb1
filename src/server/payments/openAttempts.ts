import type { CouncilRecord } from "../../charges/index.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { OPEN_BY_BILL_VIEW } from "../databases/views.ts";
import { databaseId, type RecordCharge } from "../records/document.ts";
import { type Payment, readablePayment, sentAt } from "./paymentDocument.ts";

/** After this time without an answer of the bank, the citizen has most likely given up. Milliseconds. */
const RECENT = 60 * 60_000;

/**
 * Since when somebody may be paying this bill: the latest redirect to the bank within the hour, or of a payment that the bank
 * holds. It is an instant in UTC, to the minute, and says nothing about the person. It warns others who pay the bill, and never
 * locks it.
 *
 * The server reports it only for charges with an amount owed, because only these can be paid twice. A parking account that is
 * reloaded twice holds twice as much. A local-government charge has no record, and its number contains the guest's name.
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
    // an unreadable payment must not hide the bill
    .flatMap((document) => readablePayment(document) ?? [])
    .flatMap((payment) => openSince(payment, now) ?? [])
    .sort()
    .at(-1);
  return since && `${since.slice(0, "2026-01-01T00:00".length)}:00.000Z`;
}

function openSince({ status, events }: Payment, now: Date): string | undefined {
  const left = sentAt(events);
  if (left === undefined) return undefined;
  const mayBeAtBank = status === "in_progress" && now.getTime() < Date.parse(left) + RECENT;
  return mayBeAtBank || status === "pending" ? left : undefined;
}
