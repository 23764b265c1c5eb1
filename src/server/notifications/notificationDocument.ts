import { createHash } from "node:crypto";
import { assign, defaulted, enums, type Infer, literal, object, optional, string, union } from "superstruct";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { REFUND_MESSAGES, type RefundMessageStep } from "../../domain/payments/refundState.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import type { NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { CLAIM_HOLDS } from "./waits.ts";

/** A message about a payment is the receipt of a paid payment, or the status link of an open one. */
const ABOUT_PAYMENT = ["receipt", "status"] as const;

export type AboutPayment = (typeof ABOUT_PAYMENT)[number];

/** The stored fields of every message. The outbox builds the message's content when it sends it. */
const anyNotification = object({
  _id: string(),
  type: literal("notification"),
  channel: literal("email"),
  recipient: string(),
  /**
   * given_up: every attempt failed, and a person must look at it. overtaken: its content was out of date before the outbox could
   * send it.
   */
  status: enums(["to_send", "sent", "given_up", "overtaken"]),
  created_at: instant,
  /** The number of times that a process claimed the message. */
  attempts: defaulted(whole({ min: 0 }), 0),
  /** The outbox does not send the message before this time. */
  next_at: optional(instant),
  /** When a process claimed the message; absent while no process has it. */
  claimed_at: optional(instant),
  sent_at: optional(instant),
});

const paymentNotification = assign(
  anyNotification,
  object({
    about: enums(ABOUT_PAYMENT),
    payment_id: paymentId,
    /** When a person of the central team had the message sent again, the last time. */
    again_at: optional(instant),
  }),
);

const refundNotificationDocument = assign(
  anyNotification,
  object({
    about: literal("refund"),
    payment_id: paymentId,
    step: enums(REFUND_MESSAGES),
    /** The time of the step in the log of the refund case. */
    at: instant,
  }),
);

const verificationNotificationDocument = assign(
  anyNotification,
  object({ about: literal("verification"), code_id: string(), language: enums(LANGUAGES) }),
);

const resetNotificationDocument = assign(
  anyNotification,
  object({ about: literal("reset"), reset_id: string(), language: enums(LANGUAGES) }),
);

const notification = union([
  paymentNotification,
  refundNotificationDocument,
  verificationNotificationDocument,
  resetNotificationDocument,
]);

export type PaymentNotification = Infer<typeof paymentNotification>;
export type VerificationNotification = Infer<typeof verificationNotificationDocument>;
export type ResetNotification = Infer<typeof resetNotificationDocument>;
export type RefundNotification = Infer<typeof refundNotificationDocument>;
export type Notification =
  | PaymentNotification
  | RefundNotification
  | VerificationNotification
  | ResetNotification;

/** Derived from the payment, so that each payment has one message of each kind. */
export function notificationId(order: OrderNumber, about: AboutPayment): string {
  return `notification:${order}:${about}`;
}

export function receiptNotification(payment: Payment): NewDocument {
  return {
    ...notificationTo(payment, "receipt"),
    receipt_no: payment.receipt_no,
    created_at: payment.settled_at,
  };
}

/** @param at an instant in UTC */
export function statusNotification(payment: Payment, at: string): NewDocument {
  return { ...notificationTo(payment, "status"), created_at: at };
}

/** The ids of a payment's messages about refunds begin with it. */
export const refundNotificationPrefix = (order: OrderNumber): string => `notification:${order}:refund:`;

/** @param at the time of the step in the log of the refund case. A step has one message. */
export function refundNotification(payment: Payment, step: RefundMessageStep, at: string): NewDocument {
  return {
    _id: `${refundNotificationPrefix(payment.order_number)}${step}:${at}`,
    about: "refund",
    payment_id: payment._id,
    step,
    at,
    created_at: at,
    ...emailTo(payment.email),
  };
}

/** A message to the payment's own address, in the payment's language. */
function notificationTo(payment: Payment, about: AboutPayment): NewDocument {
  return {
    _id: notificationId(payment.order_number, about),
    about,
    payment_id: payment._id,
    language: payment.language,
    ...emailTo(payment.email),
  };
}

/**
 * A message with a verification code. The document has the code's id, and only the sent message has the code. @param at an
 * instant in UTC
 */
export function verificationNotification(
  { name, codeId, language }: { readonly name: string; readonly codeId: string; readonly language: Language },
  at: string,
): NewDocument {
  return {
    _id: `notification:${codeId}:verification`,
    about: "verification",
    code_id: codeId,
    language,
    created_at: at,
    ...emailTo(name),
  };
}

/**
 * A message with a link for a new password. The outbox looks up later whether the address has an account. @param at an instant in
 * UTC
 */
export function resetNotification(
  {
    email,
    resetId,
    language,
  }: { readonly email: string; readonly resetId: string; readonly language: Language },
  at: string,
): NewDocument {
  return {
    _id: `notification:${resetId}:reset`,
    about: "reset",
    reset_id: resetId,
    language,
    created_at: at,
    ...emailTo(email),
  };
}

function emailTo(recipient: string) {
  return { type: "notification", channel: "email", recipient, status: "to_send" } as const;
}

/** Whether a status message is out of date, because the payment is no longer open. */
export function isOvertaken({ about }: PaymentNotification, payment: Payment): boolean {
  return about === "status" && !isOpen(payment.status);
}

/** @throws StoredDataError when the document breaks the schema */
export function notificationOf(document: StoredDocument): Notification {
  return readStored(document, notification);
}

/** Whether the outbox may send the message now: its time has come, and no claim on it is valid. */
export function isDue({ status, next_at, claimed_at }: Notification, now: Date): boolean {
  const isFree = claimed_at === undefined || Date.parse(claimed_at) + CLAIM_HOLDS <= now.getTime();
  return status === "to_send" && isFree && (next_at === undefined || Date.parse(next_at) <= now.getTime());
}

/**
 * The message's name for mail programs and the log. It is a hash, because the document's id may contain an order number. Each attempt
 * has the same. A message that a person has sent again has another, because a mail program hides a name that it knows.
 */
export function messageName({ _id, again_at }: Pick<PaymentNotification, "_id" | "again_at">): string {
  const named = again_at === undefined ? _id : `${_id} ${again_at}`;
  return createHash("sha256").update(named).digest("hex").slice(0, 32);
}
