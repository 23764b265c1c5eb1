import { type Infer, object, string } from "superstruct";
import type { PaymentRequest } from "../../api/schemas/payment.ts";
import { writeLine } from "../../charges/lines.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import { orderNumber } from "../../domain/payments/orderNumber.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { readContacts } from "../councils/readContacts.ts";
import { sha256 } from "../crypto.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { cardRequest } from "../gateways/card/cardGateway.ts";
import { authorizationRequest } from "../gateways/fpx/fpxGateway.ts";
import type { Connections } from "../gateways/gateway.ts";
import { invalidRequest, missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { newHandle, orderDocument, statusTokenOf, tokenDocument } from "./paymentAccess.ts";
import { changePayment, type Payment, paymentAsDocument, readPayment } from "./paymentDocument.ts";
import { productOf } from "./productOf.ts";
import { maySend } from "./transitions.ts";
import { type PricedCart, parsePaymentRequest, sellerOfCart, validatePayment } from "./validatePayment.ts";

/**
 * Creates one payment for each idempotency key. The same key with the same request returns the same payment. Before the citizen is
 * redirected to the bank, a repeated request is validated again, so that it never pays an old price or a bill that was paid since.
 * After the redirect it returns the payment even when the portal has closed.
 * @param body the unparsed request
 * @param withNew makes further documents of `handles` for a new payment's id. One write stores them with the payment's ids
 * @throws Refusal, StructError
 */
export async function createPayment(
  services: Services,
  key: string | undefined,
  body: unknown,
  withNew: (id: PaymentId) => readonly NewDocument[] = () => [],
): Promise<PaymentCreated> {
  const keyHash = hashKey(key);
  const asked = parsePaymentRequest(body);
  const { handles, all_payments, metadata } = services.databases;
  const claim = await findClaim(handles, keyHash, asked.hash);
  const made = claim && (await readPayment(all_payments, claim.payment_id));
  if (made !== undefined && !maySend(made)) return answerOf(services, made);

  const now = services.clock.now();
  const configuration = await readConfiguration(metadata, now);
  const cart = await validatePayment(services, asked, { configuration, now });
  if (made !== undefined) return resumePayment(services, made._id, asked.request, cart);
  const issued = new Map<PaymentId, ReturnType<typeof newHandle>>();
  const issue = (id: PaymentId) => {
    const next = newHandle(services.random, "pay", id, now);
    issued.set(id, next);
    return next;
  };
  const beside = (id: PaymentId) => [issue(id).document, ...withNew(id)];
  const claimed = claim ?? (await claimKey(services, keyHash, asked.hash, now, beside));
  const written = issued.get(claimed.payment_id);
  const { handle, document } = written ?? issue(claimed.payment_id);
  if (written === undefined) await handles.write(document);
  const payment = await newPayment(services, asked.request, cart, claimed, keyHash);
  if (await all_payments.write(paymentAsDocument({ ...payment, pay_handle: document._id })))
    return answerOf(services, payment, payAddress(services, handle));
  // the same request came twice at the same time, and the other one was faster
  return resumePayment(services, payment._id, asked.request, cart);
}

const KEY = /^[\x21-\x7e]{16,200}$/;

/** The first use of an idempotency key. It fixes the ids, so a retry after a crash makes the same payment. */
const claimDocument = object({
  request_hash: string(),
  payment_id: paymentId,
  order_number: orderNumberText,
  payment_datetime: instant,
});

export type Claim = Infer<typeof claimDocument>;

/**
 * The key's SHA-256. The key itself is never stored.
 * @throws Refusal 400 unless the key is 16 to 200 printable characters
 */
export function hashKey(key: string | undefined): string {
  if (key === undefined || !KEY.test(key)) throw invalidRequest();
  return sha256(key);
}

/**
 * The earlier use of the key, or undefined.
 * @throws Refusal 422 when the key was used for another request
 */
export async function findClaim(
  handles: DocumentStore,
  keyHash: string,
  requestHash: string,
): Promise<Claim | undefined> {
  const document = await handles.read(claimId(keyHash));
  if (document === undefined) return undefined;
  const found = readStored(document, claimDocument);
  if (found.request_hash !== requestHash) throw new Refusal(422, "invalid_request");
  return found;
}

function claimAsDocument(keyHash: string, made: Claim): NewDocument {
  return { _id: claimId(keyHash), type: "idempotency_key", ...made };
}

function claimId(keyHash: string): string {
  return `idempotency:${keyHash}`;
}

/**
 * Fixes the payment's ids for this key. Two calls with one key get the same ids.
 * @param beside makes further documents of `handles` for a payment's id, which one write stores together with those of the ids
 */
export async function claimKey(
  services: Services,
  keyHash: string,
  requestHash: string,
  now: Date,
  beside: (id: PaymentId) => readonly NewDocument[] = () => [],
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
      ...beside(claim.payment_id),
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
 * A payment before the redirect to the bank. It has the contacts that its councils have now, for its receipt.
 * @param former the payment that this one pays again, if any
 */
export async function newPayment(
  services: Services,
  request: PaymentRequest,
  cart: PricedCart,
  claim: Claim,
  keyHash: string,
  former?: PaymentId,
): Promise<Payment> {
  const { payment_id, order_number, payment_datetime } = claim;
  const councils = new Set(cart.lines.map(({ line }) => line.council));
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
    council_contacts: await readContacts(services.databases.metadata, [...councils]),
    events: [{ at: payment_datetime, what: "created", payment_id: former }],
    ...toPaymentFields(services, request, cart, { order_number, payment_datetime }),
  };
}

/** createPayment's answer, on the wire. */
export interface PaymentCreated {
  readonly _id: PaymentId;
  readonly payment_datetime: string;
  readonly status: string;
  readonly status_token: string;
  readonly pay_url: string;
}

/** The fields from the last request to pay. They can change until the redirect to the bank, and never after it. */
function toPaymentFields(
  connections: Pick<Connections, "card">,
  request: PaymentRequest,
  cart: PricedCart,
  made: Pick<Payment, "order_number" | "payment_datetime">,
) {
  return {
    services: cart.lines.map(({ line }) => writeLine(line)),
    amount: request.amount,
    settles: cart.lines.flatMap(({ settles }) => settles ?? []),
    callback_url: request.callback_url,
    language: request.language,
    ...gatewayFields(connections, request, cart, made),
  };
}

/** The fields for the gateway. @throws Refusal 422 for a card payment without a card gateway, and for a cart of several sellers */
function gatewayFields(
  { card }: Pick<Connections, "card">,
  request: PaymentRequest,
  cart: PricedCart,
  { order_number, payment_datetime }: Pick<Payment, "order_number" | "payment_datetime">,
) {
  const lines = cart.lines.map(({ line }) => line);
  const product = productOf(lines);
  if (request.payment_method === "3") {
    if (card === undefined) throw new Refusal(422, "method_unavailable");
    return { card_request: cardRequest(card, order_number, request, product) };
  }
  const { fpx_msgToken, fpx_buyerBankId, amount, email } = request;
  const seller = sellerOfCart(cart.seller, lines);
  return {
    fpx_msgToken,
    fpx_buyerBankId,
    fpx_request: authorizationRequest(seller, {
      order: order_number,
      amount,
      token: fpx_msgToken,
      bank: fpx_buyerBankId,
      product,
      email,
      at: new Date(payment_datetime),
    }),
    response_code: null,
  };
}

/** createPayment's answer. Without `payUrl`, it leads the citizen to the payment's status page. */
export function answerOf(
  services: Pick<Services, "tokenSecret">,
  payment: Payment,
  payUrl = payment.callback_url,
): PaymentCreated {
  return {
    _id: payment._id,
    payment_datetime: payment.payment_datetime,
    status: payment.status,
    status_token: statusTokenOf(services.tokenSecret, payment._id),
    pay_url: payUrl,
  };
}

function payAddress({ portal }: Pick<Services, "portal">, handle: string): string {
  return `${portal}/pay/${handle}`;
}

/**
 * Issues a new handle for a payment that was just validated and not yet sent to the bank. One write replaces both the old handle
 * and the old amounts, so no older page pays an amount that it did not show.
 * @param continuedWith what its caller holds, unless the caller repeats the payer's own request
 */
export async function resumePayment(
  services: Services,
  id: PaymentId,
  request: PaymentRequest,
  cart: PricedCart,
  continuedWith?: Payment["continued_with"],
): Promise<PaymentCreated> {
  const now = services.clock.now();
  const { handle, document } = newHandle(services.random, "pay", id, now);
  await services.databases.handles.write(document);
  const payment = await changePayment(services.databases.all_payments, id, (stored) => {
    if (!maySend(stored)) return undefined;
    const repriced = { at: now.toISOString(), what: "repriced" } as const;
    return {
      ...stored,
      ...toPaymentFields(services, request, cart, stored),
      pay_handle: document._id,
      continued_with: continuedWith,
      events: stored.amount === request.amount ? stored.events : [...stored.events, repriced],
    };
  });
  if (payment === undefined) throw missing();
  const isOurs = payment.pay_handle === document._id;
  return isOurs ? answerOf(services, payment, payAddress(services, handle)) : answerOf(services, payment);
}
