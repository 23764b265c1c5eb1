import type { CreditState, FpxVerdict } from "../../domain/payments/fpxResponse.ts";
import type { Payment } from "./paymentDocument.ts";

/**
 * An answer of a gateway in words that are no gateway's: what FPX and the card gateway tell moves a payment by the same rules.
 */

export type GatewayName = "fpx" | "card";

/**
 * What an answer proves about the money, or what else it says. not_found: the gateway knows nothing of the payment. denied: it
 * says that the payment failed, and does not sign that.
 */
export type GatewayVerdict = FpxVerdict | "not_found" | "denied";

/** A verified answer, not yet compared with the payment it names. */
export interface GatewayAnswer {
  readonly gateway: GatewayName;
  /** The order number it names. */
  readonly order: string;
  /** Tells one answer from another: SHA-256, hex. */
  readonly digest: string;
  readonly verdict: GatewayVerdict;
  /** Of an approved debit of FPX alone: whether the council was credited. The card gateway says nothing of it. */
  readonly credit?: CreditState | undefined;
  /** When the bank took the money, in UTC, where the answer names it. */
  readonly paidAt?: string | undefined;
  /** The bank's number for the debit, or the card's authorisation code. */
  readonly authorization?: string | undefined;
  /** The gateway's own codes, for the log of events. */
  readonly codes: {
    readonly debit_code?: string | undefined;
    readonly credit_code?: string | undefined;
    readonly said?: string | undefined;
  };
  /** The names of the values in which it differs from what is stored: then nothing is believed of it. */
  differs(payment: Payment): readonly string[];
  /** The payment with the answer's details beside its state. */
  applyDetails(payment: Payment): Payment;
  /** The settled payment's `payment_method` (docs/specification.md, section 3). */
  method(payment: Payment): string;
}
