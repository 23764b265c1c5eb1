import type { PaymentId } from "../../domain/identifiers.ts";
import { isOpen } from "../../domain/paymentState.ts";
import { notificationId, statusNotification } from "../notifications/notificationDocument.ts";
import type { AnswerServices } from "./handleGatewayResponse.ts";
import { readPayment } from "./paymentDocument.ts";

/**
 * After an enquiry of the schedule: who left for the bank with a payment that has no ending is sent its status link. Most
 * payments have theirs by then, and nobody gets two messages for one of those. Once for each payment, however often it is asked
 * for, and after a crash by the next enquiry.
 */
export async function notifyStillPending(
  { databases, clock, outbox }: AnswerServices,
  id: PaymentId,
): Promise<void> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment === undefined || !isOpen(payment.status)) return;
  const isNew = await databases.notifications.write(statusNotification(payment, clock.now().toISOString()));
  if (isNew) outbox?.sendSoon(notificationId(payment.order_number, "status"));
}
