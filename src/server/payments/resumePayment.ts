import type { PaymentRequest } from "../../api/schemas/payment.ts";
import { writeLine } from "../../charges/lines.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { cardRequest } from "../gateways/card/cardGateway.ts";
import { authorizationRequest } from "../gateways/fpx/fpxGateway.ts";
import type { Connections } from "../gateways/gateway.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { newHandle } from "./handles.ts";
import { changePayment, type Payment } from "./paymentDocument.ts";
import type { PricedLine } from "./priceLines.ts";
import { statusTokenOf } from "./tokens.ts";
import { maySend } from "./transitions.ts";

/** createPayment's answer, on the wire. */
export interface PaymentCreated {
  readonly _id: PaymentId;
  readonly payment_datetime: string;
  readonly status: string;
  readonly status_token: string;
  readonly pay_url: string;
}

/** The fields from the last request to pay. They can change until the redirect to the bank, and never after it. */
export function toPaymentFields(
  connections: Connections,
  request: PaymentRequest,
  priced: readonly PricedLine[],
  made: Pick<Payment, "order_number" | "payment_datetime">,
) {
  return {
    services: priced.map(({ line }) => writeLine(line)),
    amount: request.amount,
    settles: priced.flatMap(({ settles }) => settles ?? []),
    callback_url: request.callback_url,
    language: request.language,
    ...gatewayFields(connections, request, made),
  };
}

/** The fields for the gateway. @throws Refusal 422 for a card payment without a card gateway */
function gatewayFields(
  { fpx, card }: Connections,
  request: PaymentRequest,
  { order_number, payment_datetime }: Pick<Payment, "order_number" | "payment_datetime">,
) {
  if (request.payment_method === "3") {
    if (card === undefined) throw new Refusal(422, "method_unavailable");
    return { card_request: cardRequest(card, order_number, request) };
  }
  const { fpx_msgToken, fpx_buyerBankId, amount, email } = request;
  return {
    fpx_msgToken,
    fpx_buyerBankId,
    fpx_request: authorizationRequest(fpx.seller, {
      order: order_number,
      amount,
      token: fpx_msgToken,
      bank: fpx_buyerBankId,
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

export function payAddress({ portal }: Pick<Services, "portal">, handle: string): string {
  return `${portal}/pay/${handle}`;
}

/**
 * Issues a new handle for a payment that was just validated and not yet sent to the bank. One write replaces both the old handle
 * and the old amounts, so no older page pays an amount that it did not show.
 */
export async function resumePayment(
  services: Services,
  id: PaymentId,
  request: PaymentRequest,
  priced: readonly PricedLine[],
): Promise<PaymentCreated> {
  const now = services.clock.now();
  const { handle, document } = newHandle(services.random, "pay", id, now);
  await services.databases.handles.write(document);
  const payment = await changePayment(services.databases.all_payments, id, (stored) => {
    if (!maySend(stored)) return undefined;
    const repriced = { at: now.toISOString(), what: "repriced" } as const;
    return {
      ...stored,
      ...toPaymentFields(services, request, priced, stored),
      pay_handle: document._id,
      events: stored.amount === request.amount ? stored.events : [...stored.events, repriced],
    };
  });
  if (payment === undefined) throw missing();
  const isOurs = payment.pay_handle === document._id;
  return isOurs ? answerOf(services, payment, payAddress(services, handle)) : answerOf(services, payment);
}
