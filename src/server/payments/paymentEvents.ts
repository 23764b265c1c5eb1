import { array, enums, type Infer, object, optional, string } from "superstruct";
import { ANSWER_SOURCES, AUDIT_EVENTS } from "../../domain/payments/paymentAudit.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";

/** One entry of a payment's audit log. Appended, never changed. */
export const paymentEvent = object({
  at: instant,
  what: enums(AUDIT_EVENTS),
  source: optional(enums(ANSWER_SOURCES)),
  /** The state that the event led to; absent when it moved nothing. */
  to: optional(enums(PAYMENT_STATES)),
  debit_code: optional(string()),
  credit_code: optional(string()),
  /** What the card gateway said: its Status, or the plain text that answered an enquiry. */
  said: optional(string()),
  /** Tells one answer from another: SHA-256, hex. */
  answer: optional(string()),
  /** The fields of a mismatch, without their values. */
  fields: optional(array(string())),
  /** Of `asked`, who: the name of a log-in of the central team. */
  by: optional(string()),
  /** Of `created`, the payment that this one pays again; of `paid_again`, the one that does. */
  payment_id: optional(paymentId),
});

export type PaymentEventEntry = Infer<typeof paymentEvent>;

/** When the request was released for signing, an instant in UTC: from then on the citizen may be at the bank. Undefined when it was not. */
export function sentAt(events: readonly PaymentEventEntry[]): string | undefined {
  return events.find(({ what }) => what === "sent")?.at;
}
