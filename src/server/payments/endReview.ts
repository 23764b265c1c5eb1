import type { ReviewRequest } from "../../api/schemas/reviewPayment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { isOpen, nextState } from "../../domain/payments/paymentState.ts";
import type { ReviewAction } from "../../domain/payments/reviewAction.ts";
import { noteRecorded } from "../audit/auditLog.ts";
import { writeAct } from "../audit/pendingActs.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { readRefundCase } from "../refunds/refundCases.ts";
import { unlisted } from "./listing.ts";
import { changePayment, type Payment, type PaymentEventEntry, readPayment } from "./paymentDocument.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * The actions that end a payment's entry in the review queue, by its reason. A payment that is still open is never only marked as
 * reviewed after the last enquiry: nobody would hear of it again.
 */
export function reviewActionsOf(payment: Payment): readonly ReviewAction[] {
  switch (payment.listed_reason) {
    case undefined:
      return [];
    case "credit_unconfirmed":
      return ["confirm_credit"];
    case "unsettled":
    case "unreadable":
      return ["check_again"];
    case "unclear":
    case "mismatch":
    case "contradicted":
    case "unanswered":
      return isOpen(payment.status) && payment.next_enquiry_at === undefined
        ? ["close_unpaid"]
        : ["mark_reviewed"];
  }
}

/** A member of the central team, by the name of the log-in. */
interface TeamMember {
  readonly name: string;
}

/**
 * Ends a payment's entry in the review queue, with an entry in the audit log.
 * @throws Refusal 409 `changed_meanwhile` when the entry is no longer the one that the person saw, 404 when there is no payment,
 * 422 when the action needs a note; StoredDataError when what is stored is still unreadable
 */
export async function endReview(
  services: { readonly databases: Databases; readonly clock: Clock },
  id: PaymentId,
  request: ReviewRequest,
  member: TeamMember,
): Promise<void> {
  const { databases, clock } = services;
  if (request.action === "check_again") return checkAgain(services, id, member);
  if (request.note === undefined) throw new Refusal(422, "invalid_request");
  const acted = { at: clock.now().toISOString(), by: member.name };
  await writeReview(databases, id, acted, async () => {
    let hasChanged = false;
    const payment = await changePayment(databases.all_payments, id, (stored) => {
      hasChanged =
        stored.listed_reason !== (request.listed_reason ?? undefined) ||
        !reviewActionsOf(stored).includes(request.action);
      return hasChanged ? undefined : ended(stored, request, acted);
    });
    if (payment === undefined) throw missing();
    if (hasChanged) throw new Refusal(409, "changed_meanwhile");
  });
}

interface Acted {
  readonly at: string;
  readonly by: string;
}

const reviewEnded = (id: PaymentId, acted: Acted) =>
  ({ ...acted, what: "review_ended", payments: [id] }) as const;

/** @param change writes an event with the person and the time */
async function writeReview(
  databases: Databases,
  id: PaymentId,
  acted: Acted,
  change: () => Promise<void>,
): Promise<void> {
  const places = [{ database: "all_payments", id }] as const;
  const act = reviewEnded(id, acted);
  await writeAct(databases, act, places, change, () => act);
}

const EVENTS = {
  confirm_credit: "credit_confirmed",
  close_unpaid: "closed_unpaid",
  mark_reviewed: "reviewed",
} as const satisfies Partial<Record<ReviewAction, PaymentEventEntry["what"]>>;

function ended(payment: Payment, { action, note }: ReviewRequest, acted: Acted): Payment | undefined {
  if (action === "check_again") return undefined;
  const what = EVENTS[action];
  const to = what === "closed_unpaid" ? nextState(payment.status, what) : undefined;
  const reviewed = withoutReview({
    ...payment,
    status: to ?? payment.status,
    events: [...payment.events, { ...acted, what, to, note }],
  });
  return what === "credit_confirmed"
    ? { ...reviewed, unconfirmed_credit: undefined, next_enquiry_at: undefined }
    : reviewed;
}

function withoutReview(payment: Payment): Payment {
  const { listed_reason } = payment;
  return listed_reason === undefined ? payment : unlisted(payment, listed_reason);
}

/** @throws StoredDataError when what is stored of the payment, or of its refund case, is still unreadable */
async function checkAgain(
  { databases, clock }: Parameters<typeof endReview>[0],
  id: PaymentId,
  { name }: TeamMember,
): Promise<void> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment === undefined) throw missing();
  await readRefundCase(databases.settlements, payment);
  await settlePayment(databases, payment);
  const acted = { at: clock.now().toISOString(), by: name };
  // a check that had nothing to end only showed the payment
  if (!reviewActionsOf(payment).includes("check_again"))
    return noteRecorded(databases, { ...acted, what: "payment_read", payments: [id] });
  await writeReview(databases, id, acted, async () => {
    await changePayment(databases.all_payments, id, (stored) => ({
      ...unlisted(stored, "unsettled", "unreadable"),
      events: [...stored.events, { ...acted, what: "reviewed" }],
    }));
  });
}
