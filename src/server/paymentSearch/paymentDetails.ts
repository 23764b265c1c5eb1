import { type Infer, is } from "superstruct";
import type { PaymentMessage, paymentDetails } from "../../api/schemas/paymentDetails.ts";
import { add, ringgitFromSen } from "../../domain/money.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import type { Databases } from "../databases/databases.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { missing } from "../http/refusal.ts";
import {
  notificationId,
  notificationOf,
  type PaymentNotification,
  type RefundNotification,
  refundNotificationPrefix,
} from "../notifications/notificationDocument.ts";
import { findByOrder } from "../payments/paymentAccess.ts";
import { isCardPayment, type Payment, readPayment } from "../payments/paymentDocument.ts";
import { publicService } from "../payments/publicPayment.ts";
import { readReviewEntry } from "../payments/reviewQueue.ts";
import { readPaidLine } from "../reconciliation/reportDocument.ts";
import { type PaymentVisibility, seenLines } from "./foundPayments.ts";

type DetailDatabases = Pick<Databases, "all_payments" | "settlements" | "notifications" | "handles">;

/** Finds a payment that may be seen by its order number. @throws Refusal 404 */
export async function seenPayment(
  databases: DetailDatabases,
  order: string,
  visibility: PaymentVisibility,
): Promise<Payment> {
  const id = await findByOrder(databases.handles, order);
  const payment = id && (await readPayment(databases.all_payments, id));
  if (payment === undefined || seenLines(payment, visibility).length === 0) throw missing();
  return payment;
}

/**
 * A payment with its messages, its remittances and its line in a settlement report.
 * @param visibility limits it to the councils that may be seen, and says whether contact details are in clear
 */
export async function readPaymentDetails(
  databases: DetailDatabases,
  payment: Payment,
  visibility: PaymentVisibility,
): Promise<WireObject> {
  const gateway = isCardPayment(payment) ? "card" : "fpx";
  const line = await readPaidLine(databases.settlements, { gateway }, payment.order_number);
  const found: Infer<typeof paymentDetails> = {
    payment: await entryOf(databases, payment, visibility),
    messages: await messagesOf(databases, payment, visibility),
    remittances: Object.entries(payment.remitted ?? {}).flatMap(([council, remittance]) =>
      is(council, councilCode) && (visibility.councils === "all" || visibility.councils.has(council))
        ? [{ council, remittance }]
        : [],
    ),
    settlement_line: line === undefined ? null : { report: line.report, line: line.line },
  };
  return found;
}

async function entryOf(
  databases: DetailDatabases,
  payment: Payment,
  visibility: PaymentVisibility,
): Promise<unknown> {
  const { _id, user, email, contact, services } = payment;
  const entry = await readReviewEntry(databases, _id);
  const clear = visibility.contacts ? { user, email, contact } : {};
  if (visibility.councils === "all") return { ...entry, ...clear };
  const lines = seenLines(payment, visibility);
  const seen = new Set(lines.map(({ council }) => council));
  return {
    ...entry,
    ...clear,
    services: services
      .map(publicService)
      .filter(({ council }) => is(council, councilCode) && seen.has(council)),
    amount: ringgitFromSen(add(...lines.map(({ amount }) => amount))),
    // a case and its notes are about the bills of every council
    refund_case: null,
    actions: [],
    events: payment.events.map(({ note, ...event }) => event),
  };
}

/** The payment's messages that the database still has. It deletes them some time after they were sent. */
async function messagesOf(
  { notifications }: DetailDatabases,
  { order_number }: { readonly order_number: Payment["order_number"] },
  { councils }: PaymentVisibility,
): Promise<PaymentMessage[]> {
  const ids = (["receipt", "status"] as const).map((about) => notificationId(order_number, about));
  const stored = [...(await notifications.readAll(ids))];
  if (councils === "all")
    for await (const document of everyDocument(notifications, refundNotificationPrefix(order_number)))
      stored.push(document);
  return stored
    .map(notificationOf)
    .flatMap((found) =>
      found.about === "verification" || found.about === "reset" ? [] : [paymentMessageOf(found)],
    )
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1));
}

function paymentMessageOf(found: PaymentNotification | RefundNotification): PaymentMessage {
  const { about, status, created_at, sent_at, next_at, attempts } = found;
  return {
    about,
    ...(found.about === "refund" && { step: found.step }),
    status,
    created_at,
    attempts,
    ...(sent_at !== undefined && { sent_at }),
    ...(next_at !== undefined && status === "to_send" && { next_at }),
  };
}
