import type { CouncilCode } from "./councils.ts";
import type { ReceiptNumber } from "./identifiers.ts";
import type { Sen } from "./money.ts";

/**
 * The content of a receipt's or digital licence's QR code, signed by the server. It is enough to detect a forgery offline, and it
 * names no person. Days are YYYY-MM-DD in Malaysia time.
 */
export type Statement = ReceiptStatement | LicenceStatement;

export interface ReceiptStatement {
  readonly kind: "receipt";
  /** Every council that the payment paid. */
  readonly issuers: readonly CouncilCode[];
  readonly number: ReceiptNumber;
  readonly amount: Sen;
  readonly paidOn: string;
}

export interface LicenceStatement {
  readonly kind: "licence";
  readonly issuer: CouncilCode;
  /** As printed, with dashes. */
  readonly number: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}
