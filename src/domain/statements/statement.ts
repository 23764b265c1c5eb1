import { type CouncilCode, isCouncilCode } from "../councils.ts";
import type { ReceiptNumber } from "../identifiers.ts";
import type { Sen } from "../money.ts";
import { parseIdentifier } from "../remittanceNumber.ts";

/**
 * The content of the QR code of a receipt, a digital licence or a remittance, signed by the server. It is enough to detect a
 * forgery offline, and it names no person. Days are YYYY-MM-DD in Malaysia time.
 */
export type Statement = ReceiptStatement | LicenceStatement | RemittanceStatement;

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

export interface RemittanceStatement {
  readonly kind: "remittance";
  /** "mpt-2026-14". It names the council. */
  readonly number: string;
  readonly lines: number;
  /** Negative when the refunds exceed the payments. */
  readonly amount: Sen;
  readonly day: string;
}

/** The councils that a statement names. */
export function issuersOf(statement: Statement): readonly CouncilCode[] {
  if (statement.kind === "receipt") return statement.issuers;
  if (statement.kind === "licence") return [statement.issuer];
  const council = parseIdentifier(statement.number)?.council;
  return isCouncilCode(council) ? [council] : [];
}

/** The day of issue, which must not be after the retirement of the key that signed. */
export function dayOfIssue(statement: Statement): string {
  if (statement.kind === "receipt") return statement.paidOn;
  return statement.kind === "licence" ? statement.issuedOn : statement.day;
}
