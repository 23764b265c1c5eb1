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
 * Creates one payment for each idempotency key. The same key with the same request returns the same payment. Before the citizen is
 * redirected to the bank, a repeated request is validated again, so that it never pays an old price or a bill that was paid since.
 * After the redirect it returns the payment even when the portal has closed.
 * @param body the unparsed request
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
    isClockWrong: services.clockCheck?.isWrong() === true,
  });
  if (made !== undefined) return resumePayment(services, made._id, asked.request, priced);
  const claimed = claim ?? (await claimKey(services, keyHash, asked.hash, now));
  const { handle, document } = newHandle(services.random, "pay", claimed.payment_id, now);
  await handles.write(document);
  const payment = newPayment(services, asked.request, priced, claimed, keyHash);
  if (await all_payments.write(paymentAsDocument({ ...payment, pay_handle: document._id })))
    return answerOf(services, payment, payAddress(services, handle));
  // the same request came twice at the same time, and the other one was faster
  return resumePayment(services, payment._id, asked.request, priced);
}
