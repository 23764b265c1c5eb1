import type { NewDocument } from "../../../src/server/databases/documentStore.ts";
import { statusNotification } from "../../../src/server/notifications/notificationDocument.ts";
import { paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { created, goToBank } from "../accounts/citizen.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { notificationOf } from "../post.ts";

/** Many messages to one address. */

const AHMAD = () => "ahmad@example.my";

/**
 * Copies of a paid payment with other order numbers, each with a receipt to send.
 * @param recipientOf the recipient by the copy's position
 */
export async function paidAgain(
  backend: BackendUnderTest,
  order: string,
  count: number,
  recipientOf: (place: number) => string = AHMAD,
): Promise<void> {
  await copied(backend, await notificationOf(backend, order), count, recipientOf);
}

/**
 * Payments at the bank, each with a status link to send. Anybody can cause any number of these with another person's address.
 * @param recipientOf the recipient by the payment's position
 */
export async function stillAsked(
  backend: BackendUnderTest,
  count: number,
  recipientOf: (place: number) => string = AHMAD,
): Promise<void> {
  const { _id, pay_url } = await created(backend);
  await goToBank(backend, pay_url);
  const payment = paymentOf((await backend.databases.all_payments.read(_id)) ?? { _id });
  const message = statusNotification(payment, backend.clock.now().toISOString());
  await copied(backend, message, count, recipientOf);
}

async function copied(
  { databases }: BackendUnderTest,
  message: NewDocument | undefined,
  count: number,
  recipientOf: (place: number) => string,
): Promise<void> {
  const stored = await databases.all_payments.read(String(message?.payment_id));
  const { _rev: _1, ...payment } = stored ?? { _id: "", order_number: "" };
  const { _rev: _2, ...toSend } = message ?? { _id: "" };
  const copies = Array.from({ length: count }, (_, place) => ({
    id: `${(16 + place).toString(16)}${payment._id.slice(2)}`,
    order: `K${30 + place}${String(payment.order_number).slice(3)}`,
    recipient: recipientOf(place),
  }));
  await databases.all_payments.writeAll(
    copies.map(({ id, order: order_number, recipient }) => ({
      ...payment,
      _id: id,
      order_number,
      email: recipient,
    })),
  );
  await databases.notifications.writeAll(
    copies.map(({ id, order, recipient }) => ({
      ...toSend,
      _id: `notification:${order}:${toSend.about}`,
      payment_id: id,
      recipient,
    })),
  );
}
