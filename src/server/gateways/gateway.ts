import type { Sen } from "../../domain/money.ts";
import type { CreditState, FpxVerdict } from "../../domain/payments/fpxResponse.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { CardConnection } from "./card/connection.ts";
import type { FpxConnection } from "./fpx/connection.ts";
import type { HealthRecord } from "./gatewayHealth.ts";

/**
 * The common form of a gateway's answer, so that FPX and the card gateway change a payment by the same rules.
 */

export type GatewayName = "fpx" | "card";

/**
 * What an answer says about the payment. not_found: the gateway does not know the payment. denied: it reports a failure without a
 * signature, which proves nothing.
 */
export type GatewayVerdict = FpxVerdict | "not_found" | "denied";

/** A verified answer, before the comparison with the payment that it names. */
export interface GatewayAnswer {
  readonly gateway: GatewayName;
  /** The order number it names. */
  readonly order: string;
  /** The merchant that it is for: FPX's exchange id of the seller, or the card gateway's merchant code. */
  readonly merchant: string;
  /** The amount that it names. Undefined when it names none, or none in ringgit. */
  readonly amount?: Sen | undefined;
  /** The gateway's own number for the transaction. */
  readonly transaction?: string | undefined;
  /** Tells one answer from another: SHA-256, hex. */
  readonly digest: string;
  readonly verdict: GatewayVerdict;
  /** Whether the council was credited. Only FPX says so, and only for an approved debit. */
  readonly credit?: CreditState | undefined;
  /** For an unsigned answer: whether the server asked the configured host over https. */
  readonly isFromHttps?: boolean | undefined;
  /** When the bank took the money, in UTC. Undefined when the answer names no time. */
  readonly paidAt?: string | undefined;
  /** The bank's number for the debit, or the card's authorisation code. */
  readonly authorization?: string | undefined;
  /** The gateway's own codes, for the log of events. */
  readonly codes: {
    readonly debit_code?: string | undefined;
    readonly credit_code?: string | undefined;
    readonly said?: string | undefined;
  };
  /** The names of the values that differ from the stored ones. If there are any, the server does not believe the answer. */
  differs(payment: Payment): readonly string[];
  /** The payment with the answer's details. The state stays. */
  applyDetails(payment: Payment): Payment;
  /** The settled payment's `payment_method` (docs/specification.md, section 3). */
  method(payment: Payment): string;
}

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
  /** Records whether enquiries are answered. Undefined for FPX, whose bank list shows it. */
  readonly health?: HealthRecord;
  readEnquiry(body: string, now: Date): EnquiryReading;
}

export interface GatewayForm {
  readonly origin: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}
