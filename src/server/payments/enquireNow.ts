import type { PaymentId } from "../../domain/identifiers.ts";
import { writeAct } from "../audit/pendingActs.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { tooMany } from "../http/rateLimiter.ts";
import { missing } from "../http/refusal.ts";
import { type EnquiryOutcome, enquire } from "./enquire.ts";
import { claimEnquiry, type EnquiryClaim, type EnquiryOrigin } from "./enquiryClaim.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";
import type { ReconcilerServices } from "./reconciler.ts";

type Asker = Exclude<EnquiryOrigin, "schedule">;

/**
 * Asks a payment's gateway now. It is not asked about a payment that was never sent to it. The audit log names a member of the central
 * team who asked, and what the gateway answered.
 * @param reference the correlation id for the log
 * @returns the payment after that, and whether there was anything to ask
 * @throws Refusal 429 when the gateway was asked a moment ago, 404 when there is no such payment
 */
export async function enquireNow(
  services: ReconcilerServices,
  id: PaymentId,
  asker: Asker,
  reference: string,
): Promise<{ readonly payment: Payment; readonly isAsked: boolean }> {
  const { all_payments } = services.databases;
  const now = services.clock.now();
  const claim = await askAs(services, id, asker, now, reference);
  if (claim.kind === "too_soon") throw tooMany(claim.until.getTime() - now.getTime());
  const payment = await readPayment(all_payments, id);
  if (payment === undefined) throw missing();
  return { payment, isAsked: claim.kind === "claimed" };
}

async function askAs(
  services: ReconcilerServices,
  id: PaymentId,
  asker: Asker,
  now: Date,
  reference: string,
): Promise<EnquiryClaim> {
  const { databases } = services;
  let outcome: EnquiryOutcome | undefined;
  const ask = async () => {
    const claim = await claimEnquiry(databases.all_payments, id, now, asker, scheduleOf(services));
    if (claim.kind === "claimed") outcome = await enquire(services, claim.payment, reference);
    return claim;
  };
  if (asker === "citizen") return ask();
  const act = { at: now.toISOString(), by: asker.name, what: "payment_requeried", payments: [id] } as const;
  const places = [{ database: "all_payments", id }] as const;
  // a process that ends before it knows the answer leaves these words
  return writeAct(databases, { ...act, target: "the answer is not known" }, places, ask, () =>
    outcome === undefined ? undefined : { ...act, target: ANSWERS[outcome] },
  );
}

/** What the audit log says about the answer. */
const ANSWERS: Readonly<Record<EnquiryOutcome, string>> = {
  approved: "answer: approved",
  held: "answer: held",
  unclear: "answer: unclear",
  declined: "answer: declined",
  cancelled: "answer: cancelled",
  not_found: "answer: not found",
  denied: "answer: denied",
  says_nothing: "an answer that says nothing about this payment",
  unanswered: "no answer",
};
