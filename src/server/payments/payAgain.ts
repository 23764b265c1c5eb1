import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import {
  type PayAgainRequest,
  type PaymentRequest,
  payAgainCodec,
  paymentRequestCodec,
} from "../../api/schemas/payment.ts";
import { readLine } from "../../charges/lines.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { asStored } from "../databases/readStored.ts";
import { scheduleOf } from "../gateways/gatewayOf.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import {
  answerOf,
  claimKey,
  findClaim,
  hashKey,
  newPayment,
  type PaymentCreated,
  resumePayment,
} from "./createPayment.ts";
import { enquire } from "./enquire.ts";
import { claimEnquiry } from "./enquiryClaim.ts";
import { findByTokenOrKey } from "./paymentAccess.ts";
import {
  attemptsWith,
  changePayment,
  nextOf,
  type Payment,
  paymentAsDocument,
  readPayment,
} from "./paymentDocument.ts";
import { priceAnew } from "./priceLines.ts";
import { maySend } from "./transitions.ts";
import { checkCallbackAddress, hashRequest, type PricedCart, validatePayment } from "./validatePayment.ts";

export interface PayAgainCall {
  readonly key: string | undefined;
  /** The status token or key of any of the attempts. */
  readonly token: string;
  /** The unparsed request. */
  readonly body: unknown;
  /** The correlation id for the log. */
  readonly reference: string;
  /** Run before a gateway is asked about the payment. @throws Refusal 429 */
  readonly limitEnquiries: (payment: PaymentId) => void;
  /** Run before a handle is made for the payer with this e-mail address. @throws Refusal 429 */
  readonly limitPayments: (email: string) => void;
}

/**
 * Continues a payment that was never sent to the bank, or pays again for one that did not succeed. The last attempt decides. For an
 * open attempt the server asks the gateway first, and a result that the gateway reports is the answer.
 * @throws Refusal: 409 already_paid, still_open, amount_changed; 404, 429, and createPayment's
 */
export async function payAgain(services: Services, call: PayAgainCall): Promise<PaymentCreated> {
  const keyHash = hashKey(call.key);
  const wish = payAgainCodec.read(call.body);
  const { all_payments, handles } = services.databases;
  const found = await findByTokenOrKey(handles, call.token, services.clock.now());
  if (found === undefined) throw missing();
  const { id, keyEnds } = found;
  const continuedWith = keyEnds === undefined ? "token" : "key";
  const hash = hashRequest({ again: id, ...payAgainCodec.write(wish) });
  const claim = await findClaim(handles, keyHash, hash);
  const made = claim && (await readPayment(all_payments, claim.payment_id));
  if (made !== undefined && !maySend(made)) return answerOf(services, made);

  // an impossible request must not ask the bank
  checkCallbackAddress(wish.callback_url, await services.origins.callers());
  const { last, hasJustEnded } = await openTo(services, id, wish, call);
  if (hasJustEnded) return answerOf(services, last);
  call.limitPayments(last.email);
  const { request, cart } = await validateAgain(services, last, wish);
  if (maySend(last)) return resumePayment(services, last._id, request, cart, continuedWith);

  const claimed = claim ?? (await claimKey(services, keyHash, hash, services.clock.now()));
  // without a handle, because nobody may go to the bank before this payment is linked as the next attempt
  await all_payments.write(
    paymentAsDocument(await newPayment(services, request, cart, claimed, keyHash, last._id)),
  );
  const next = await link(services, last, claimed.payment_id);
  // the bank answered in the meantime
  if (next === undefined) return payAgain(services, call);
  return resumePayment(services, next, request, cart, continuedWith);
}

/**
 * The last attempt, if it may be continued or paid again.
 * @throws Refusal 409 when an attempt is paid, or may still be paid and the citizen was not warned
 */
async function openTo(
  services: Services,
  id: PaymentId,
  wish: PayAgainRequest,
  call: PayAgainCall,
): Promise<{ readonly last: Payment; readonly hasJustEnded: boolean }> {
  const before = await attemptsOf(services, id);
  await ask(services, before.filter(isAtBank), call);
  const attempts = await attemptsOf(services, id);
  const last = attempts.at(-1);
  if (last === undefined) throw missing();
  if (attempts.some(({ status }) => status === "paid")) throw new Refusal(409, "already_paid");
  // the payer's details were erased, so the citizen starts a new payment
  if (last.erasure === "done") throw new Refusal(410, "expired");
  const hasJustEnded =
    before.some((was) => was._id === last._id && isOpen(was.status)) && !isOpen(last.status);
  if (!hasJustEnded && attempts.some(isAtBank) && wish.although_open !== true)
    throw new Refusal(409, "still_open");
  return { last, hasJustEnded };
}

async function attemptsOf(
  { databases: { all_payments } }: Services,
  id: PaymentId,
): Promise<readonly Payment[]> {
  const named = await readPayment(all_payments, id);
  return named === undefined ? [] : await attemptsWith(all_payments, named);
}

/** The payment was sent to the bank and has no result, so the bank may still take the money. */
function isAtBank(payment: Payment): boolean {
  return isOpen(payment.status) && !maySend(payment);
}

/** Asks the gateways, except about payments that they were asked about a moment ago. */
async function ask(services: Services, open: readonly Payment[], call: PayAgainCall): Promise<void> {
  for (const { _id } of open) {
    call.limitEnquiries(_id);
    const claim = await claimEnquiry(
      services.databases.all_payments,
      _id,
      services.clock.now(),
      "citizen",
      scheduleOf(services),
    );
    if (claim.kind === "claimed") await enquire(services, claim.payment, call.reference);
  }
}

/**
 * Validates the payment's own request again, as createPayment does. When the citizen agrees to a new total, the server takes the
 * lines as they are now, and their sum must be that total.
 */
async function validateAgain(
  services: Services,
  payment: Payment,
  wish: PayAgainRequest,
): Promise<{ readonly request: PaymentRequest; readonly cart: PricedCart }> {
  const { callback_url, language } = wish;
  const stored = asStored(() => ({
    request: paymentRequestCodec.read(paymentAsDocument(payment)),
    lines: payment.services.map(readLine),
  }));
  const now = services.clock.now();
  const configuration = await readConfiguration(services.databases.metadata, now);
  const lines =
    wish.amount === undefined
      ? stored.lines
      : await priceAnew(services.databases, stored.lines, chargeTerms(configuration, now));
  const request = { ...stored.request, callback_url, language, amount: wish.amount ?? payment.amount };
  const cart = await validatePayment(services, { request, lines }, { configuration, now });
  return { request, cart };
}

/**
 * Links the attempt to the payment that pays it again. When two calls do so at the same time, one is linked and both continue
 * with it.
 * @returns the linked payment, or undefined when the attempt changed in the meantime
 */
async function link(services: Services, last: Payment, next: PaymentId): Promise<PaymentId | undefined> {
  const at = services.clock.now().toISOString();
  const linked = await changePayment(services.databases.all_payments, last._id, (stored) => {
    if (stored.status !== last.status || nextOf(stored) !== undefined) return undefined;
    return { ...stored, events: [...stored.events, { at, what: "paid_again", payment_id: next }] };
  });
  return linked && linked.status === last.status ? nextOf(linked) : undefined;
}
