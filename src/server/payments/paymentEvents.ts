import type { Infer } from "superstruct";
import { auditEntry } from "../../api/schemas/reviewPayment.ts";

/** One entry of a payment's audit log, stored as the central team reads it. Appended, never changed. */
export const paymentEvent = auditEntry;

export type PaymentEventEntry = Infer<typeof paymentEvent>;

/** When the request was released for signing, an instant in UTC: from then on the citizen may be at the bank. Undefined when it was not. */
export function sentAt(events: readonly PaymentEventEntry[]): string | undefined {
  return events.find(({ what }) => what === "sent")?.at;
}
