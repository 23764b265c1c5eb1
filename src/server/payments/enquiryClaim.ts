import type { PaymentId } from "../../domain/identifiers.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { type EnquirySchedule, nextEnquiryAt, soonestEnquiry } from "./enquirySchedule.ts";
import { unlisted } from "./listing.ts";
import {
  changePayment,
  isCardPayment,
  type Payment,
  type PaymentEventEntry,
  sentAt,
} from "./paymentDocument.ts";
import { awaitsCredit, listedAtDeadline, nextCreditEnquiry } from "./transitions.ts";

/**
 * The origin of an enquiry: the reconciler on its schedule, the citizen now, or a member of the central team, who may also ask
 * about a paid payment.
 */
export type EnquiryOrigin = "schedule" | "citizen" | TeamMember;

/** Identified by the log-in name, which the payment's audit log records. */
interface TeamMember {
  readonly name: string;
}

export type EnquiryClaim =
  /** This process asks, and no other one for a while. After the schedule's last enquiry the caller calls `endEnquiries`. */
  | { readonly kind: "claimed"; readonly payment: Payment; readonly isLast: boolean }
  /** The gateway was asked a moment ago, or as often today as it allows. */
  | { readonly kind: "too_soon"; readonly until: Date }
  /** The payment is paid and credited, was never sent to the bank, is not due, or does not exist. */
  | { readonly kind: "nothing_to_ask" };

/**
 * Claims an enquiry by writing to the payment, so of two processes only one asks. The same write stores the time of the next
 * enquiry. A crash after it therefore loses one enquiry, and the schedule goes on.
 */
export async function claimEnquiry(
  store: DocumentStore,
  id: PaymentId,
  now: Date,
  asker: EnquiryOrigin,
  scheduleOf: (payment: Payment) => EnquirySchedule,
): Promise<EnquiryClaim> {
  let claim: EnquiryClaim = { kind: "nothing_to_ask" };
  await changePayment(store, id, (stored) => {
    claim = judge(stored, now, asker, scheduleOf(stored));
    return claim.kind === "claimed" ? claim.payment : undefined;
  });
  return claim;
}

function judge(payment: Payment, now: Date, asker: EnquiryOrigin, schedule: EnquirySchedule): EnquiryClaim {
  const left = sentAt(payment.events);
  const member = typeof asker === "object" ? asker : undefined;
  const isAsked = payment.status !== "paid" || (asker === "schedule" && awaitsCredit(payment));
  const hasEnded = !isAsked && member === undefined;
  if (left === undefined || hasEnded) return { kind: "nothing_to_ask" };
  if (asker === "schedule" && !isDue(payment, now)) return { kind: "nothing_to_ask" };
  const perDay = asker === "citizen" ? schedule.perDayByHolder : schedule.perDay;
  const until = soonestEnquiry(schedule, askedBefore(payment), perDay);
  if (until !== undefined && now < until) return { kind: "too_soon", until };
  const isOfSchedule = asker === "schedule" || isUnscheduled(payment);
  const next = isOfSchedule
    ? nextCreditEnquiry(payment, nextEnquiryAt(schedule, left, now), now)
    : payment.next_enquiry_at;
  const asked = listedAtDeadline(afterEnquiry(unlisted(payment, "unreadable"), now, schedule), now);
  const soonest = soonestEnquiry(schedule, askedBefore(asked));
  return {
    kind: "claimed",
    isLast: asker === "schedule" && next === undefined,
    payment: {
      ...asked,
      events: member === undefined ? asked.events : [...asked.events, askedBy(member, now)],
      next_enquiry_at: keptUp(soonest, next, isOfSchedule),
    },
  };
}

function askedBy({ name }: TeamMember, now: Date): PaymentEventEntry {
  return { at: now.toISOString(), what: "asked", by: name };
}

function askedBefore(payment: Payment): readonly string[] {
  if (isCardPayment(payment)) return payment.recent_enquiries ?? [];
  return payment.last_enquiry_at === undefined ? [] : [payment.last_enquiry_at];
}

function afterEnquiry(payment: Payment, now: Date, { perDay = 1 }: EnquirySchedule): Payment {
  const last_enquiry_at = now.toISOString();
  if (!isCardPayment(payment)) return { ...payment, last_enquiry_at };
  const recent_enquiries = [...askedBefore(payment), last_enquiry_at].slice(-perDay);
  return { ...payment, last_enquiry_at, recent_enquiries };
}

/** Delays the next enquiry until the gateway may be asked again. */
function keptUp(
  soonest: Date | undefined,
  next: string | undefined,
  isOfSchedule: boolean,
): string | undefined {
  const earliest = soonest?.toISOString();
  // after the last enquiry the payment stays due until `endEnquiries`, or a crash in between would leave it in no queue
  if (next === undefined) return isOfSchedule ? earliest : undefined;
  return earliest !== undefined && next < earliest ? earliest : next;
}

function isDue(payment: Payment, now: Date): boolean {
  const { next_enquiry_at } = payment;
  return next_enquiry_at === undefined
    ? isUnscheduled(payment)
    : Date.parse(next_enquiry_at) <= now.getTime();
}

/** The payment was sent to the bank before schedules existed, and nobody has asked since. */
function isUnscheduled({ status, next_enquiry_at, last_enquiry_at }: Payment): boolean {
  return status !== "paid" && next_enquiry_at === undefined && last_enquiry_at === undefined;
}
