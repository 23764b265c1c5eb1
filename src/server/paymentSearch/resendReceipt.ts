import { writeAct } from "../audit/pendingActs.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { MessageSender } from "../notifications/messageSender.ts";
import { notificationId, receiptNotification } from "../notifications/notificationDocument.ts";
import { changePayment, type Payment } from "../payments/paymentDocument.ts";

export interface ResendServices {
  readonly databases: Databases;
  readonly clock: Clock;
  readonly outbox?: MessageSender | undefined;
}

/**
 * Sends the receipt of a paid payment again, to its address, as another message. The status link in it stays the same. The message
 * holds who asked for it, for the audit log.
 * @throws Refusal 409 when the payment is not paid, 404 when the payer had their details erased
 */
export async function resendReceipt(
  { databases, clock, outbox }: ResendServices,
  { _id, order_number }: Pick<Payment, "_id" | "order_number">,
  { name }: { readonly name: string },
): Promise<void> {
  // first: the outbox skips the message of a payment whose receipt was sent
  const payment = await changePayment(databases.all_payments, _id, (stored) => {
    if (stored.status !== "paid") throw new Refusal(409, "still_open");
    if (stored.email === "") throw missing();
    return stored.sent_softcopy ? { ...stored, sent_softcopy: false } : undefined;
  });
  if (payment === undefined) throw missing();
  const id = notificationId(order_number, "receipt");
  const acted = { at: clock.now().toISOString(), by: name };
  const fresh = { ...receiptNotification(payment), again_at: acted.at };
  const act = { ...acted, what: "receipt_resent", payments: [_id] } as const;
  const { notifications } = databases;
  await writeAct(databases, act, [{ database: "notifications", id }], async () => {
    const changed = await changeDocument(notifications, id, ({ asked_again }) => ({
      ...fresh,
      asked_again: [...(Array.isArray(asked_again) ? asked_again : []), acted],
    }));
    // the message may have been deleted since
    return changed ?? (await notifications.write({ ...fresh, asked_again: [acted] }));
  });
  outbox?.sendSoon(id);
}
