import { createHash } from "node:crypto";
import {
  assign,
  defaulted,
  enums,
  type Infer,
  integer,
  literal,
  min,
  object,
  optional,
  string,
  union,
} from "superstruct";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { CLAIM_HOLDS } from "./waits.ts";

/** What messages about a payment say: a paid one's receipt, or the status link of one that has no ending yet. */
const ABOUT_PAYMENT = ["receipt", "status"] as const;

export type AboutPayment = (typeof ABOUT_PAYMENT)[number];

/** Any message to send, as it is stored. What it says is built when it is sent. */
const anyNotification = object({
  _id: string(),
  type: literal("notification"),
  channel: literal("email"),
  recipient: string(),
  /**
   * given_up: every attempt of the table failed; for a person to look at. overtaken: what it would have said was no longer so
   * when it could be sent.
   */
  status: enums(["to_send", "sent", "given_up", "overtaken"]),
  created_at: instant,
  /** How often a process took it to send it. */
  attempts: defaulted(min(integer(), 0), 0),
  /** Not to be sent before; absent while no attempt has failed. */
  next_at: optional(instant),
  /** When a process took it to send it; absent while none has it. */
  claimed_at: optional(instant),
  sent_at: optional(instant),
});

const paymentNotification = assign(
  anyNotification,
  object({ about: enums(ABOUT_PAYMENT), payment_id: paymentId }),
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
  verificationNotificationDocument,
  resetNotificationDocument,
]);

export type PaymentNotification = Infer<typeof paymentNotification>;
export type VerificationNotification = Infer<typeof verificationNotificationDocument>;
export type ResetNotification = Infer<typeof resetNotificationDocument>;
export type Notification = PaymentNotification | VerificationNotification | ResetNotification;

/** A payment has one message of each kind. */
export function notificationId(order: OrderNumber, about: AboutPayment): string {
  return `notification:${order}:${about}`;
}

/** The receipt to send of a paid payment. */
export function receiptNotification(payment: Payment): NewDocument {
  return {
    ...notificationTo(payment, "receipt"),
    receipt_no: payment.receipt_no,
    created_at: payment.settled_at,
  };
}

/** The status link to send of a payment that has no ending yet. @param at an instant in UTC */
export function statusNotification(payment: Payment, at: string): NewDocument {
  return { ...notificationTo(payment, "status"), created_at: at };
}

/** A message to send, its recipient and language of the payment itself. Sending is the outbox's work. */
function notificationTo(payment: Payment, about: AboutPayment): NewDocument {
  return {
    _id: notificationId(payment.order_number, about),
    about,
    payment_id: payment._id,
    language: payment.language,
    ...emailTo(payment.email),
  };
}

/** The code to send to an account's address: only the message contains it, no document does. @param at an instant in UTC */
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
 * The link to send to whoever has an account with this address, if anybody has: the outbox finds out. @param at an instant in UTC
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

/** Whether what the message would say is no longer so: the payment has an ending, which its receipt or its page shows. */
export function isOvertaken({ about }: PaymentNotification, payment: Payment): boolean {
  return about === "status" && !isOpen(payment.status);
}

/** @throws StoredDataError when the stored document is none of ours */
export function notificationOf(document: StoredDocument): Notification {
  return readStored(document, notification);
}

/** Whether the message is to be sent now: its time has come, and no living process has it. */
export function isDue({ status, next_at, claimed_at }: Notification, now: Date): boolean {
  const isFree = claimed_at === undefined || Date.parse(claimed_at) + CLAIM_HOLDS <= now.getTime();
  return status === "to_send" && isFree && (next_at === undefined || Date.parse(next_at) <= now.getTime());
}

/** What names a message to mail programs and in the log: derived from the document's id, and contains no order number. */
export function messageName(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
