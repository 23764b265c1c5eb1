import type { Difference } from "../../api/schemas/reconciliation.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { everyIdBetween } from "../databases/everyDocument.ts";
import { OPEN_BY_REASON_VIEW } from "../databases/views.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { changeDifference, differenceOf, ended, endMissing } from "./difference.ts";
import { mismatchReason, paymentOfLine, startEnquiry } from "./reconcileLine.ts";
import { readPaidLine, writePaidLine } from "./reportDocument.ts";

interface FindingServices {
  readonly databases: Pick<Databases, "settlements" | "all_payments" | "handles">;
  readonly clock: Clock;
}

/**
 * Looks again for the payment of a line that had none: a node of a cluster that was away may have it. The line then pays that
 * payment. The difference ends if the payment is paid. Otherwise the server asks the gateway. Repeating it changes nothing.
 * @returns whether the line has its payment now
 */
export async function findLinePayment(services: FindingServices, item: Difference): Promise<boolean> {
  const { kind, reason, line } = item;
  if (kind !== "unknown_to_us" || reason !== "no_payment" || line === null) return false;
  const payment = await paymentOfLine(services.databases, { ...item, order: item.order_number });
  if (payment === undefined || payment === "unreadable" || payment.amount !== item.reported) return false;
  if (mismatchReason(item, item, payment) !== undefined) return false;
  const isPaid = payment.status === "paid";
  if (!isPaid) await startEnquiry(services, payment);
  const at = services.clock.now().toISOString();
  const isIts = await claim(services, item, line, payment);
  if (isIts) await endMissing(services.databases.settlements, item.gateway, payment.order_number, at);
  await changeDifference(services.databases.settlements, item.difference, (stored) => {
    if (stored.status === "ended" || stored.reason !== "no_payment") return undefined;
    const found: Difference = {
      ...stored,
      reason: isIts ? "not_paid" : "repeated",
      order_number: payment.order_number,
      payment_id: payment._id,
      ours: payment.amount,
      log: [...stored.log, { at, what: "payment_found", by: null, note: null }],
    };
    return isIts && isPaid ? ended(found, "answered", { at }) : found;
  });
  return true;
}

/** The same for every open difference, one page in memory at a time. Each new report does it, because a round has no time for it. */
export async function findLinePayments(services: FindingServices): Promise<void> {
  const { settlements } = services.databases;
  // the times of the finding begin with a digit below 9
  for await (const ids of everyIdBetween(settlements, OPEN_BY_REASON_VIEW, "no_payment ", "no_payment 9"))
    for (const document of await settlements.readAll(ids))
      await findLinePayment(services, differenceOf(document));
}

/** @returns whether this line pays the payment, and no other one */
async function claim(
  { databases: { settlements } }: FindingServices,
  { gateway, report }: Difference,
  line: number,
  { status, order_number }: Payment,
): Promise<boolean> {
  const judgement =
    status === "paid"
      ? ({ result: "matched", reason: null } as const)
      : ({ result: "unknown_to_us", reason: "not_paid" } as const);
  if (await writePaidLine(settlements, { gateway }, order_number, { report, line, ...judgement }))
    return true;
  const first = await readPaidLine(settlements, { gateway }, order_number);
  return first?.report === report && first.line === line;
}
