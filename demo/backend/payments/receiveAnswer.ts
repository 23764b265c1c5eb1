import type { PaymentId } from "../../../src/domain/identifiers.ts";
import type { Confirmation } from "../../fpx-protocol/schemas.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { Log } from "../log.ts";
import { receiptNotificationId } from "../notifications/notificationDocument.ts";
import type { Outbox } from "../notifications/outbox.ts";
import { changePayment, type Payment } from "./paymentDocument.ts";
import type { AnswerSource } from "./paymentEvents.ts";
import { afterAnswer, differingFields } from "./paymentMoves.ts";
import { settlePayment } from "./settlePayment.ts";
import { findByOrder } from "./tokens.ts";

export interface AnswerDesk {
  readonly databases: Databases;
  readonly clock: Clock;
  readonly log: Log;
  /** Sends what a settlement promises at once; absent, it waits until the outbox is looked through. */
  readonly outbox?: Pick<Outbox, "sendSoon"> | undefined;
}

/**
 * Takes a verified answer of FPX to the payment of its order number, in any order and however often it comes, and settles
 * what it proves. When this returns, everything is on the disk.
 * @returns the payment as it stands now, or undefined when we have no such order number
 */
export async function receiveAnswer(
  { databases, clock, log, outbox }: AnswerDesk,
  answer: Confirmation,
  source: AnswerSource,
): Promise<Payment | undefined> {
  const id: PaymentId | undefined = await findByOrder(databases.handles, answer.fpx_sellerExOrderNo);
  if (id === undefined) return undefined;
  const at = clock.now().toISOString();
  const payment = await changePayment(databases.all_payments, id, (stored) =>
    afterAnswer(stored, answer, { source, at }),
  );
  if (payment === undefined) return undefined;
  const fields = differingFields(payment, answer);
  if (fields.length > 0) log({ event: "fpx_answer_differs", source, fields });
  await settlePayment(databases, payment);
  if (payment.settlement === "due") outbox?.sendSoon(receiptNotificationId(payment.order_number));
  return payment;
}
