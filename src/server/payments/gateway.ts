import { cardGateway } from "../gateways/card/cardGateway.ts";
import type { CardConnection } from "../gateways/card/connection.ts";
import type { FpxConnection } from "../gateways/fpx/connection.ts";
import { fpxGateway } from "../gateways/fpx/fpxGateway.ts";
import { cardSchedule, type EnquirySchedule, FPX_SCHEDULE } from "./enquirySchedule.ts";
import type { GatewayAnswer, GatewayName } from "./gatewayAnswer.ts";
import { isCardPayment, type Payment } from "./paymentDocument.ts";

/** How the portal speaks with the gateways. */
export interface Connections {
  readonly fpx: FpxConnection;
  /** Absent where none is configured: then no card is taken. */
  readonly card?: CardConnection | undefined;
}

/** What an enquiry's answer says of a payment. */
export type EnquiryReading =
  | { readonly kind: "answer"; readonly answer: GatewayAnswer }
  /** It says nothing of this payment that may be believed; what is logged of it. */
  | { readonly kind: "nothing"; readonly event: string; readonly details: Readonly<Record<string, string>> };

/** A payment's own gateway: all in which one differs from another, from handing the citizen over to asking what became of it. */
export interface Gateway {
  readonly name: GatewayName;
  /** The payment with its request as of the moment in which the citizen is handed over. */
  handOver(now: Date): Payment;
  /** The signed request, as the browser posts it. */
  form(): GatewayForm;
  /** The same with fields for the card, which goes straight to the gateway; undefined where its own page asks for it. */
  cardForm(): GatewayForm | undefined;
  /** What the server asks: a form to post. */
  enquiry(): { readonly url: string; readonly body: string };
  readonly fetch: FpxConnection["fetch"];
  readEnquiry(body: string, now: Date): EnquiryReading;
}

export interface GatewayForm {
  readonly origin: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** @returns undefined for a card payment of a deployment whose card gateway was taken away since */
export function gatewayOf({ fpx, card }: Connections, payment: Payment): Gateway | undefined {
  return isCardPayment(payment) ? card && cardGateway(card, payment) : fpxGateway(fpx, payment);
}

/** How often each payment's gateway is asked about it. */
export function scheduleOf({ card }: Connections): (payment: Payment) => EnquirySchedule {
  const schedule = cardSchedule(card?.enquiriesPerDay ?? 1);
  return (payment) => (isCardPayment(payment) ? schedule : FPX_SCHEDULE);
}
