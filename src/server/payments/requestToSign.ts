import type { PaymentId } from "../../domain/identifiers.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { isHandleValid } from "./paymentAccess.ts";
import { changePayment, type Payment, readPayment } from "./paymentDocument.ts";
import { maySend, transitionOnRedirect } from "./transitions.ts";
import { blockReasonOf } from "./validatePayment.ts";

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Releases a stored payment's request for signing. The server signs nothing else. Anyone who has a signed request can post it, so
 * this marks the payment as sent. If the handle has expired, the payment must be validated again first: its price may be old, or
 * its bill paid meanwhile. Released again, the request is the same.
 * @param requestOf the payment's request, or undefined where another gateway has it
 * @param given what the browser believes the request to be
 * @throws Refusal 404 missing, 409 used when the payment is not open or not to be sent now, 403 when a given value is not the
 * stored one
 */
export async function requestToSign<Request extends Values>(
  services: Services,
  id: PaymentId,
  requestOf: (payment: Payment) => Request | undefined,
  given: Values,
): Promise<Request> {
  const { all_payments: store, handles } = services.databases;
  const payment = await readPayment(store, id);
  const request = payment && requestOf(payment);
  if (payment === undefined || request === undefined) throw missing();
  if (payment.status !== "in_progress") throw new Refusal(409, "used");
  if (!repeats(request, given)) throw new Refusal(403, "invalid_request");
  const now = services.clock.now();
  if (maySend(payment)) {
    const isValid = await isHandleValid(handles, payment, now);
    if (!isValid || (await blockReasonOf(services, payment)) !== undefined) throw new Refusal(409, "used");
  }
  const at = now.toISOString();
  const sent = await changePayment(
    store,
    id,
    (stored) => transitionOnRedirect(stored, at, scheduleOf(services)(stored)),
    payment,
  );
  const signed = sent && requestOf(sent);
  // the pay page may have sent the payment with a later time between the two reads
  if (signed === undefined || !repeats(signed, given)) throw new Refusal(409, "used");
  return signed;
}

function repeats(stored: Values, given: Values): boolean {
  return Object.entries(given).every(([name, value]) => stored[name] === value);
}
