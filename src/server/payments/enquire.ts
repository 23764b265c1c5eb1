import type { Gateway, GatewayVerdict } from "../gateways/gateway.ts";
import { gatewayOf } from "../gateways/gatewayOf.ts";
import { answerLog, describeError, type Log } from "../log.ts";
import type { Services } from "../services.ts";
import { type AnswerServices, handleGatewayResponse } from "./handleGatewayResponse.ts";
import { changePayment, type Payment } from "./paymentDocument.ts";

/** How long a gateway may take to answer an enquiry. Milliseconds. */
const PATIENCE = 10_000;

export type EnquiryServices = AnswerServices & Pick<Services, "fpx" | "card" | "timer">;

/** What an enquiry ended with: what the gateway says about the payment, an answer that says nothing about it, or no answer. */
export type EnquiryOutcome = GatewayVerdict | "says_nothing" | "unanswered";

/**
 * Asks the gateway for a payment's status, and passes a verified answer to `handleGatewayResponse`. A late answer, an answer that
 * does not verify and an answer about another order are only logged: they say nothing about the money.
 * @param reference the correlation id for the log
 * @throws when the databases fail
 */
export async function enquire(
  services: EnquiryServices,
  payment: Payment,
  reference: string,
): Promise<EnquiryOutcome> {
  const outcome = await askAbout(services, payment, reference);
  const isAskedFor = payment.events.some(({ what }) => what === "asked" || what === "rebuilt");
  if (isAskedFor) await noteEnded(services, payment, outcome);
  return outcome;
}

async function askAbout(
  services: EnquiryServices,
  payment: Payment,
  reference: string,
): Promise<EnquiryOutcome> {
  const log = answerLog(services.log, reference, "requery");
  const gateway = gatewayOf(services, payment);
  if (gateway === undefined) {
    log({ event: "card_gateway_absent" });
    return "unanswered";
  }
  const body = await ask(services, gateway, log);
  if (body === undefined) return "unanswered";
  const reading = gateway.readEnquiry(body, services.clock.now());
  if (reading.kind === "nothing") {
    log({ event: reading.event, ...reading.details });
    return "says_nothing";
  }
  // a genuine answer about another order says nothing about this payment
  if (reading.answer.order !== payment.order_number) {
    log({ event: `${gateway.name}_answer_differs`, fields: reading.answer.differs(payment) });
    return "says_nothing";
  }
  await handleGatewayResponse({ ...services, log }, reading.answer, "requery");
  return reading.answer.differs(payment).length === 0 ? reading.answer.verdict : "says_nothing";
}

/** Two persons may confirm a payment only after an enquiry that ended without a decline. A repeated decline adds no event. */
async function noteEnded(
  { databases: { all_payments } }: EnquiryServices,
  { _id, last_enquiry_at }: Payment,
  outcome: EnquiryOutcome,
): Promise<void> {
  const isDeclined = outcome === "declined" || outcome === "cancelled";
  await changePayment(all_payments, _id, (stored) =>
    stored.status === "paid"
      ? undefined
      : { ...stored, inconclusive_enquiry_at: isDeclined ? undefined : last_enquiry_at },
  );
}

/** @returns the body of the gateway's answer, or undefined when none came in time */
async function ask({ timer }: EnquiryServices, gateway: Gateway, log: Log): Promise<string | undefined> {
  const over = new AbortController();
  const answered = answerOf(gateway, over.signal);
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => {
    throw new UnansweredError("too late");
  });
  try {
    return await Promise.race([answered, tooLate]);
  } catch (failure) {
    const why = failure instanceof UnansweredError ? { why: failure.message } : describeError(failure);
    log({ event: `${gateway.name}_enquiry_unanswered`, ...why });
    gateway.health?.failed();
    return undefined;
  } finally {
    over.abort();
  }
}

async function answerOf(gateway: Gateway, signal: AbortSignal): Promise<string> {
  const { url, body } = gateway.enquiry();
  const response = await gateway.fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
    // no redirect: the card gateway signs no enquiry answer, so only its own host may give one
    redirect: "manual",
    signal,
  });
  if (!response.ok) throw new UnansweredError(`status ${response.status}`);
  return response.text();
}

/** Its message never quotes the answer. */
class UnansweredError extends Error {
  override readonly name = "UnansweredError";
}
