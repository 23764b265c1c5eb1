import type { GatewayAnswer, GatewayName } from "../payments/gatewayAnswer.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { CardConnection } from "./card/connection.ts";
import type { FpxConnection } from "./fpx/connection.ts";

export interface Connections {
  readonly fpx: FpxConnection;
  /** Absent when no card gateway is configured. Then the portal takes no cards. */
  readonly card?: CardConnection | undefined;
}

export type EnquiryReading =
  | { readonly kind: "answer"; readonly answer: GatewayAnswer }
  /** The reply proves nothing about the payment. The server logs the event with its details. */
  | { readonly kind: "nothing"; readonly event: string; readonly details: Readonly<Record<string, string>> };

/**
 * One payment's gateway, from the redirect of the citizen to the enquiries. It contains everything in which the gateways differ.
 */
export interface Gateway {
  readonly name: GatewayName;
  /** The payment, with its request updated to the time of the redirect. */
  atRedirect(now: Date): Payment;
  /** The signed request that the browser posts. */
  form(): GatewayForm;
  /**
   * The signed request for the portal's own card form, which posts the card's data straight to the gateway. Undefined when the
   * gateway's page asks for the card.
   */
  cardForm(): GatewayForm | undefined;
  /** The form that the server posts as an enquiry. */
  enquiry(): { readonly url: string; readonly body: string };
  readonly fetch: FpxConnection["fetch"];
  readEnquiry(body: string, now: Date): EnquiryReading;
}

export interface GatewayForm {
  readonly origin: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}
