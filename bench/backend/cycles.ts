import { approve } from "./bank.ts";
import { WAY_BACK, WAY_THERE } from "./calls.ts";
import { drive } from "./drive.ts";
import { newPayment, type PaymentUnderWay } from "./payment.ts";
import type { ServerUnderLoad } from "./serverProcess.ts";

/** How many payments are under way at once. */
export const CONNECTIONS = 10;

export interface Cycles {
  readonly payments: readonly PaymentUnderWay[];
  /** What all of it took, without the bank's part. Milliseconds. */
  readonly took: number;
}

/**
 * Takes payments through their whole cycle: all of them to the bank, the bank's answers signed while nothing is measured, all
 * of them back.
 * @param numbers of the bills, as many times a whole number as there are connections
 */
export async function runCycles(
  { origin, keys }: ServerUnderLoad,
  numbers: { readonly from: number; readonly count: number },
): Promise<Cycles> {
  const payments = Array.from({ length: numbers.count }, (_, place) => newPayment(numbers.from + place));
  const there = await drive(origin, CONNECTIONS, payments, WAY_THERE);
  for (const payment of payments) approve(payment, keys.exchange);
  const back = await drive(origin, CONNECTIONS, payments, WAY_BACK);
  return { payments, took: there + back };
}
