import { isCurrentCode } from "../accounts/verificationCode.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import type { Content } from "./mailer.ts";
import {
  isOvertaken,
  type Notification,
  type PaymentNotification,
  type VerificationNotification,
} from "./notificationDocument.ts";
import type { OutboxParts } from "./outbox.ts";

/** How it stands with a message when it is to be sent. */
export type Letter =
  | { readonly kind: "to_send"; readonly write: () => Promise<Content> }
  /** An earlier attempt sent it, and was cut off before it could say so. */
  | { readonly kind: "sent" }
  /** What it would say is no longer so. */
  | { readonly kind: "overtaken" };

type LetterParts = Pick<OutboxParts, "databases" | "compose" | "clock">;

/** Reads what the message is about, as it stands now. */
export async function letterOf(parts: LetterParts, notification: Notification): Promise<Letter> {
  return notification.about === "verification"
    ? await verificationLetter(parts, notification)
    : await paymentLetter(parts, notification);
}

async function paymentLetter(
  { databases, compose }: LetterParts,
  notification: PaymentNotification,
): Promise<Letter> {
  const { about } = notification;
  const payment = await readPayment(databases.all_payments, notification.payment_id);
  // a crash between the two marks of an earlier attempt: it was sent
  if (about === "receipt" && payment?.sent_softcopy === true) return { kind: "sent" };
  if (payment !== undefined && isOvertaken(notification, payment)) return { kind: "overtaken" };
  return {
    kind: "to_send",
    async write() {
      if (payment === undefined) throw new Error("the payment of a message is gone");
      return await compose[about](payment);
    },
  };
}

/** A code that another one replaced, that was used or that is too old is told to no one. */
async function verificationLetter(
  { databases, compose, clock }: LetterParts,
  { recipient, code_id, language }: VerificationNotification,
): Promise<Letter> {
  const isCurrent = await isCurrentCode(databases.handles, recipient, code_id, clock.now());
  if (!isCurrent) return { kind: "overtaken" };
  return { kind: "to_send", write: () => compose.verification(code_id, language) };
}
