import type { PaymentRequest } from "../../api/schemas/payment.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import { orderNumber } from "../../domain/payments/orderNumber.ts";
import type { Services } from "../services.ts";
import { type Claim, claimAsDocument, findClaim } from "./idempotency.ts";
import type { Payment } from "./paymentDocument.ts";
import type { PricedLine } from "./priceLines.ts";
import { toPaymentFields } from "./resumePayment.ts";
import { orderDocument, statusTokenOf, tokenDocument } from "./tokens.ts";

/** Fixes the payment's ids for this key. Two calls with one key get the same ids. */
export async function claimKey(
  services: Services,
  keyHash: string,
  requestHash: string,
  now: Date,
): Promise<Claim> {
  const { handles } = services.databases;
  for (;;) {
    const claim: Claim = {
      request_hash: requestHash,
      payment_id: services.newPaymentId(),
      order_number: newOrderNumber(services, now),
      payment_datetime: now.toISOString(),
    };
    const token = statusTokenOf(services.tokenSecret, claim.payment_id);
    const [isUnique] = await handles.writeAll([
      orderDocument(claim.order_number, claim.payment_id),
      tokenDocument(token, claim.payment_id),
    ]);
    if (isUnique !== true) continue;
    if (await handles.write(claimAsDocument(keyHash, claim))) return claim;
    const first = await findClaim(handles, keyHash, requestHash);
    if (first !== undefined) return first;
  }
}

function newOrderNumber(services: Services, now: Date) {
  const { year, month, day } = malaysiaDay(now);
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
  // 256 is eight times 32, so each digit is equally likely
  return orderNumber(
    date,
    [...services.random(10)].map((byte) => byte % 32),
  );
}

/**
 * A payment before the redirect to the bank.
 * @param former the payment that this one pays again, if any
 */
export function newPayment(
  services: Services,
  request: PaymentRequest,
  priced: readonly PricedLine[],
  claim: Claim,
  keyHash: string,
  former?: PaymentId,
): Payment {
  const { payment_id, order_number, payment_datetime } = claim;
  return {
    _id: payment_id,
    type: request.type,
    user: request.user.trim(),
    email: request.email,
    contact: request.contact,
    machine_id: request.machine_id,
    payment_datetime,
    payment_mode: request.payment_mode,
    status: "in_progress",
    payment_method: request.payment_method,
    sent_softcopy: false,
    order_number,
    idempotency_hash: keyHash,
    events: [{ at: payment_datetime, what: "created", payment_id: former }],
    ...toPaymentFields(services, request, priced, { order_number, payment_datetime }),
  };
}
