import { isResetExpired } from "../../domain/resetLink.ts";
import { keepResetRecord } from "../accounts/resetPassword.ts";
import { findTypedUser } from "../accounts/users.ts";
import { isCurrentCode } from "../accounts/verificationCode.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import type { Content } from "./mailer.ts";
import {
  isOvertaken,
  type Notification,
  type PaymentNotification,
  type ResetNotification,
  type VerificationNotification,
} from "./notificationDocument.ts";
import type { OutboxParts } from "./outboxParts.ts";

/** What to do with a message when it is due. */
export type OutgoingMessage =
  | { readonly kind: "to_send"; readonly to: string; readonly write: () => Promise<Content> }
  /** An earlier attempt sent it, and was cut off before it could say so. */
  | { readonly kind: "sent" }
  /** What it would say is no longer so. */
  | { readonly kind: "overtaken" };

type MessageParts = Pick<OutboxParts, "databases" | "compose" | "clock">;

/** Reads what the message is about, as it is now. */
export async function outgoingMessageOf(
  parts: MessageParts,
  notification: Notification,
): Promise<OutgoingMessage> {
  if (notification.about === "verification") return await outgoingVerification(parts, notification);
  if (notification.about === "reset") return await outgoingReset(parts, notification);
  return await outgoingPaymentMessage(parts, notification);
}

async function outgoingPaymentMessage(
  { databases, compose }: MessageParts,
  notification: PaymentNotification,
): Promise<OutgoingMessage> {
  const { about } = notification;
  const payment = await readPayment(databases.all_payments, notification.payment_id);
  // a crash between the two marks of an earlier attempt: it was sent
  if (about === "receipt" && payment?.sent_softcopy === true) return { kind: "sent" };
  if (payment !== undefined && isOvertaken(notification, payment)) return { kind: "overtaken" };
  return {
    kind: "to_send",
    to: notification.recipient,
    async write() {
      if (payment === undefined) throw new Error("the outbox holds a message whose payment does not exist");
      return await compose[about](payment);
    },
  };
}

/** A code that another one replaced, that was used or that is too old is sent to no one. */
async function outgoingVerification(
  { databases, compose, clock }: MessageParts,
  { recipient, code_id, language }: VerificationNotification,
): Promise<OutgoingMessage> {
  const isCurrent = await isCurrentCode(databases.handles, recipient, code_id, clock.now());
  if (!isCurrent) return { kind: "overtaken" };
  return { kind: "to_send", to: recipient, write: () => compose.verification(code_id, language) };
}

/** Goes to the address that the account has, however it was typed: to nobody where there is no account. */
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
