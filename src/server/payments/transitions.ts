import { receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import type { AnswerSource } from "../../domain/payments/paymentAudit.ts";
import { nextState, type PaymentState } from "../../domain/payments/paymentState.ts";
import type { GatewayAnswer, GatewayVerdict } from "../gateways/gateway.ts";
import { type EnquirySchedule, mayBeAtBank, nextEnquiryAt } from "./enquirySchedule.ts";
import { listedAfter } from "./listing.ts";
import { isCardPayment, type Payment, type PaymentEventEntry, sentAt } from "./paymentDocument.ts";
import { transitionOnCredit } from "./unconfirmedCredit.ts";

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
