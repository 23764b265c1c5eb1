import type { PaymentId } from "../../domain/identifiers.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { type EnquirySchedule, nextEnquiryAt, soonestEnquiry } from "./enquirySchedule.ts";
import { listed, unlisted } from "./listing.ts";
import { changePayment, isCardPayment, type Payment } from "./paymentDocument.ts";
import { type PaymentEventEntry, sentAt } from "./paymentEvents.ts";
import { awaitsCredit, listedAtDeadline, nextCreditEnquiry } from "./unconfirmedCredit.ts";

/** Who wants to ask: the reconciler, when it is time, the citizen, now, or one of the central team, also of what contradicts itself. */
export type EnquiryOrigin = "schedule" | "citizen" | TeamMember;

/** By the name of the log-in: it goes into the payment's audit log. */
interface TeamMember {
  readonly name: string;
}

export type EnquiryClaim =
  /** Ours to ask, and nobody else's for a while. The last one of the schedule is to be followed by `endEnquiries`. */
  | { readonly kind: "claimed"; readonly payment: Payment; readonly isLast: boolean }
  /** Asked a moment ago, or as often today as the gateway lets us. */
  | { readonly kind: "too_soon"; readonly until: Date }
  /** Paid, and credited, never sent to the bank, not due, or unknown: there is nothing to ask. */
  | { readonly kind: "nothing_to_ask" };

/**
 * Takes the right to ask the gateway about a payment, by a write: of two processes, the revisions let one have it. A crash
 * after it costs one enquiry, never the schedule: the next is stored with the claim.
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

/** What comes too soon after this one comes when the gateway may be asked again. */
function keptUp(
  soonest: Date | undefined,
  next: string | undefined,
  isOfSchedule: boolean,
): string | undefined {
  const earliest = soonest?.toISOString();
  // after its last enquiry it stays due until `endEnquiries`: a crash between would leave it on no list
  if (next === undefined) return isOfSchedule ? earliest : undefined;
  return earliest !== undefined && next < earliest ? earliest : next;
}

function isDue(payment: Payment, now: Date): boolean {
  const { next_enquiry_at } = payment;
  return next_enquiry_at === undefined
    ? isUnscheduled(payment)
    : Date.parse(next_enquiry_at) <= now.getTime();
}

/** It left for the bank before there was a schedule, and nobody has asked since. */
function isUnscheduled({ status, next_enquiry_at, last_enquiry_at }: Payment): boolean {
  return status !== "paid" && next_enquiry_at === undefined && last_enquiry_at === undefined;
}

/** After the schedule's last enquiry: a payment that still has no ending is a person's to look at, never failed by itself. */
export async function endEnquiries(store: DocumentStore, id: PaymentId): Promise<void> {
  await changePayment(store, id, (stored) => {
    const ended = { ...stored, next_enquiry_at: undefined };
    return isOpen(stored.status) ? listed(ended, "unanswered") : ended;
  });
}
