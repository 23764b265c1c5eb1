import {
  array,
  assign,
  enums,
  type Infer,
  literal,
  nullable,
  object,
  optional,
  string,
  unknown,
} from "superstruct";
import { ANSWER_SOURCES, AUDIT_EVENTS, LISTING_REASONS } from "../../domain/payments/paymentAudit.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { publicPayment } from "./payment.ts";

/** A payment as the central team looks at it: its payer masked, with why it is listed and all that happened to it. */

export const auditEntry = object({
  at: instant,
  what: enums(AUDIT_EVENTS),
  source: optional(enums(ANSWER_SOURCES)),
  /** The state that the event led to; absent when it moved nothing. */
  to: optional(enums(PAYMENT_STATES)),
  debit_code: optional(string()),
  credit_code: optional(string()),
  /** What the card gateway said: its Status, or the plain text that answered an enquiry. */
  said: optional(string()),
  /** Of `asked`, who: the name of a log-in of the central team. */
  by: optional(string()),
  /** The fields of a mismatch, without their values. */
  fields: optional(array(string())),
  /** Tells one answer from another: SHA-256, hex. */
  answer: optional(string()),
  /** Of `created`, the payment that this one pays again; of `paid_again`, the one that does. */
  payment_id: optional(paymentId),
});

export const reviewPayment = assign(
  publicPayment,
  object({
    events: array(auditEntry),
    /** Null where nobody has to look at it, or for its refund case alone. */
    listed_reason: nullable(enums(LISTING_REASONS)),
    /** The bank's code, or the card gateway's word, that led to it. */
    listed_code: nullable(string()),
    /** What was paid twice, by the bill and its parts; null when nothing was. */
    refund_case: nullable(
      object({ opened_at: instant, status: optional(literal("open")), bills: mapOf(mapOf(ringgit)) }),
    ),
  }),
);

export const reviewPaymentCodec = codec(reviewPayment);

/** GET /api/admin/payments. */
export const reviewPage = object({
  rows: array(unknown()),
  /** The payments of the page of which what is stored cannot be read: a person mends the document. */
  unreadable: array(paymentId),
  /** The id after which the next page begins; null at the end. */
  next: nullable(paymentId),
  /** When answers of FPX can no longer be verified, null for already, where that is soon; else all of it is null. */
  certificates: nullable(object({ until: nullable(instant) })),
});

export type AuditEntry = Infer<typeof auditEntry>;
