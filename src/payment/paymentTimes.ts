import type { Payment } from "../api/payments.ts";
import { formatDateTime } from "../domain/malaysiaTime.ts";

/** `paid_at` is when the bank took the money, `settled_at` when the portal learned of it. Instants in UTC. */
type Times = Pick<Payment, "paid_at" | "settled_at">;

/** The time when the bank took the money. If the gateway gives no time, when the portal learned of it. Undefined until paid. */
export function paidAt({ paid_at, settled_at }: Times): string | undefined {
  return paid_at ?? settled_at;
}

/** The time when the portal learned of it, if that is another minute: "paid 23:58, confirmed 00:04". */
export function confirmedAt(payment: Times): string | undefined {
  const paid = paidAt(payment);
  const { settled_at } = payment;
  if (paid === undefined || settled_at === undefined) return undefined;
  return formatDateTime(paid) === formatDateTime(settled_at) ? undefined : settled_at;
}
