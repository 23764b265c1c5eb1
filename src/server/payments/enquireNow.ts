import type { PaymentId } from "../../domain/identifiers.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { tooMany } from "../http/rateLimiter.ts";
import { missing } from "../http/refusal.ts";
import { enquire } from "./enquire.ts";
import { claimEnquiry, type EnquiryOrigin } from "./enquiryClaim.ts";
import { type Payment, readPayment } from "./paymentDocument.ts";
import type { ReconcilerServices } from "./reconciler.ts";

/**
 * Asks a payment's gateway now.
 * @param reference the correlation id for the log
 * @returns the payment after that, and whether the gateway was asked. It is not asked about a payment that was never sent to it
 * @throws Refusal 429 when the gateway was asked a moment ago, 404 when there is no such payment
 */
export async function enquireNow(
  services: ReconcilerServices,
  id: PaymentId,
  asker: Exclude<EnquiryOrigin, "schedule">,
  reference: string,
): Promise<{ readonly payment: Payment; readonly isAsked: boolean }> {
  const { all_payments } = services.databases;
  const now = services.clock.now();
  const claim = await claimEnquiry(all_payments, id, now, asker, scheduleOf(services));
  if (claim.kind === "too_soon") throw tooMany(claim.until.getTime() - now.getTime());
  if (claim.kind === "claimed") await enquire(services, claim.payment, reference);
  const payment = await readPayment(all_payments, id);
  if (payment === undefined) throw missing();
  return { payment, isAsked: claim.kind === "claimed" };
}
