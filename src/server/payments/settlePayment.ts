import { isDeepStrictEqual } from "node:util";
import { record, string } from "superstruct";
import type { Settled } from "../../charges/charge.ts";
import { NOTHING, type Sen, shareOf } from "../../domain/money.ts";
import { ringgit } from "../../domain/schemas/codec.ts";
import { type Paid, paidTwice, takenOff } from "../bills/periods.ts";
import { type RecordHistory, readRecordHistory } from "../bills/recordStore.ts";
import { type Settlement, settlementAsDocument, writeSettled } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { receiptNotification } from "../notifications/notificationDocument.ts";
import { unlisted } from "./listing.ts";
import { changePayment, type Payment } from "./paymentDocument.ts";
import { refundCaseId } from "./refundCases.ts";

export type SettlementDatabases = Pick<
  Databases,
  "records" | "settlements" | "notifications" | "all_payments"
>;

/** A refund case's bills, each with what was really paid of it twice. */
const casedBills = record(string(), record(string(), ringgit));

/**
 * Writes what follows from a paid payment: its settlements, the refund cases of bills paid twice, the receipt to send; then
 * marks the payment complete. Every document's id is derived from the payment, so that doing it again, after a crash between any
 * two writes or from another process, writes the same documents.
 */
export async function settlePayment(databases: SettlementDatabases, payment: Payment): Promise<void> {
  if (payment.settlement !== "due") return;
  await writeSettlements(databases, payment);
  for (const { record_id } of payment.settles) await openRefundCases(databases, record_id);
  // the proof came after its payer had their details erased: the status link alone shows it
  if (payment.email !== "") await databases.notifications.write(receiptNotification(payment));
  await changePayment(databases.all_payments, payment._id, (stored) =>
    stored.settlement === "due"
      ? unlisted({ ...stored, settlement: "complete" }, "unsettled", "unreadable")
      : undefined,
  );
}

async function writeSettlements(databases: SettlementDatabases, payment: Payment): Promise<void> {
  const { settled_at, paid_at } = payment;
  if (settled_at === undefined) throw new Error("the paid payment has no settled_at");
  const settlements = payment.settles.map((settles) =>
    settlementAsDocument({
      ...settles,
      order_number: payment.order_number,
      payment_id: payment._id,
      settled_at,
      paid_at,
    }),
  );
  // false means that it was written earlier: before a crash, or by another process
  await databases.settlements.writeAll(settlements);
}

/**
 * Opens a refund case for every payment that paid what an earlier one had paid. All of the record's settlements are judged,
 * not the newest alone: of two that are written at once, whoever comes last sees both.
 */
async function openRefundCases(databases: SettlementDatabases, recordId: string): Promise<void> {
  const history = await readRecordHistory(databases, recordId);
  // a record that its council took away since owes nothing that we could compare with
  if (history === undefined) return;
  for (const [place, settlement] of history.settlements.entries()) {
    const excess = excessOf(history, settlement, history.settlements.slice(0, place));
    if (excess !== undefined) await writeRefundCase(databases, settlement, excess);
  }
}

/** What was really paid for the parts that were owed no more: of a part with a reduction, as large a share as was paid twice. */
function excessOf(
  { charge, record }: RecordHistory,
  settlement: Settlement & Paid,
  earlier: readonly Paid[],
): Settled | undefined {
  const owed = charge.owes(charge.remaining(record, earlier.map(takenOff)));
  if (owed === undefined) return undefined;
  const { settled, paid = settled } = settlement;
  const excess = Object.entries(paidTwice(settlement, owed))
    .map(([part, twice]): [string, Sen] => [
      part,
      twice > 0 ? shareOf(paid[part] ?? NOTHING, twice, settled[part] ?? NOTHING) : NOTHING,
    ])
    .filter(([, amount]) => amount > 0);
  return excess.length > 0 ? Object.fromEntries(excess) : undefined;
}

async function writeRefundCase(
  databases: SettlementDatabases,
  settlement: Settlement,
  excess: Settled,
): Promise<void> {
  const { order_number, payment_id, record_id, settled_at } = settlement;
  const _id = refundCaseId(settlement);
  const opened = await databases.settlements.write({
    _id,
    type: "refund_case",
    payment_id,
    order_number,
    opened_at: settled_at,
    status: "open",
    bills: { [record_id]: writeSettled(excess) },
  });
  if (opened) return;
  // the payment's case exists already: for another of its bills, or from before an earlier payment was written down
  await changeDocument(databases.settlements, _id, (stored) => {
    const bills = readStored(stored.bills, casedBills);
    const bill = larger(bills[record_id] ?? {}, excess);
    if (isDeepStrictEqual(bill, bills[record_id])) return undefined;
    const cased = Object.entries({ ...bills, [record_id]: bill });
    return { ...stored, bills: Object.fromEntries(cased.map(([id, parts]) => [id, writeSettled(parts)])) };
  });
}

/**
 * Part by part the larger: a payment that turns up earlier only adds to the excess, and the order of two writers tells nothing.
 */
function larger(one: Settled, other: Settled): Settled {
  return Object.fromEntries(
    Object.keys({ ...one, ...other }).map((part): [string, Sen] => {
      const [here, there] = [one[part] ?? NOTHING, other[part] ?? NOTHING];
      return [part, here > there ? here : there];
    }),
  );
}
