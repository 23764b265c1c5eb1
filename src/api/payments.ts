import { type Infer, mask } from "superstruct";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { chargeOf, readLine, writeLine } from "../charges/lines.ts";
import { plainPhone } from "../domain/contact.ts";
import type { PaymentId, StatusToken } from "../domain/identifiers.ts";
import type { Language } from "../domain/language.ts";
import { formatDateTime } from "../domain/malaysiaTime.ts";
import { add } from "../domain/money.ts";
import { ONLINE_MACHINE } from "../domain/onlineMachine.ts";
import { type FpxMethod, fpxTokenOf, type PaymentMethod } from "../domain/payments/paymentMethod.ts";
import type { WireObject } from "../domain/schemas/codec.ts";
import type { Client } from "./client.ts";
import { type ChangedAmounts, readAnswer } from "./fault.ts";
import { amountChangedAnswer } from "./schemas/amountChanged.ts";
import {
  type CreatedPayment,
  createdPayment,
  type OwnerProof,
  type PayAgainRequest,
  type PaymentRequest,
  type PublicPayment,
  payAgainCodec,
  paymentRequestCodec,
  publicPaymentCodec,
  refundCodec,
  returnedPayment,
} from "./schemas/payment.ts";

/** A payment as its payer reads it. The codec of its charge type parsed each line. */
export interface Payment extends Omit<PublicPayment, "services"> {
  readonly services: readonly ServiceLine[];
}

/** `paid_at` is when the bank took the money, `settled_at` when the portal learned of it. Instants in UTC. */
type Times = Pick<Payment, "paid_at" | "settled_at">;

/** The time when the bank took the money. If the gateway gives no time, when the portal learned of it. Undefined until paid. */
export function paidAt({ paid_at, settled_at }: Times): string | undefined {
  return paid_at ?? settled_at;
}

/** The time when the portal learned of it, if that is another minute: "paid 23:58, confirmed 00:04". */
export function confirmedAt(payment: Times): string | undefined {
  const paid = paidAt(payment);
  const { settled_at } = payment;
  if (paid === undefined || settled_at === undefined) return undefined;
  return formatDateTime(paid) === formatDateTime(settled_at) ? undefined : settled_at;
}

/**
 * Reads a payment by its id: /transactions/{id} through /api/query (rule 7.7).
 * @param token the payment's status token, without which the answer masks the payer
 * @param proof of a licence's owner, whose name the answer then has whole. The portal's own pages may send one
 * @throws PortalError, refused for `bill_fact_needed` with a wrong proof
 */
export async function readTransaction(
  client: Client,
  id: PaymentId,
  {
    token,
    signal,
    proof,
  }: {
    readonly token?: StatusToken | undefined;
    readonly signal?: AbortSignal;
    readonly proof?: OwnerProof;
  } = {},
): Promise<Payment> {
  const answer = await client.query(`/transactions/${id}`, { token, signal, payload: proof });
  return readAnswer(() => readPayment(answer));
}

/**
 * Reads a payment by its status token: GET /api/payments/{status token}. It works in any browser, without stored data.
 * @throws PortalError
 */
export async function readPaymentStatus(
  client: Client,
  token: StatusToken,
  signal?: AbortSignal,
): Promise<Payment> {
  const answer = await client.get(`api/payments/${token}`, { signal });
  return readAnswer(() => readPayment(answer));
}

/** Parses a payment from the wire. @throws StructError */
export function readPayment(value: unknown): Payment {
  const payment = publicPaymentCodec.read(value);
  return { ...payment, services: payment.services.map(readLine) };
}

/** The inverse of `readPayment`. */
export function writePayment(payment: Payment): WireObject {
  const { services, refunds } = payment;
  return {
    ...publicPaymentCodec.write({ ...payment, services: services.map(writeLine) }),
    ...(refunds !== undefined && { refunds: refunds.map(refundCodec.write) }),
  };
}

/** The answer to a return handle. */
export interface ReturnedPayment extends Omit<Infer<typeof returnedPayment>, "payment"> {
  /** Undefined when the answer has no payment that this page can read. */
  readonly payment: Payment | undefined;
}

