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
import { REVIEW_ACTIONS } from "../../domain/payments/reviewAction.ts";
import { codec } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { publicPayment } from "./payment.ts";
import { refundCase } from "./refund.ts";

/** A payment for the central team, with a masked payer, the reason for its place in the review queue, and all its events. */

export const auditEntry = object({
  at: instant,
  what: enums(AUDIT_EVENTS),
  source: optional(enums(ANSWER_SOURCES)),
  /** The new state. Absent when the event changed none. */
  to: optional(enums(PAYMENT_STATES)),
  debit_code: optional(string()),
  credit_code: optional(string()),
  /** The card gateway's Status, or the plain text of its answer to an enquiry. */
  said: optional(string()),
  /** The card gateway's unsigned answer that the payment failed. */
  denied: optional(literal(true)),
  /** The user name of the member of the central team who acted. */
  by: optional(string()),
  /** Their note, such as the bank's reference. */
  note: optional(string()),
  /** For `rebuilt` and `settlement_confirmed`: the line of the settlement report, and who confirmed it. */
  settlement: optional(
    object({
      /** The SHA-256 of the file, in hex. */
      report: string(),
      /** The line of the file, counted from 1. */
      line: whole({ min: 1 }),
      /** The user names. A payment becomes paid by two different ones. */
      confirmed_by: array(string()),
    }),
  ),
  /** The names of the fields that did not match, without their values. */
  fields: optional(array(string())),
  /** The SHA-256 of the answer in hex, to tell answers apart. */
  answer: optional(string()),
  /** For `created`, the payment that this one pays again. For `paid_again`, the payment that pays this one again. */
  payment_id: optional(paymentId),
});

/** POST /api/admin/payments/{id}/review. */
export const reviewRequest = object({
  action: enums(REVIEW_ACTIONS),
  /** The reason that the person saw. The server refuses when the payment has another one now. */
  listed_reason: nullable(enums(LISTING_REASONS)),
  /** The bank's reference, or the person's finding. */
  note: optional(shortText),
});

export type ReviewRequest = Infer<typeof reviewRequest>;

export const reviewPayment = assign(
  publicPayment,
  object({
    events: array(auditEntry),
    /** Null outside the review queue, and for a payment that is there only for its refund case. */
    listed_reason: nullable(enums(LISTING_REASONS)),
    /** The actions that end the entry. Empty outside the review queue. */
    actions: array(enums(REVIEW_ACTIONS)),
    /** The bank's code or the card gateway's status behind that reason. */
    listed_code: nullable(string()),
    /** The amounts paid twice, by bill and part. Null when nothing was. */
    refund_case: nullable(refundCase),
  }),
);

export const reviewPaymentCodec = codec(reviewPayment);

/** The answer of POST /api/admin/payments/{id}/review. Null when the stored payment still cannot be read. */
export const reviewAnswer = object({ payment: nullable(unknown()) });

/** GET /api/admin/payments. */
export const reviewPage = object({
  rows: array(unknown()),
  /** On the first page: the payments that are proven and have no document (unmatchedPayment.ts). */
  unmatched: array(unknown()),
  /** The payments on this page whose stored document cannot be parsed. Somebody must repair it. */
  unreadable: array(paymentId),
  /** The id after which the next page begins. Null at the end. */
  next: nullable(paymentId),
  /**
   * Present only when FPX's certificates expire soon: the time when the server can no longer verify answers, or null if that has
   * passed.
   */
  certificates: nullable(object({ until: nullable(instant) })),
});

export type AuditEntry = Infer<typeof auditEntry>;
