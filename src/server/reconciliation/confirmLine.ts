import type { Difference } from "../../api/schemas/reconciliation.ts";
import { receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import { nextState } from "../../domain/payments/paymentState.ts";
import type { RecordedAct } from "../audit/auditLog.ts";
import { type Place, writeAct } from "../audit/pendingActs.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { notificationId } from "../notifications/notificationDocument.ts";
import { unlisted } from "../payments/listing.ts";
import {
  changePayment,
  isCardPayment,
  type Payment,
  readPayment,
  sentAt,
} from "../payments/paymentDocument.ts";
import { settlePayment } from "../payments/settlePayment.ts";
import type { Services } from "../services.ts";
import { changeDifference, differenceDocumentId, ended, readDifference } from "./difference.ts";

/**
 * Two persons confirm the line of a payment that the gateway gives no proof for. A report alone makes no payment paid.
 */

export interface ConfirmingServices extends Pick<Services, "outbox"> {
  readonly databases: Databases;
  readonly clock: Clock;
}

/** What a person saw of a difference, and their finding. */
export interface Decision {
  /** The version of the difference that the person saw. */
  readonly version: number;
  readonly note: string;
}

/** @throws Refusal 404, 409 when it is no longer the version that the person saw */
export async function differenceSeen(
  settlements: Databases["settlements"],
  id: string,
  { version }: Pick<Decision, "version">,
): Promise<Difference> {
  const item = await readDifference(settlements, id);
  if (item === undefined) throw missing();
  if (item.status === "ended" || versionOf(item) !== version) throw changed(item.log);
  return item;
}

export function versionOf({ log }: Difference): number {
  return log.length;
}

/** Names the person who acted last, so that the second one can ask the first. The server itself has no name. */
function changed(log: readonly { readonly at: string; readonly by?: string | null }[]): Refusal {
  const { at, by } = log.at(-1) ?? {};
  const details = at === undefined || typeof by !== "string" ? {} : { last: { at, by } };
  return new Refusal(409, "changed_meanwhile", { details });
}

/**
 * Whether two persons may confirm the line: its payment has the line's amount, is not paid, and an enquiry after the report was read
 * ended without the gateway's decline. A payment that never reached the gateway cannot be asked about.
 */
export function mayBeConfirmed(
  { reason, reported, found_at }: Difference,
  payment: Payment | undefined,
): boolean {
  if (payment === undefined || reason !== "not_paid" || payment.status === "paid") return false;
  const isAsked = sentAt(payment.events) === undefined || (payment.inconclusive_enquiry_at ?? "") >= found_at;
  const isDeclined = payment.events.some(
    ({ source, what, at }) =>
      source === "requery" && (what === "declined" || what === "cancelled") && at >= found_at,
  );
  return isAsked && !isDeclined && payment.amount === reported;
}

/**
 * Notes the first person's confirmation. With the confirmation of a second person, the payment becomes paid. Of two second persons, only
 * the one whose write made it paid has confirmed the line.
 * @throws Refusal 404, 409 `changed_meanwhile` with who was faster, 422 when the line may not be confirmed, or the same person confirmed it first
 */
export async function confirmLine(
  services: ConfirmingServices,
  id: string,
  decision: Decision,
  { name }: { readonly name: string },
): Promise<void> {
  const { settlements, all_payments } = services.databases;
  const item = await differenceSeen(settlements, id, decision);
  const payment = item.payment_id === null ? undefined : await readPayment(all_payments, item.payment_id);
  if (item.reason === "not_paid" && payment?.status === "paid") throw changed(confirmationsOf(payment));
  if (payment === undefined || !mayBeConfirmed(item, payment) || item.confirmed_by === name)
    throw new Refusal(422, "invalid_request");
  const at = services.clock.now().toISOString();
  const acted = { at, by: name };
  const first = item.confirmed_by;
  if (first === null) {
    const entry = { ...acted, what: "confirmed", note: decision.note } as const;
    await writeDecision(services.databases, item, { ...acted, step: "confirmed" }, [], () =>
      changeSeen(settlements, item, (stored) => ({
        ...stored,
        confirmed_by: name,
        log: [...stored.log, entry],
      })),
    );
    return;
  }
  const confirmed_by = [first, name];
  // a crash in between leaves a paid payment, so that one proves the act too
  const places = [{ database: "all_payments", id: payment._id }] as const;
  await writeDecision(services.databases, item, { ...acted, step: "settled" }, places, async () => {
    let isConfirmed = false;
    const paid = await changePayment(all_payments, payment._id, (stored) => {
      // another person may have confirmed it since it was read, or the gateway declined it
      const next = mayBeConfirmed(item, stored)
        ? paidByReport(stored, item, { at, note: decision.note, confirmed_by })
        : undefined;
      isConfirmed = next !== undefined;
      return next;
    });
    if (paid === undefined) throw missing();
    if (!isConfirmed) throw changed(confirmationsOf(paid));
    await settlePayment(services.databases, paid);
    if (paid.settlement === "due") services.outbox?.sendSoon(notificationId(paid.order_number, "receipt"));
    await changeDifference(settlements, id, (stored) =>
      ended(stored, "settled", { ...acted, note: decision.note }),
    );
    return true;
  });
}

const confirmationsOf = ({ events }: Payment) => events.filter(({ what }) => what === "settlement_confirmed");

/**
 * Writes a person's decision about a difference, and its entry of the audit log.
 * @param decision its `step` is the `what` of its entry in the difference's log
 * @param places where the act is besides that log
 * @param write returns whether it wrote the decision
 */
export async function writeDecision(
  databases: Databases,
  { difference, payment_id }: Pick<Difference, "difference" | "payment_id">,
  { step, ...acted }: Pick<RecordedAct, "at" | "by"> & { readonly step: Difference["log"][number]["what"] },
  places: readonly Place[],
  write: () => Promise<boolean>,
): Promise<void> {
  const payments = payment_id === null ? [] : [payment_id];
  await writeAct(
    databases,
    { ...acted, what: "difference_changed", payments },
    [...places, { database: "settlements", id: differenceDocumentId(difference), step }],
    write,
  );
}

/** Changes a difference that is still as the person saw it. @returns true @throws Refusal 409 otherwise, with who was faster */
export async function changeSeen(
  settlements: Databases["settlements"],
  seen: Difference,
  change: (item: Difference) => Difference,
): Promise<boolean> {
  let isSame = false;
  const latest = await changeDifference(settlements, seen.difference, (stored) => {
    isSame = stored.status === seen.status && versionOf(stored) === versionOf(seen);
    return isSame ? change(stored) : undefined;
  });
  if (!isSame) throw changed(latest?.log ?? []);
  return true;
}

/** The report names the day of the payment and no time, so the payment has no bank's time. */
function paidByReport(
  payment: Payment,
  { report, line, transaction }: Difference,
  { at, note, confirmed_by }: { readonly at: string; readonly note: string; readonly confirmed_by: string[] },
): Payment | undefined {
  const to = nextState(payment.status, "settlement_confirmed");
  if (to === undefined || line === null) return undefined;
  const settlement = { report, line, confirmed_by };
  const common = {
    status: to,
    events: [
      ...payment.events,
      { at, what: "settlement_confirmed" as const, to, by: confirmed_by.at(-1), note, settlement },
    ],
    receipt_no: receiptNumberOf(payment.order_number),
    settled_at: at,
    next_enquiry_at: undefined,
    settlement: "due" as const,
  };
  const next: Payment = isCardPayment(payment)
    ? {
        ...payment,
        ...common,
        card_transaction: payment.card_transaction ?? transaction ?? undefined,
        payment_method: payment.card_brand?.code ?? payment.payment_method,
      }
    : {
        ...payment,
        ...common,
        fpx_fpxTxnId: payment.fpx_fpxTxnId ?? transaction ?? undefined,
        payment_method: payment.fpx_buyerBankId,
      };
  return unlisted(next, "unclear", "unanswered");
}