/**
 * POST /api/payments/return: exchanges a return handle for its payment, once.
 * @throws PortalError, `refused` with `used` when the handle was exchanged before
 */
export async function exchangeReturnHandle(client: Client, handle: string): Promise<ReturnedPayment> {
  const answer = await client.post("api/payments/return", { handle });
  const returned = readAnswer(() => mask(answer, returnedPayment));
  return { ...returned, payment: readReturned(returned.payment) };
}

/** The handle is used up. So the page keeps the token also when it cannot read the payment, and asks for the payment again. */
function readReturned(value: unknown): Payment | undefined {
  try {
    return value === undefined ? undefined : readPayment(value);
  } catch {
    return undefined;
  }
}

/**
 * POST /api/requery: the server asks the bank about a payment at once, and returns its new state.
 * @throws PortalError, `busy` when the server asked the bank a moment ago
 */
export async function requery(client: Client, token: StatusToken, signal?: AbortSignal): Promise<Payment> {
  const answer = await client.post("api/requery", { status_token: token }, { signal });
  return readAnswer(() => readPayment(answer));
}

/**
 * Parses the 409 of createPayment: the current lines. Null marks a line that cannot be paid any more as requested.
 * @throws StructError
 */
export function readChangedAmounts(value: unknown): ChangedAmounts {
  const { services, amount } = mask(value, amountChangedAnswer);
  return { lines: services.map((line) => (line === null ? null : readLine(line))), amount };
}

/** The citizen's input at checkout. */
interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

type MethodChoice =
  | {
      /** FPX from a person's account (1) or a company's (2). */
      readonly method: FpxMethod;
      /** FPX's code of the buyer's bank. */
      readonly bank: string;
    }
  /** A card. This page never knows its details. */
  | { readonly method: Exclude<PaymentMethod, FpxMethod> };

/** The request for createPayment. It has each cart item as a service line of its charge (rules 3.7, 3.8). */
export function paymentRequestOf(
  items: readonly CartItem[],
  payer: Payer,
  choice: MethodChoice,
  page: { readonly callback: string; readonly language: Language },
): PaymentRequest {
  const lines = items.map((item) => chargeOf(item).lineOf(item));
  const common = {
    type: "payment",
    user: payer.name.trim(),
    email: payer.email.trim(),
    contact: plainPhone(payer.phone),
    machine_id: ONLINE_MACHINE,
    payment_mode: "ECOMMERCE",
    services: lines.map(writeLine),
    amount: add(...lines.map((line) => line.amount)),
    callback_url: page.callback,
    language: page.language,
    sent_softcopy: false,
  } as const;
  if (choice.method === "3") return { ...common, payment_method: choice.method };
  return {
    ...common,
    payment_method: choice.method,
    fpx_msgToken: fpxTokenOf(choice.method),
    fpx_buyerBankId: choice.bank,
  };
}

/**
 * A key for one intent to pay: repeating a request with the same key cannot create a second payment (rule 7.18). It uses
 * getRandomValues because randomUUID does not exist on a council's page without https.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * POST /createPayment. Repeating the same request with the same key returns the same payment.
 * @throws PortalError, `amount_changed` with the current lines
 */
export async function createPayment(
  client: Client,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<CreatedPayment> {
  const answer = await client.post("createPayment", paymentRequestCodec.write(request), {
    headers: { "Idempotency-Key": idempotencyKey },
    readChangedAmounts,
  });
  return readAnswer(() => mask(answer, createdPayment));
}

/**
 * POST /api/payments/{status token}/again: resumes a payment that never went to the bank, or pays again after an unpaid one.
 * Repeating the same request with the same key returns the same payment.
 * @returns the payment to take to the bank. If its status is final, the server has just learnt that the payment ended
 * @throws PortalError, `refused` with `already_paid` or `still_open`, `amount_changed` with the current lines
 */
export async function payAgain(
  client: Client,
  token: StatusToken,
  request: PayAgainRequest,
  idempotencyKey: string,
): Promise<CreatedPayment> {
  const answer = await client.post(`api/payments/${token}/again`, payAgainCodec.write(request), {
    headers: { "Idempotency-Key": idempotencyKey },
    readChangedAmounts,
  });
  return readAnswer(() => mask(answer, createdPayment));
}
