import type { GatewayAnswer, GatewayName } from "../payments/gatewayAnswer.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { CardConnection } from "./card/connection.ts";
import type { FpxConnection } from "./fpx/connection.ts";

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
  atRedirect(now: Date): Payment;
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
