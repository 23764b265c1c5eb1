import type { CouncilCode } from "./councils.ts";
import type { ReceiptNumber } from "./identifiers.ts";
import type { Sen } from "./money.ts";

/**
 * What the QR code of a receipt or a digital licence states, signed by the server: enough to tell a genuine one from a forged
 * one offline, and no person's name. Days are Malaysia's, YYYY-MM-DD.
 */
export type Statement = ReceiptStatement | LicenceStatement;

export interface ReceiptStatement {
  readonly kind: "receipt";
  /** Every council that the payment went to. */
  readonly issuers: readonly CouncilCode[];
  readonly number: ReceiptNumber;
  readonly amount: Sen;
  readonly paidOn: string;
}

export interface LicenceStatement {
  readonly kind: "licence";
  readonly issuer: CouncilCode;
  /** As it is printed, with its dashes. */
  readonly number: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}
