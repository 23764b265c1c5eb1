import type { Infer } from "superstruct";
import { auditEntry } from "../../api/schemas/reviewPayment.ts";

/** One entry of a payment's audit log. The server appends entries and never changes one. */
export const paymentEvent = auditEntry;

export type PaymentEventEntry = Infer<typeof paymentEvent>;

/**
 * When the request was released for signing, an instant in UTC. From then on the citizen may be at the bank. Undefined before
 * that.
 */
export function sentAt(events: readonly PaymentEventEntry[]): string | undefined {
  return events.find(({ what }) => what === "sent")?.at;
}
