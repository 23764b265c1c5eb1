import type { Payment } from "../api/readPayment.ts";
import { formatDateTime } from "../domain/malaysiaTime.ts";

/** The times of a paid payment: when the bank took the money, and when the portal heard of it. Instants in UTC. */
type Times = Pick<Payment, "paid_at" | "settled_at">;

/** When the bank took the money; when the portal heard of it where the gateway names no time. Undefined while it is not paid. */
export function paidAt({ paid_at, settled_at }: Times): string | undefined {
  return paid_at ?? settled_at;
}

/** When the portal heard of it, where that is another minute than the bank's: "paid 23:58, confirmed 00:04". */
export function confirmedAt(payment: Times): string | undefined {
  const paid = paidAt(payment);
  const { settled_at } = payment;
  if (paid === undefined || settled_at === undefined) return undefined;
  return formatDateTime(paid) === formatDateTime(settled_at) ? undefined : settled_at;
}
