import { isResetExpired } from "../../domain/resetLink.ts";
import { keepResetRecord } from "../accounts/resetPassword.ts";
import { findTypedUser } from "../accounts/users.ts";
import { isCurrentCode } from "../accounts/verificationCode.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import type { Log } from "../log.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { readRefundCase } from "../refunds/refundCases.ts";
import { amountOfStep } from "../refunds/refundMessages.ts";
import type { Content, Mailer } from "./mailer.ts";
import type { Composers } from "./messages.ts";
import {
  isOvertaken,
  type Notification,
  type PaymentNotification,
  type RefundNotification,
  type ResetNotification,
  type VerificationNotification,
} from "./notificationDocument.ts";

/** The next step for a due message. */
export type OutgoingMessage =
  | { readonly kind: "to_send"; readonly to: string; readonly write: () => Promise<Content> }
  /** An earlier attempt sent the message, but ended before it stored that. */
  | { readonly kind: "sent" }
  /** Another process has not stored yet what the message is about. */
  | { readonly kind: "early" }
  /** The message's content is out of date. */
  | { readonly kind: "overtaken" };

export interface OutboxParts {
  readonly databases: Pick<
    Databases,
    "notifications" | "all_payments" | "settlements" | "handles" | "users" | "reset_password"
  >;
  readonly mailer: Mailer;
  readonly compose: Composers;
  /** The portal's host, which follows the @ in a Message-ID. */
  readonly host: string;
  readonly clock: Clock;
  readonly log: Log;
}

type MessageParts = Pick<OutboxParts, "databases" | "compose" | "clock">;

/** Reads the message's payment, code or account as it is now. */
export async function outgoingMessageOf(
  parts: MessageParts,
  notification: Notification,
): Promise<OutgoingMessage> {
  if (notification.about === "verification") return await outgoingVerification(parts, notification);
  if (notification.about === "reset") return await outgoingReset(parts, notification);
  if (notification.about === "refund") return await outgoingRefund(parts, notification);
  return await outgoingPaymentMessage(parts, notification);
}

/**
 * The message is stored before its step. When the step is not stored at the second attempt either, another person was faster, or
 * the process crashed.
 */
async function outgoingRefund(
  { databases, compose }: MessageParts,
  { payment_id, step, at, attempts }: RefundNotification,
): Promise<OutgoingMessage> {
  const payment = await readPayment(databases.all_payments, payment_id);
  const refund = payment && (await readRefundCase(databases.settlements, payment));
  const amount = refund && amountOfStep(refund, step, at);
  if (payment === undefined || payment.email === "" || amount === undefined)
    return { kind: attempts <= 1 ? "early" : "overtaken" };
  return { kind: "to_send", to: payment.email, write: () => compose.refund(payment, { step, amount }) };
}

async function outgoingPaymentMessage(
  { databases, compose }: MessageParts,
  notification: PaymentNotification,
): Promise<OutgoingMessage> {
  const { about } = notification;
  const payment = await readPayment(databases.all_payments, notification.payment_id);
  // an earlier attempt sent it, and crashed between the two writes of markSent
  if (about === "receipt" && payment?.sent_softcopy === true) return { kind: "sent" };
  if (payment !== undefined && isOvertaken(notification, payment)) return { kind: "overtaken" };
  return {
    kind: "to_send",
    // the central team may have corrected the address since
    to: payment?.email || notification.recipient,
    async write() {
      if (payment === undefined)
        throw new Error(
          "the outbox holds a message whose payment does not exist: restore the payment from a backup",
        );
      return await compose[about](payment);
    },
  };
}

/** The outbox does not send a code that was replaced or used, or has expired. */
async function outgoingVerification(
  { databases, compose, clock }: MessageParts,
  { recipient, code_id, language }: VerificationNotification,
): Promise<OutgoingMessage> {
  const isCurrent = await isCurrentCode(databases.handles, recipient, code_id, clock.now());
  if (!isCurrent) return { kind: "overtaken" };
  return { kind: "to_send", to: recipient, write: () => compose.verification(code_id, language) };
}

/** The link goes to the account's own address, whatever case was typed. Without an account, nothing is sent. */
async function outgoingReset(
  { databases, compose, clock }: MessageParts,
  { recipient, reset_id, language }: ResetNotification,
): Promise<OutgoingMessage> {
  const user = await findTypedUser(databases.users, recipient);
  if (user === undefined || isResetExpired(reset_id, clock.now())) return { kind: "overtaken" };
  return {
    kind: "to_send",
    to: user.name,
    async write() {
      await keepResetRecord(databases.reset_password, reset_id, user);
      return await compose.reset(reset_id, language);
    },
  };
}
