import type { GatewayAnswer } from "../gateways/gateway.ts";
import { listed, unlisted } from "./listing.ts";
import { isCardPayment, type Payment } from "./paymentDocument.ts";

/**
 * FPX reports the buyer's debit and the council's credit separately. The debit alone makes a payment paid (docs/protocols.md,
 * FPX). A refused credit enters the review queue at once. For a missing one the server asks again, and a day after the settlement
 * it enters the queue too.
 */

/** Milliseconds from `settled_at`. */
const LONGEST_AWAITED = 24 * 60 * 60_000;

/**
 * @param paid the payment after an answer that approves it
 * @param wasPaid whether it was paid before this answer
 */
export function transitionOnCredit(paid: Payment, answer: GatewayAnswer, wasPaid: boolean): Payment {
  if (isCardPayment(paid) || answer.credit === undefined)
    return wasPaid ? paid : { ...paid, next_enquiry_at: undefined };
  switch (answer.credit) {
    case "confirmed":
      return unlisted(
        { ...paid, unconfirmed_credit: undefined, next_enquiry_at: undefined },
        "credit_unconfirmed",
      );
    case "refused":
      return listed(
        { ...paid, unconfirmed_credit: "refused", next_enquiry_at: undefined },
        "credit_unconfirmed",
        answer.codes.credit_code,
      );
    case "awaited":
      // this answer may be older than the one that made the payment paid
      return wasPaid
        ? paid
        : { ...paid, unconfirmed_credit: "awaited", next_enquiry_at: orDeadline(paid, paid.next_enquiry_at) };
  }
}

/** Whether the server still asks about a paid payment. */
export function awaitsCredit(payment: Payment): boolean {
  return !isCardPayment(payment) && payment.unconfirmed_credit === "awaited";
}

/** @returns the instant in UTC at which an awaited credit enters the review queue */
function deadlineOf({ settled_at, payment_datetime }: Payment): string {
  return new Date(Date.parse(settled_at ?? payment_datetime) + LONGEST_AWAITED).toISOString();
}

/** @returns the next enquiry of the schedule, or the deadline where that is earlier: instants in UTC */
function orDeadline(payment: Payment, next: string | undefined): string {
  const deadline = deadlineOf(payment);
  return next === undefined || deadline < next ? deadline : next;
}

/** When to ask about a paid payment after an enquiry. @param next the schedule's next enquiry, an instant in UTC */
export function nextCreditEnquiry(payment: Payment, next: string | undefined, now: Date): string | undefined {
  return awaitsCredit(payment) && now.toISOString() < deadlineOf(payment) ? orDeadline(payment, next) : next;
}

/** Puts a payment into the review queue when its credit is still awaited at the deadline. @param now in UTC */
export function listedAtDeadline(payment: Payment, now: Date): Payment {
  if (!awaitsCredit(payment) || now.toISOString() < deadlineOf(payment)) return payment;
  return listed(payment, "credit_unconfirmed");
}
