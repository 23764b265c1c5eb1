import { createHash } from "node:crypto";
import { type FpxVerdict, fpxVerdict } from "../../../src/domain/fpxResponse.ts";
import { receiptNumberOf } from "../../../src/domain/identifiers.ts";
import { nextState, type PaymentState } from "../../../src/domain/paymentState.ts";
import type { Confirmation } from "../../fpx-protocol/schemas.ts";
import type { RequestFields } from "./authorizationRequest.ts";
import { mayBeAtBank, nextEnquiryAt } from "./enquirySchedule.ts";
import { listedAfter } from "./listing.ts";
import type { Payment } from "./paymentDocument.ts";
import { type AnswerSource, type PaymentEventEntry, sentAt } from "./paymentEvents.ts";

/** How a verified answer came, and when, in UTC. */
export interface Arrival {
  readonly source: AnswerSource;
  readonly at: string;
}

/** What an answer must repeat of the request before anything is believed of it (design, section 6, rule 5). */
const COMPARED = [
  "fpx_msgToken",
  "fpx_sellerExId",
  "fpx_sellerExOrderNo",
  "fpx_sellerId",
  "fpx_sellerOrderNo",
  "fpx_txnAmount",
  "fpx_txnCurrency",
] as const satisfies readonly (keyof RequestFields & keyof Confirmation)[];

/** Transaction Not Found: what an enquiry hears while the exchange knows nothing of the payment. */
const NOT_FOUND = "76";

/** The fields in which an answer differs from the stored request. */
export function differingFields(payment: Payment, answer: Confirmation): readonly string[] {
  return COMPARED.filter((field) => answer[field] !== payment.fpx_request[field]);
}

/**
 * The payment after a verified answer: the event appended, and the state moved where the table has an edge. Pure, so that it
 * can be applied again to a payment that another writer changed meanwhile.
 * @returns undefined when the answer changes nothing: it is a repetition
 */
export function afterAnswer(payment: Payment, answer: Confirmation, arrival: Arrival): Payment | undefined {
  const entry = entryOf(payment, answer, arrival);
  const known = payment.events.filter((event) => event.answer === entry.answer);
  const repeated = known.some((event) => event.source === entry.source);
  if (entry.what === "mismatch")
    return repeated
      ? undefined
      : listedAfter(payment, { ...payment, events: [...payment.events, entry] }, entry);
  if (entry.what === "lapsed" && !mayLapse(payment, arrival)) return undefined;

  // An old answer posted again proves nothing new; one that we asked for says how it stands now.
  const isNews = known.length === 0 || arrival.source === "requery";
  const to = isNews ? stateAfter(payment.status, entry.what) : undefined;
  if (to === undefined && repeated) return undefined;
  const event = { ...entry, to };
  return listedAfter(payment, moved(payment, answer, event, arrival), event);
}

function entryOf(
  payment: Payment,
  answer: Confirmation,
  { source, at }: Arrival,
): PaymentEventEntry & { what: FpxVerdict | "lapsed" | "mismatch" } {
  const fields = differingFields(payment, answer);
  const said = {
    at,
    source,
    debit_code: answer.fpx_debitAuthCode,
    credit_code: answer.fpx_creditAuthCode,
    answer: createHash("sha256").update(answer.fpx_checkSum.toUpperCase()).digest("hex"),
  };
  if (fields.length > 0) return { ...said, what: "mismatch", fields: [...fields] };
  if (source === "requery" && answer.fpx_debitAuthCode === NOT_FOUND) return { ...said, what: "lapsed" };
  return { ...said, what: fpxVerdict(answer.fpx_debitAuthCode, answer.fpx_creditAuthCode) };
}

/** That the exchange knows nothing is news only when the citizen can no longer be at the bank and no ending came. */
function mayLapse({ status, events }: Payment, { at }: Arrival): boolean {
  const left = sentAt(events);
  return left !== undefined && !mayBeAtBank(status, left, at) && nextState(status, "lapsed") !== undefined;
}

function stateAfter(from: PaymentState, what: FpxVerdict | "lapsed"): PaymentState | undefined {
  return what === "unclear" ? undefined : nextState(from, what);
}

function moved(payment: Payment, answer: Confirmation, entry: PaymentEventEntry, arrival: Arrival): Payment {
  const events = [...payment.events, entry];
  // what a paid payment says of its bank stays: a contradicting answer stands in the events alone
  if (payment.status === "paid") return { ...payment, events };
  const next: Payment = {
    ...payment,
    events,
    status: entry.to ?? payment.status,
    fpx_fpxTxnId: answer.fpx_fpxTxnId || payment.fpx_fpxTxnId,
    response_code: answer.fpx_debitAuthCode,
  };
  if (next.status !== "paid") return next;
  return {
    ...next,
    receipt_no: receiptNumberOf(payment.order_number),
    settled_at: arrival.at,
    payment_method: payment.fpx_buyerBankId,
    settlement: "due",
    next_enquiry_at: undefined,
  };
}

/** The payment after its AR was handed out; undefined when that happened before, or the payment is no longer open to it. */
export function afterSending(payment: Payment, request: RequestFields, at: string): Payment | undefined {
  if (!maySend(payment)) return undefined;
  return {
    ...payment,
    fpx_request: request,
    events: [...payment.events, { at, what: "sent" }],
    next_enquiry_at: nextEnquiryAt(at, new Date(at)),
  };
}

/** Whether the citizen may still be led to the bank: once, and only before any answer (design, section 6). */
export function maySend(payment: Payment): boolean {
  return payment.status === "in_progress" && !payment.events.some((event) => event.what === "sent");
}
