import { endOfMalaysiaDay, malaysiaDate } from "../../domain/malaysiaTime.ts";
import { type Days, isWithin } from "../../domain/schemas/dayStructs.ts";
import { everyCouncilSeller } from "../councils/councilSeller.ts";
import { everyIdBetween } from "../databases/everyDocument.ts";
import { LEARNED_VIEW, PAID_VIEW } from "../databases/views.ts";
import {
  isCardPayment,
  isOfCouncilsSeller,
  type Payment,
  readablePayment,
} from "../payments/paymentDocument.ts";
import { paidAt } from "../remittances/remittanceLines.ts";
import { identityOf, readDifference } from "./difference.ts";
import type { ReconciliationServices } from "./reconcileLine.ts";
import { firstDay, type GatewayNamed, type Progress, readPaidLines, readProgress } from "./reportDocument.ts";

type Services = Pick<ReconciliationServices, "databases" | "fpx">;

const MILLISECONDS_OF_DAY = 24 * 60 * 60_000;

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_OF_DAY).toISOString().slice(0, 10);
}

/** The day in Malaysia when the bank took the money. */
export const dayOf = (payment: Payment): string => malaysiaDate(new Date(paidAt(payment)));

/** The payments to compare that no line pays: those of the days, then those of days compared before that were proven since then. */
export async function* paymentsWithoutLine(
  services: Services,
  reading: GatewayNamed,
  days: Days,
  { examined }: Progress,
): AsyncGenerator<Payment> {
  const { gateway } = reading;
  const { all_payments } = services.databases;
  const ofDays = [
    `${gateway} ${endOfMalaysiaDay(daysLater(days.from, -1))}`,
    `${gateway} ${endOfMalaysiaDay(days.through)}`,
  ] as const;
  // a view refuses a range that ends before it begins
  if (days.from <= days.through)
    for await (const ids of everyIdBetween(all_payments, PAID_VIEW, ...ofDays))
      for (const payment of await unpaidByLines(services, reading, ids))
        if (isWithin(dayOf(payment), days)) yield payment;
  if (examined === undefined) return;
  // a time begins with a digit below 9
  const proven = [`${gateway} ${examined.proofs_until}`, `${gateway} 9`] as const;
  for await (const ids of everyIdBetween(all_payments, LEARNED_VIEW, ...proven))
    for (const payment of await unpaidByLines(services, reading, ids)) {
      const day = dayOf(payment);
      if (isWithin(day, examined) && !isWithin(day, days)) yield payment;
    }
}

/**
 * The payments until a day that wait for their payout: no report has them, and none was overdue for the last report. Before the first
 * report of a gateway it yields none, because nothing says which payments were paid out.
 */
export async function* paymentsInTransit(
  services: Services,
  named: GatewayNamed,
  { from, through }: Days,
): AsyncGenerator<Payment> {
  const { settlements } = services.databases;
  const progress = await readProgress(settlements, named);
  const { examined, in_transit_since } = progress;
  if (examined === undefined) return;
  const since = firstDay(in_transit_since, daysLater(examined.through, 1)) ?? from;
  const missing = { kind: "missing_at_gateway", gateway: named.gateway, report: "", line: null } as const;
  for await (const payment of paymentsWithoutLine(services, named, { from: since, through }, progress)) {
    if (dayOf(payment) > through) continue;
    const id = identityOf({ ...missing, order_number: payment.order_number });
    if ((await readDifference(settlements, id)) === undefined) yield payment;
  }
}

/**
 * Of these payments, the paid ones that no line pays. One that cannot be read is in the review queue already. A council with a seller
 * id of its own gets its payouts itself.
 */
async function unpaidByLines(
  { databases: { all_payments, metadata, settlements }, fpx: { seller } }: Services,
  reading: GatewayNamed,
  ids: readonly string[],
): Promise<readonly Payment[]> {
  const councilSellers = await everyCouncilSeller(metadata, seller);
  // a view may be behind its database, so the document itself says whether it is paid
  const paid = (await all_payments.readAll(ids))
    .flatMap((document) => readablePayment(document) ?? [])
    .filter((payment) => payment.status === "paid" && isCardPayment(payment) === (reading.gateway === "card"))
    .filter((payment) => !isOfCouncilsSeller(councilSellers, payment));
  const lines = await readPaidLines(
    settlements,
    reading,
    paid.map(({ order_number }) => order_number),
  );
  return paid.filter(({ order_number }) => !lines.has(order_number));
}
