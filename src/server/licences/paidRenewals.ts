import type { LicenseLine } from "../../charges/license/license.ts";
import { readLine } from "../../charges/lines.ts";
import { plainNumber } from "../../charges/plainNumber.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { PaymentId, ReceiptNumber } from "../../domain/identifiers.ts";
import { settlementsOf } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored, StoredDataError } from "../databases/readStored.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { databaseIdOf } from "../records/document.ts";
import { amountsOf, refundCaseOf } from "../refunds/refundCases.ts";

/** A licence in a request. Without `period`, renewals of any period match. */
export interface RequestedLicence {
  readonly council: CouncilCode;
  /** As the caller typed it. */
  readonly number: string;
  readonly period?: { readonly year: number; readonly month?: number | undefined };
}

/** A paid payment, with its line that renews the licence. A line of arrears alone renews nothing. */
export interface PaidRenewal {
  readonly payment: Payment;
  readonly line: LicenseLine;
  readonly receipt: ReceiptNumber;
  /** When the bank took the money. If the gateway sent no time, when the signed proof arrived. In UTC. */
  readonly paidAt: string;
}

export type RenewalDatabases = Pick<Databases, "settlements" | "all_payments">;

/** The document id of the licence's record. */
export function recordIdOf({ council, number }: RequestedLicence): string {
  return databaseIdOf(council, "license", number);
}

/** The payment's renewal of the licence; undefined when the payment is not paid or does not renew it. */
export function renewalIn(payment: Payment, asked: RequestedLicence): PaidRenewal | undefined {
  const { status, receipt_no, settled_at, paid_at = settled_at, services } = payment;
  if (status !== "paid" || receipt_no === undefined || paid_at === undefined) return undefined;
  const line = services
    .map((stored) => asStored(() => readLine(stored)))
    .find((paid): paid is LicenseLine => paid.type === "license" && renews(paid, asked));
  return line && { payment, line, receipt: receipt_no, paidAt: paid_at };
}

function renews(line: LicenseLine, { council, number, period }: RequestedLicence): boolean {
  if (line.arrears_only || line.council !== council) return false;
  if (plainNumber(line.license_no) !== plainNumber(number)) return false;
  return period === undefined || (line.renewal_year === period.year && line.renewal_month === period.month);
}

/**
 * The paid renewals of the licence, the first payment first. A payment renews nothing when its money for the licence is due back,
 * because an earlier payment had paid the same.
 * @param besides a payment to include even if its settlement is not written yet
 */
export async function paidRenewals(
  databases: RenewalDatabases,
  asked: RequestedLicence,
  besides?: Payment,
): Promise<readonly PaidRenewal[]> {
  const recordId = recordIdOf(asked);
  const settlements = await settlementsOf(databases.settlements, recordId);
  const ids = new Set<PaymentId>(settlements.map(({ payment_id }) => payment_id));
  if (besides !== undefined) ids.delete(besides._id);
  const settled = await Promise.all([...ids].map((id) => renewalOf(databases, id, asked)));
  const renewals = [besides && renewalIn(besides, asked), ...settled].flatMap((renewal) => renewal ?? []);
  const kept = await Promise.all(
    renewals.map(async (renewal) => !(await isDueBack(databases, renewal, recordId))),
  );
  return renewals
    .filter((_renewal, place) => kept[place] === true)
    .sort((one, other) => (precedence(one) < precedence(other) ? -1 : 1));
}

/** Skips a payment whose stored data is unreadable, so that the licence of another payment can still be read. */
async function renewalOf(
  { all_payments }: RenewalDatabases,
  id: PaymentId,
  asked: RequestedLicence,
): Promise<PaidRenewal | undefined> {
  try {
    const payment = await readPayment(all_payments, id);
    return payment && renewalIn(payment, asked);
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}

async function isDueBack(
  { settlements }: RenewalDatabases,
  { payment }: PaidRenewal,
  recordId: string,
): Promise<boolean> {
  const refund = await refundCaseOf(settlements, payment);
  if (refund === undefined || refund.status === "no_longer_due") return false;
  return (amountsOf(refund)[recordId]?.fee ?? 0) > 0;
}

/** The same order as that of settlements: the first payment by the bank's time counts. */
function precedence({ paidAt, payment }: PaidRenewal): string {
  return `${paidAt} ${payment.settled_at} ${payment.order_number}`;
}
