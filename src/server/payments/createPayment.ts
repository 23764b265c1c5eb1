import { readConfiguration } from "../configuration/readConfiguration.ts";
import type { Services } from "../services.ts";
import { newHandle } from "./handles.ts";
import { findClaim, hashKey } from "./idempotency.ts";
import { claimKey, newPayment } from "./newPayment.ts";
import { parsePaymentRequest } from "./parsePaymentRequest.ts";
import { paymentAsDocument, readPayment } from "./paymentDocument.ts";
import { answerOf, type PaymentCreated, payAddress, resumePayment } from "./resumePayment.ts";
import { maySend } from "./transitions.ts";
import { validatePayment } from "./validatePayment.ts";

/**
 * Creates a payment, once for each idempotency key: the same key with the same request gives the same payment again. Once the
 * citizen was sent to the bank, also when the portal has closed or the amounts have changed since; until then the request is
 * validated again, or an old key would pay an old price, or a bill that was paid meanwhile.
 * @param body not yet read
 * @throws Refusal, StructError
 */
export async function createPayment(
  services: Services,
  key: string | undefined,
  body: unknown,
): Promise<PaymentCreated> {
  const keyHash = hashKey(key);
  const asked = parsePaymentRequest(body);
  const { handles, all_payments, metadata } = services.databases;
  const claim = await findClaim(handles, keyHash, asked.hash);
  const made = claim && (await readPayment(all_payments, claim.payment_id));
  if (made !== undefined && !maySend(made)) return answerOf(services, made);

  const now = services.clock.now();
  const configuration = await readConfiguration(metadata);
  const priced = await validatePayment(services.databases, asked, {
    configuration,
    now,
    origins: services.callbackOrigins,
    takesCards: services.card !== undefined,
  });
  if (made !== undefined) return resumePayment(services, made._id, asked.request, priced);
  const claimed = claim ?? (await claimKey(services, keyHash, asked.hash, now));
  const { handle, document } = newHandle(services.random, "pay", claimed.payment_id, now);
  await handles.write(document);
  const payment = newPayment(services, asked.request, priced, claimed, keyHash);
  if (await all_payments.write(paymentAsDocument({ ...payment, pay_handle: document._id })))
    return answerOf(services, payment, payAddress(services, handle));
  // the same request came twice at once, and the other one was first
  return resumePayment(services, payment._id, asked.request, priced);
}
