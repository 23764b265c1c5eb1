import { receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import type { AnswerSource } from "../../domain/payments/paymentAudit.ts";
import { nextState, type PaymentState } from "../../domain/payments/paymentState.ts";
import { buyerEmail } from "../gateways/fpx/fpxGateway.ts";
import type { GatewayAnswer, GatewayVerdict } from "../gateways/gateway.ts";
import { type EnquirySchedule, mayBeAtBank, nextEnquiryAt } from "./enquirySchedule.ts";
import { listed, listedAfter, unlisted } from "./listing.ts";
import { isCardPayment, type Payment, type PaymentEventEntry, sentAt } from "./paymentDocument.ts";

/** How a verified answer came, and when, in UTC. */
export interface Arrival {
  readonly source: AnswerSource;
  readonly at: string;
}

/**
 * Applies a verified answer: appends the event, and changes the state if the table has such a transition. It is pure, so it can run
 * again on a payment that another writer changed.
 * @returns undefined for a repeated answer, which changes nothing
 */
export function transitionOnAnswer(
  payment: Payment,
  answer: GatewayAnswer,
  arrival: Arrival,
): Payment | undefined {
  const entry = entryOf(payment, answer, arrival);
  const known = payment.events.filter((event) => event.answer === entry.answer);
  const repeated = known.some((event) => event.source === entry.source);
  if (entry.what === "mismatch")
    return repeated
      ? undefined
      : listedAfter(payment, { ...payment, events: [...payment.events, entry] }, entry);
  if (entry.what === "lapsed" && !mayLapse(payment, arrival)) return undefined;
  if (answer.verdict === "denied" && isProvenUnpaid(payment)) return undefined;

  // An old answer that is posted again proves nothing new. An answer to our enquiry states the current status.
  const isNews = known.length === 0 || arrival.source === "requery";
  const to = isNews ? stateAfter(payment.status, entry.what) : undefined;
  const counted = countDenial(payment, answer, arrival.source);
  if (to === undefined && repeated) return counted === payment ? undefined : counted;
  const event = { ...entry, to };
  const next = isNews
    ? moved(counted, answer, event, arrival)
    : { ...counted, events: [...payment.events, event] };
  return listedAfter(payment, next, event);
}

/** Counts an enquiry's unsigned answer that the payment failed. Over http, anybody on the way could write that answer. */
function countDenial(payment: Payment, answer: GatewayAnswer, source: AnswerSource): Payment {
  const counts = source === "requery" && answer.verdict === "denied" && answer.isFromHttps === true;
  if (!counts || !isCardPayment(payment) || payment.status !== "in_progress") return payment;
  return { ...payment, denials: (payment.denials ?? 0) + 1 };
}

type Verdict = Exclude<GatewayVerdict, "not_found" | "denied"> | "lapsed";

function entryOf(
  payment: Payment,
  answer: GatewayAnswer,
  { source, at }: Arrival,
): PaymentEventEntry & { what: Verdict | "mismatch" } {
  const said = { at, source, ...answer.codes, answer: answer.digest };
  const fields = answer.differs(payment);
  if (fields.length > 0) return { ...said, what: "mismatch", fields: [...fields] };
  if (answer.verdict === "denied") return { ...said, what: "unclear", denied: true };
  if (answer.verdict !== "not_found") return { ...said, what: answer.verdict };
  return { ...said, what: source === "requery" ? "lapsed" : "unclear" };
}

/** A signed answer said so before, so nobody needs to review that the gateway agrees. */
function isProvenUnpaid({ status }: Payment): boolean {
  return status === "failed" || status === "cancelled";
}

/** "Not found" counts only when the citizen can no longer be at the bank and the payment has no result. */
function mayLapse({ status, events }: Payment, { at }: Arrival): boolean {
  const left = sentAt(events);
  return left !== undefined && !mayBeAtBank(status, left, at) && nextState(status, "lapsed") !== undefined;
}

function stateAfter(from: PaymentState, what: Verdict): PaymentState | undefined {
  return what === "unclear" ? undefined : nextState(from, what);
}

function moved(payment: Payment, answer: GatewayAnswer, entry: PaymentEventEntry, arrival: Arrival): Payment {
  const events = [...payment.events, entry];
  // a paid payment keeps its bank details, so only the events record a contradicting answer
  if (payment.status === "paid") return transitionOnCredit({ ...payment, events }, answer, true);
  const next: Payment = {
    ...answer.applyDetails(payment),
    events,
    status: entry.to ?? payment.status,
  };
  if (next.status !== "paid") return next;
  const paid: Payment = {
    ...next,
    receipt_no: receiptNumberOf(payment.order_number),
    settled_at: arrival.at,
    paid_at: plausiblePaidAt(payment, answer, arrival),
    authorization: answer.authorization,
    payment_method: answer.method(payment),
    settlement: "due",
  };
  return transitionOnCredit(paid, answer, false);
}

const DAY = 24 * 60 * 60_000;

/**
 * The bank's time, if it is plausible: between the day before the payment was created and the day after the answer. Another time
 * means that a clock is wrong.
 */
function plausiblePaidAt({ payment_datetime }: Payment, { paidAt }: GatewayAnswer, { at }: Arrival) {
  if (paidAt === undefined) return undefined;
  const moment = Date.parse(paidAt);
  return moment > Date.parse(payment_datetime) - DAY && moment < Date.parse(at) + DAY ? paidAt : undefined;
}

/**
 * The payment after its request was released for signing. Undefined when that happened before, or the payment has a result.
 */
export function transitionOnRedirect(
  payment: Payment,
  at: string,
  schedule: EnquirySchedule,
): Payment | undefined {
  if (!maySend(payment)) return undefined;
  return {
    ...payment,
    events: [...payment.events, { at, what: "sent" }],
    next_enquiry_at: nextEnquiryAt(schedule, at, new Date(at)),
  };
}

/** Whether the citizen may still be redirected to the bank: once, and only before any answer. */
export function maySend(payment: Payment): boolean {
  const { status, events, erasure } = payment;
  return status === "in_progress" && erasure !== "done" && !events.some(({ what }) => what === "sent");
}

/**
 * The payment with the address of its stored request to the gateway set to its own, after a correction. FPX writes to the address of
 * an AR. An AE repeats the values of its AR (docs/protocols.md, FPX), so an AR that was sent keeps its address until the payment is
 * paid and FPX need not be asked about it again. Then the former address goes.
 */
export function withRequestEmail(payment: Payment): Payment {
  const { email, status, next_enquiry_at } = payment;
  if (isCardPayment(payment))
    return { ...payment, card_request: { ...payment.card_request, UserEmail: email } };
  const withBuyer = (fpx_buyerEmail: string): Payment => ({
    ...payment,
    fpx_request: { ...payment.fpx_request, fpx_buyerEmail },
  });
  if (maySend(payment)) return withBuyer(buyerEmail(email));
  const isFinal =
    status === "paid" && next_enquiry_at === undefined && payment.unconfirmed_credit === undefined;
  return isFinal && payment.fpx_request.fpx_buyerEmail !== email ? withBuyer("") : payment;
}

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
function transitionOnCredit(paid: Payment, answer: GatewayAnswer, wasPaid: boolean): Payment {
  if (isCardPayment(paid) || answer.credit === undefined)
    return wasPaid ? paid : { ...paid, next_enquiry_at: undefined };
  switch (answer.credit) {
    case "confirmed":
      return unlisted(
        withRequestEmail({ ...paid, unconfirmed_credit: undefined, next_enquiry_at: undefined }),
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
