import { isDeepStrictEqual } from "node:util";
import type { RefundRequest } from "../../api/schemas/reviewPayment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { add } from "../../domain/money.ts";
import { readRecordHistory } from "../bills/recordStore.ts";
import { noteRefunded } from "../bills/settlements.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { isChargebackOpen } from "../reconciliation/chargebackLine.ts";
import { figuresOf, judgeRefunds, type RefundDatabases } from "./judgeRefunds.ts";
import {
  type Payout,
  type RefundCase,
  readRefundCase,
  refundCaseAsDocument,
  refundedOf,
  versionOf,
} from "./refundCases.ts";

/**
 * Closes an open refund case: the payer got the money back, or it is not due to them. The server judges the case again first, so
 * that nobody pays out an amount that the council's figures no longer justify.
 * @throws Refusal 409 `changed_meanwhile` when the case or the figures are no longer those that the person saw; 404 when the
 * payment has no open case; 409 `chargeback_open` for a payout while a chargeback of the payment waits for a person
 */
export async function closeRefund(
  {
    databases,
    clock,
  }: { readonly databases: RefundDatabases & Pick<Databases, "all_payments">; readonly clock: Clock },
  id: PaymentId,
  { outcome, version, note }: RefundRequest,
  { name }: { readonly name: string },
): Promise<void> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment === undefined) throw missing();
  const at = clock.now().toISOString();
  for (const { record_id } of payment.settles) await judgeRefunds(databases, record_id, at);
  const stored = await readRefundCase(databases.settlements, payment);
  if (stored === undefined) throw missing();
  const isSame = stored.status === "open" && versionOf(stored) === version;
  if (!isSame || (outcome === "paid_out" && !(await isUpToDate(databases, stored)))) throw changed();
  if (outcome === "paid_out" && (await isChargebackOpen(databases.settlements, payment)))
    throw new Refusal(409, "chargeback_open");
  const entries = Object.entries(stored.bills).map(([record_id, { paid }]) => ({
    at,
    what: outcome,
    record_id,
    amount: add(...Object.values(paid)),
    by: name,
    note,
  }));
  const closed = {
    ...stored,
    status: "closed" as const,
    log: [...stored.log, ...entries],
    payouts:
      outcome === "paid_out"
        ? [...stored.payouts, ...payoutsOf(stored, { at, by: name, note })]
        : stored.payouts,
  };
  if (!(await databases.settlements.write(refundCaseAsDocument(closed, payment)))) throw changed();
  for (const { record_id } of payment.settles)
    await noteRefunded(
      databases.settlements,
      { record_id, order_number: payment.order_number },
      refundedOf(closed, record_id),
    );
}

function payoutsOf({ bills }: RefundCase, record: Pick<Payout, "at" | "by" | "note">): readonly Payout[] {
  return Object.entries(bills).map(([record_id, { paid, settled = paid }]) => ({
    ...record,
    record_id,
    settled,
    paid,
  }));
}

/** Whether the case was judged on the council's present figures. A bill that the council withdrew has none. */
async function isUpToDate(databases: RefundDatabases, { bills }: RefundCase): Promise<boolean> {
  for (const [recordId, { figures }] of Object.entries(bills)) {
    const history = await readRecordHistory(databases, recordId);
    const present = history && figuresOf(history);
    if (present !== undefined && !isDeepStrictEqual(present, figures)) return false;
  }
  return true;
}

function changed(): Refusal {
  return new Refusal(409, "changed_meanwhile");
}
