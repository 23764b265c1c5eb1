import { array, enums, type Infer, object, optional, string } from "superstruct";
import { PAYMENT_STATES } from "../../../src/domain/paymentState.ts";
import { instant, paymentId } from "../../../src/domain/structs.ts";

/** How an answer of a gateway reached us: by its server, by the buyer's browser, or asked for. */
export const ANSWER_SOURCES = ["direct", "indirect", "requery"] as const;

export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** One entry of a payment's audit log. Appended, never changed. */
export const paymentEvent = object({
  at: instant,
  what: enums([
    "created",
    /** Taken up again with other amounts, before anybody was sent to the bank. */
    "repriced",
    /** Another payment was made for the same bills, after this one ended or although it is open. */
    "paid_again",
    /** The signed request was handed out: from here on the gateway may hold the payment. */
    "sent",
    "approved",
    "held",
    "declined",
    "cancelled",
    /** The gateway was asked and knows nothing of it, and the citizen can no longer be at the bank. */
    "lapsed",
    /** A signed answer that proves nothing about the money: to ask again, and to list for a person. */
    "unclear",
    /** A signed answer whose values are not the stored ones: nothing was changed, to list for a person. */
    "mismatch",
  ]),
  source: optional(enums(ANSWER_SOURCES)),
  /** The state that the event led to; absent when it moved nothing. */
  to: optional(enums(PAYMENT_STATES)),
  debit_code: optional(string()),
  credit_code: optional(string()),
  /** Tells one answer from another: SHA-256, hex. */
  answer: optional(string()),
  /** The fields of a mismatch, without their values. */
  fields: optional(array(string())),
  /** Of `created`, the payment that this one pays again; of `paid_again`, the one that does. */
  payment_id: optional(paymentId),
});

export type PaymentEventEntry = Infer<typeof paymentEvent>;

/** When the signed request was handed out, an instant in UTC: from then on the citizen may be at the bank. Undefined when it was not. */
export function sentAt(events: readonly PaymentEventEntry[]): string | undefined {
  return events.find(({ what }) => what === "sent")?.at;
}
