import type { Difference } from "../../api/schemas/reconciliation.ts";
import type { LicenseLine } from "../../charges/license/license.ts";
import { isRenewal } from "../../charges/license/renewals.ts";
import { readLine } from "../../charges/lines.ts";
import { add, NOTHING, subtract } from "../../domain/money.ts";
import { writeAct } from "../audit/pendingActs.ts";
import { noteRefunded } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import {
  type RefundCase,
  readRefundCase,
  refundCaseAsDocument,
  refundCaseOf,
} from "../refunds/refundCases.ts";
import { updateRefundCases } from "../refunds/updateRefundCases.ts";
import { noteDifference } from "./difference.ts";

/**
 * Whether a chargeback can become negative lines of the councils' remittances. It must take back the whole payment, because a part
 * belongs to no record. Each bill must have a record, which a form has not. The payment must have no refund case that is open or
 * was paid out, or money would go back twice.
 */
export async function mayBeChargedBack(
  settlements: Databases["settlements"],
  { kind, reason, reported }: Difference,
  payment: Payment | undefined,
): Promise<boolean> {
  if (kind !== "chargeback" || reason !== null || payment?.status !== "paid" || reported === null)
    return false;
  const paid = add(...payment.settles.flatMap(({ settled, paid: parts = settled }) => Object.values(parts)));
  if (paid !== payment.amount || subtract(NOTHING, reported) !== payment.amount) return false;
  const refund = await refundCaseOf(settlements, payment);
  return refund === undefined || isChargedBack(refund) || endedWithoutMoney(refund);
}

/**
 * Records that the card's holder took a payment back: a closed refund case with the amounts, by which the bills are owed again and
 * the councils' next remittances have negative lines. Recording it again changes nothing. A case that ended without money keeps its log.
 * The audit log names the person.
 * @throws Refusal 409 when a refund case of the payment is open or was paid out, so that money would go back twice
 */
export async function recordChargeback(
  databases: Databases,
  payment: Payment,
  { at, by, note }: { readonly at: string; readonly by: string; readonly note: string },
): Promise<void> {
  const { settlements } = databases;
  const payouts = payment.settles.map(({ record_id, settled, paid = settled }) => ({
    at,
    record_id,
    settled,
    paid,
    by,
    note,
  }));
  const earlier = await readRefundCase(settlements, payment);
  const ended = earlier !== undefined && endedWithoutMoney(earlier) ? earlier : undefined;
  const made = {
    opened_at: at,
    ...ended,
    payment_id: payment._id,
    status: "closed" as const,
    requested: undefined,
    bills: Object.fromEntries(payouts.map(({ record_id, paid }) => [record_id, { paid }])),
    log: [
      ...(ended?.log ?? []),
      ...payouts.map(({ record_id, paid }) => ({
        at,
        what: "charged_back" as const,
        record_id,
        amount: add(...Object.values(paid)),
        by,
        note,
      })),
    ],
    payouts,
  };
  const document = refundCaseAsDocument(made, payment);
  const act = { at, by, what: "chargeback_recorded", payments: [payment._id] } as const;
  const places = [{ database: "settlements", id: document._id, step: "charged_back" }] as const;
  const isNew = await writeAct(databases, act, places, () => settlements.write(document));
  const stored = isNew ? undefined : await readRefundCase(settlements, payment);
  if (!isNew && (stored === undefined || !isChargedBack(stored))) throw new Refusal(409, "changed_meanwhile");
  for (const { record_id, settled } of payouts) {
    await noteRefunded(settlements, { record_id, order_number: payment.order_number }, settled);
    await updateRefundCases(databases, record_id, at);
  }
}

/** The lines that renewed a licence. @throws StoredDataError */
export function licencesOf({ services }: Pick<Payment, "services">): readonly LicenseLine[] {
  return services.map((stored) => asStored(() => readLine(stored))).filter(isRenewal);
}

/**
 * Makes an item of a person when a chargeback took back the payment of a renewal: the council decides about the licence. Noting it
 * again changes nothing.
 * @param at when the chargeback was recorded, UTC
 */
export async function noteLicences(
  settlements: Databases["settlements"],
  { difference, status, owner, confirmed_by, log, ...chargeback }: Difference,
  payment: Payment,
  at: string,
): Promise<void> {
  const licences = licencesOf(payment);
  if (licences.length === 0) return;
  const ours = add(...licences.map(({ amount }) => amount));
  await noteDifference(settlements, {
    ...chargeback,
    kind: "licence_charged_back",
    reported: null,
    ours,
    found_at: at,
  });
}

/** Whether this difference's chargeback is recorded. A crash after that leaves the difference open. */
export async function isRecorded(
  settlements: Databases["settlements"],
  { kind, reason }: Difference,
  payment: Payment,
): Promise<boolean> {
  if (kind !== "chargeback" || reason !== null) return false;
  const refund = await refundCaseOf(settlements, payment);
  return refund !== undefined && isChargedBack(refund);
}

/** Whether a case was rejected or is no longer due, and never returned money. */
function endedWithoutMoney({ status, payouts }: RefundCase): boolean {
  return status !== "open" && payouts.length === 0;
}

function isChargedBack({ log }: RefundCase): boolean {
  return log.some(({ what }) => what === "charged_back");
}
