import type { Payment } from "../api/payments.ts";
import { paidAt } from "../api/payments.ts";
import type { ServiceLine } from "../charges/index.ts";
import { CHARGE_TYPES, type ChargeType } from "../domain/chargeTypes.ts";
import { COUNCIL_CODES, type CouncilCode } from "../domain/councils.ts";
import { malaysiaYear } from "../domain/malaysiaYear.ts";
import { add, NOTHING, type Sen } from "../domain/money.ts";

/** Filters and yearly sums for the payment history. */

export type PastPayment = Pick<
  Payment,
  "status" | "payment_datetime" | "settled_at" | "paid_at" | "services"
>;

/** An absent field matches every payment. */
export interface PaymentFilter {
  readonly year?: number | undefined;
  readonly council?: CouncilCode | undefined;
  readonly charge?: ChargeType | undefined;
}

/** The time when it was paid, else when it was created. An instant in UTC. */
export function momentOf(payment: PastPayment): string {
  const { status, payment_datetime } = payment;
  return status === "paid" ? (paidAt(payment) ?? payment_datetime) : payment_datetime;
}

/** The year of `momentOf` in Malaysia. */
export function yearOf(payment: PastPayment): number {
  return malaysiaYear(momentOf(payment));
}

/** The lines of a payment that match the filter. */
export function linesWithin(payment: PastPayment, filter: PaymentFilter): readonly ServiceLine[] {
  const { year, council, charge } = filter;
  if (year !== undefined && yearOf(payment) !== year) return [];
  return payment.services.filter(
    (line) =>
      (council === undefined || line.council === council) && (charge === undefined || line.type === charge),
  );
}

export function isWithin(payment: PastPayment, filter: PaymentFilter): boolean {
  return linesWithin(payment, filter).length > 0;
}

export interface YearPaid {
  readonly year: number;
  readonly amount: Sen;
}

/**
 * The amount paid in each year, latest year first. It counts the lines of paid payments that match the filter. A year without
 * payments between two others is listed with 0.
 */
export function paidByYear(payments: readonly PastPayment[], filter: PaymentFilter): readonly YearPaid[] {
  const sums = new Map<number, Sen>();
  for (const payment of payments) {
    const lines = payment.status === "paid" ? linesWithin(payment, filter) : [];
    if (lines.length === 0) continue;
    const year = yearOf(payment);
    sums.set(year, add(sums.get(year) ?? NOTHING, ...lines.map(({ amount }) => amount)));
  }
  const latest = Math.max(...sums.keys());
  const count = sums.size === 0 ? 0 : latest - Math.min(...sums.keys()) + 1;
  return Array.from({ length: count }, (_, back) => ({
    year: latest - back,
    amount: sums.get(latest - back) ?? NOTHING,
  }));
}

/** The server keeps accounts for this many years, so payments that were not read yet may be this old. */
const KEPT_YEARS = 7;

export interface FilterChoices {
  /** Latest first. */
  readonly years: readonly number[];
  readonly councils: readonly CouncilCode[];
  readonly charges: readonly ChargeType[];
}

/**
 * The choices of the filter: those that occur in the payments. Until all payments are read, every choice that may occur in the
 * older ones.
 * @param chosen always among the choices
 * @param thisYear in Malaysia
 */
export function choicesOf(
  payments: readonly PastPayment[],
  isComplete: boolean,
  chosen: PaymentFilter,
  thisYear: number,
): FilterChoices {
  const lines = payments.flatMap(({ services }) => services);
  const years = new Set([...payments.map(yearOf), ...(chosen.year === undefined ? [] : [chosen.year])]);
  if (!isComplete) for (let back = 0; back < KEPT_YEARS; back += 1) years.add(thisYear - back);
  const councils = new Set([...lines.map(({ council }) => council), chosen.council]);
  const charges = new Set([...lines.map(({ type }) => type), chosen.charge]);
  return {
    years: [...years].sort((one, other) => other - one),
    councils: COUNCIL_CODES.filter((code) => !isComplete || councils.has(code)),
    charges: CHARGE_TYPES.filter((type) => !isComplete || charges.has(type)),
  };
}
