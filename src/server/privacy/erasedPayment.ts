import { isOpen } from "../../domain/payments/paymentState.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { holderMarks } from "../licences/licenceOwner.ts";
import { notificationId, refundNotificationPrefix } from "../notifications/notificationDocument.ts";
import {
  isCardPayment,
  type Payment,
  paymentAsDocument,
  readablePayment,
} from "../payments/paymentDocument.ts";
import { publicService } from "../payments/publicPayment.ts";
import { maySend } from "../payments/transitions.ts";
import { openRefundCaseOf } from "../refunds/refundCases.ts";
import { eraseDocument } from "./eraseDocument.ts";

export type PaymentDatabases = Pick<Databases, "all_payments" | "settlements" | "notifications">;

/**
 * Whether someone may still have to reach the payer: the payment is at the bank, has an enquiry due, is not settled, is in the
 * review queue, or has an open refund case.
 */
export async function isUnderWay({ settlements }: PaymentDatabases, payment: Payment): Promise<boolean> {
  return !hasRest(payment) || (await openRefundCaseOf(settlements, payment)) !== undefined;
}

/**
 * Whether the payment needs no more work: its result is final and settled, and nobody asks or reviews it. Also true when the
 * citizen never left for the bank.
 */
function hasRest(payment: Payment): boolean {
  const { status, settlement, next_enquiry_at, listed } = payment;
  const isAtBank = isOpen(status) && !maySend(payment);
  return !isAtBank && settlement !== "due" && next_enquiry_at === undefined && listed !== true;
}

/**
 * The payment without its payer's details. A paid one keeps the content of its receipt: the payer's name, and the bills with
 * their owners masked. It also keeps a hash of each licence holder's name, so that the server can still issue the licence. The
 * data for settlement, enquiries and identification stay.
 */
function withoutPayer(payment: Payment): Payment {
  const isPaid = payment.status === "paid";
  const holders = isPaid ? holderMarks(payment) : [];
  const erased = {
    user: isPaid ? payment.user : "",
    email: "",
    contact: "",
    services: payment.services.map(publicService),
    // no handle that the citizen still has may lead to the bank
    pay_handle: undefined,
    erasure: "done",
    ...(holders.length > 0 && { licence_holders: [...holders] }),
  } as const;
  return isCardPayment(payment)
    ? {
        ...payment,
        ...erased,
        card_request: { ...payment.card_request, UserName: "", UserEmail: "", UserContact: "" },
      }
    : { ...payment, ...erased, fpx_request: { ...payment.fpx_request, fpx_buyerEmail: "" } };
}

/**
 * Erases the payer's details of a payment on the payer's request. A payment that is in progress or unreadable is marked, and a
 * later sweep erases it. Repeating the call, or two processes at once, change nothing more.
 * @returns whether the details are erased
 */
export async function erasePayer(databases: PaymentDatabases, id: string): Promise<boolean> {
  if (await eraseAtRest(databases, id, () => true)) return true;
  const changed = await changeDocument(databases.all_payments, id, (stored) =>
    stored.erasure === undefined ? { ...stored, erasure: "due" } : undefined,
  );
  return changed?.erasure === "done";
}

/** Does the same for a payment that is unpaid or whose payer asked for erasure. A payment in progress stays unchanged. */
export function eraseFormerPayer(databases: PaymentDatabases, id: string): Promise<boolean> {
  return eraseAtRest(databases, id, ({ status, erasure }) => status !== "paid" || erasure === "due");
}

/** @param may checks every revision, because a signed proof may arrive meanwhile */
async function eraseAtRest(
  databases: PaymentDatabases,
  id: string,
  may: (payment: Payment) => boolean,
): Promise<boolean> {
  const { all_payments, notifications } = databases;
  const known = await all_payments.read(id).then((found) => found && readablePayment(found));
  if (known === undefined || !may(known) || (await isUnderWay(databases, known))) return false;
  // The messages go first, because the payment leads to them: after an interruption the next run finds them again.
  for (const about of ["receipt", "status"] as const)
    await eraseDocument(notifications, notificationId(known.order_number, about));
  for await (const { _id } of everyDocument(notifications, refundNotificationPrefix(known.order_number)))
    await eraseDocument(notifications, _id);
  const changed = await changeDocument(all_payments, id, (stored) => {
    const payment = readablePayment(stored);
    const isErasable =
      payment !== undefined && payment.erasure !== "done" && may(payment) && hasRest(payment);
    return isErasable ? paymentAsDocument(withoutPayer(payment)) : undefined;
  });
  return changed?.erasure === "done";
}
