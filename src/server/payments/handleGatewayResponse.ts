import type { AnswerSource } from "../../domain/payments/paymentAudit.ts";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import type { GatewayAnswer } from "../gateways/gateway.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { notificationId } from "../notifications/notificationDocument.ts";
import type { Services } from "../services.ts";
import { findByOrder } from "./paymentAccess.ts";
import { changePayment, type Payment } from "./paymentDocument.ts";
import { settlePayment } from "./settlePayment.ts";
import { transitionOnAnswer } from "./transitions.ts";
import { keepUnmatched } from "./unmatchedPayments.ts";

/** The log adds to each entry which call or enquiry brought the answer. */
export type AnswerServices = Pick<Services, "databases" | "clock" | "log" | "outbox" | "fpx" | "card">;

export interface Received {
  /** The payment after the answer. */
  readonly payment: Payment;
  /** Whether the answer's values are the payment's. The signature alone does not prove it: it is valid for any payment. */
  readonly isItsOwn: boolean;
}

/**
 * Applies a verified answer to the payment with its order number, and settles a payment that it proves paid. Answers may come in
 * any order and more than once. When this returns, everything is on the disk.
 * @returns when no payment has this order number: "kept" if the answer waits for a person now, otherwise undefined
 */
export async function handleGatewayResponse(
  services: AnswerServices,
  answer: GatewayAnswer,
  source: AnswerSource,
): Promise<Received | "kept" | undefined> {
  const { databases, clock, log, outbox } = services;
  const id = await findByOrder(databases.handles, answer.order);
  const at = clock.now().toISOString();
  let from: PaymentState | undefined;
  const payment =
    id &&
    (await changePayment(databases.all_payments, id, (stored) => {
      from = stored.status;
      return transitionOnAnswer(stored, answer, { source, at });
    }));
  if (payment === undefined) {
    const isKept = await keepUnmatched(services, answer);
    log({ event: `${answer.gateway}_answer_of_unknown_order`, kept: isKept });
    return isKept ? "kept" : undefined;
  }
  const fields = answer.differs(payment);
  if (fields.length > 0) log({ event: `${answer.gateway}_answer_differs`, fields });
  if (payment.status !== from) log({ event: "payment_moved", from, to: payment.status });
  await settlePayment(databases, payment);
  if (payment.settlement === "due") outbox?.sendSoon(notificationId(payment.order_number, "receipt"));
  return { payment, isItsOwn: fields.length === 0 };
}

/**
 * Checks that an answer may be acknowledged to the gateway's own server. Answers for unknown orders are rejected, also those that wait
 * for a person, so that the gateway retries: the order may exist soon. All other answers to our payments are acknowledged.
 * @throws Refusal 404 for an order that we do not know, 422 for an answer that differs from what is stored
 */
export function acknowledged(received: Received | "kept" | undefined): void {
  if (received === undefined || received === "kept") throw missing();
  if (!received.isItsOwn) throw new Refusal(422, "invalid_request");
}
