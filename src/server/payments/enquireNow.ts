import type { PaymentId } from "../../domain/identifiers.ts";
import { writeAct } from "../audit/pendingActs.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { tooMany } from "../http/rateLimiter.ts";
import { missing } from "../http/refusal.ts";
import { enquire } from "./enquire.ts";
import { claimEnquiry, type EnquiryClaim, type EnquiryOrigin } from "./enquiryClaim.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";
import type { ReconcilerServices } from "./reconciler.ts";

type Asker = Exclude<EnquiryOrigin, "schedule">;

/**
 * Asks a payment's gateway now. It is not asked about a payment that was never sent to it. The audit log names a member of the central
 * team who asked.
 * @param reference the correlation id for the log
 * @returns the payment after that
 * @throws Refusal 429 when the gateway was asked a moment ago, 404 when there is no such payment
 */
export async function enquireNow(
  services: ReconcilerServices,
  id: PaymentId,
  asker: Asker,
  reference: string,
): Promise<Payment> {
  const { all_payments } = services.databases;
  const now = services.clock.now();
  const claim = await claimAs(services, id, asker, now);
  if (claim.kind === "too_soon") throw tooMany(claim.until.getTime() - now.getTime());
  if (claim.kind === "claimed") await enquire(services, claim.payment, reference);
  const payment = await readPayment(all_payments, id);
  if (payment === undefined) throw missing();
  return payment;
}

async function claimAs(
  services: ReconcilerServices,
  id: PaymentId,
  asker: Asker,
  now: Date,
): Promise<EnquiryClaim> {
  const { databases } = services;
  const claims = () => claimEnquiry(databases.all_payments, id, now, asker, scheduleOf(services));
  if (asker === "citizen") return claims();
  const act = { at: now.toISOString(), by: asker.name, what: "payment_requeried", payments: [id] } as const;
  const places = [{ database: "all_payments", id }] as const;
  return writeAct(databases, act, places, claims, ({ kind }) => kind === "claimed");
}
