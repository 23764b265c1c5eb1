import type { PaymentRequest } from "../../../src/api/schemas/payment.ts";
import type { ServiceLine } from "../../../src/charges/index.ts";
import { writeLine } from "../../../src/charges/lines.ts";
import { orderNumber, type PaymentId } from "../../../src/domain/identifiers.ts";
import { malaysiaDay } from "../../../src/domain/malaysiaTime.ts";
import { readConfiguration } from "../bills/configuration.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { FpxConnection } from "../fpx/connection.ts";
import type { Outbox } from "../notifications/outbox.ts";
import type { RandomBytes } from "../random.ts";
import { type AskedPayment, readAskedPayment } from "./askedPayment.ts";
import { authorizationRequest } from "./authorizationRequest.ts";
import { newHandle } from "./handles.ts";
import { type Claim, claimAsDocument, findClaim, hashKey } from "./idempotency.ts";
import { judgePayment } from "./judgePayment.ts";
import { type Payment, paymentAsDocument, readPayment } from "./paymentDocument.ts";
import { maySend } from "./paymentMoves.ts";
import type { PricedLine } from "./priceLines.ts";
import { orderDocument, statusTokenOf, tokenDocument } from "./tokens.ts";

export interface PaymentDesk {
  readonly databases: Databases;
  readonly fpx: FpxConnection;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly newPaymentId: () => PaymentId;
  /** What status tokens are worked out with. */
  readonly tokenSecret: string;
  /** Where a citizen may be sent back to. */
  readonly callbackOrigins: ReadonlySet<string>;
  /** The portal's address, without a slash at its end. */
  readonly portal: string;
  /** What sends the receipts; absent, nothing is sent. */
  readonly outbox?: Pick<Outbox, "sendSoon"> | undefined;
}

/** createPayment's answer, on the wire. */
export interface PaymentCreated {
  readonly _id: string;
  readonly payment_datetime: string;
  readonly status: string;
  readonly status_token: string;
  readonly pay_url: string;
}

/**
 * Creates a payment, once for each idempotency key: the same key with the same request gives the same payment again. Once the
 * citizen was sent to the bank, also when the counter has closed or the amounts have changed since; until then the request is
 * judged again, or an old key would pay an old price, or a bill that was paid meanwhile.
 * @param body not yet read
 * @throws Refusal, StructError
 */
export async function createPayment(
  desk: PaymentDesk,
  key: string | undefined,
  body: unknown,
): Promise<PaymentCreated> {
  const keyHash = hashKey(key);
  const asked = readAskedPayment(body);
  const claim = await findClaim(desk.databases.handles, keyHash, asked.hash);
  const made = claim && (await readPayment(desk.databases.all_payments, claim.payment_id));
  if (made !== undefined && !maySend(made)) return answerAgain(desk, made);

  const now = desk.clock.now();
  const configuration = await readConfiguration(desk.databases.metadata);
  const priced = await judgePayment(desk.databases, asked, {
    configuration,
    now,
    origins: desk.callbackOrigins,
  });
  if (made !== undefined) return answerAgain(desk, made);
  const standing = claim ?? (await claimKey(desk, keyHash, asked, now));
  const payment = newPayment(desk, asked.request, priced, standing, keyHash);
  if (!(await desk.databases.all_payments.write(paymentAsDocument(payment)))) {
    // the same request came twice at once, and the other one was first
    const first = await readPayment(desk.databases.all_payments, payment._id);
    return answerAgain(desk, first ?? payment);
  }
  return answerAgain(desk, payment);
}

/** Fixes the payment's ids for this key. Of two at once with one key, both get what the first one fixed. */
async function claimKey(desk: PaymentDesk, keyHash: string, asked: AskedPayment, now: Date): Promise<Claim> {
  const { handles } = desk.databases;
  for (;;) {
    const claim: Claim = {
      request_hash: asked.hash,
      payment_id: desk.newPaymentId(),
      order_number: newOrderNumber(desk, now),
      payment_datetime: now.toISOString(),
    };
    const token = statusTokenOf(desk.tokenSecret, claim.payment_id);
    const [isUnique] = await handles.writeAll([
      orderDocument(claim.order_number, claim.payment_id),
      tokenDocument(token, claim.payment_id),
    ]);
    if (isUnique !== true) continue;
    if (await handles.write(claimAsDocument(keyHash, claim))) return claim;
    const first = await findClaim(handles, keyHash, asked.hash);
    if (first !== undefined) return first;
  }
}

function newOrderNumber(desk: PaymentDesk, now: Date) {
  const { year, month, day } = malaysiaDay(now);
  const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
  // 256 is eight times 32: each number is as likely as the others
  return orderNumber(
    date,
    [...desk.random(10)].map((byte) => byte % 32),
  );
}

function newPayment(
  desk: PaymentDesk,
  request: PaymentRequest,
  priced: readonly PricedLine[],
  claim: Claim,
  keyHash: string,
): Payment {
  const { payment_id, order_number, payment_datetime } = claim;
  const lines: readonly ServiceLine[] = priced.map(({ line }) => line);
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
    services: lines.map(writeLine),
    payment_method: request.payment_method,
    fpx_msgToken: request.fpx_msgToken,
    sent_softcopy: false,
    callback_url: request.callback_url,
    amount: request.amount,
    order_number,
    language: request.language,
    fpx_buyerBankId: request.fpx_buyerBankId,
    idempotency_hash: keyHash,
    settles: priced.flatMap(({ settles }) => settles ?? []),
    events: [{ at: payment_datetime, what: "created" }],
    fpx_request: authorizationRequest(desk.fpx.seller, {
      order: order_number,
      amount: request.amount,
      token: request.fpx_msgToken,
      bank: request.fpx_buyerBankId,
      email: request.email,
      at: new Date(payment_datetime),
    }),
    response_code: null,
  };
}

/** The answer for a payment, with a fresh way to the bank while the citizen was not yet sent there. */
async function answerAgain(desk: PaymentDesk, payment: Payment): Promise<PaymentCreated> {
  return {
    _id: payment._id,
    payment_datetime: payment.payment_datetime,
    status: payment.status,
    status_token: statusTokenOf(desk.tokenSecret, payment._id),
    pay_url: maySend(payment) ? await payAddress(desk, payment._id) : payment.callback_url,
  };
}

async function payAddress(desk: PaymentDesk, id: PaymentId): Promise<string> {
  const { handle, document } = newHandle(desk.random, "pay", id, desk.clock.now());
  await desk.databases.handles.write(document);
  return `${desk.portal}/pay/${handle}`;
}
