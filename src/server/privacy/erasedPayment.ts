import { isOpen } from "../../domain/payments/paymentState.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument, type StoredDocument } from "../databases/documentStore.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { holderMarks } from "../licences/licenceOwner.ts";
import { notificationId } from "../notifications/notificationDocument.ts";
import { isCardPayment, type Payment, paymentAsDocument, paymentOf } from "../payments/paymentDocument.ts";
import { publicService } from "../payments/publicPayment.ts";
import { openRefundCaseOf } from "../payments/refundCases.ts";
import { maySend } from "../payments/transitions.ts";
import { eraseDocument } from "./eraseDocument.ts";

export type PaymentDatabases = Pick<Databases, "all_payments" | "settlements" | "notifications">;

/**
 * Whether something of the payment is under way, for which its payer has to be reached: it is at the bank, still to be asked
 * about or settled, on the list of those a person looks at, or a refund of it is open.
 */
export async function isUnderWay({ settlements }: PaymentDatabases, payment: Payment): Promise<boolean> {
  return !hasRest(payment) || (await openRefundCaseOf(settlements, payment)) !== undefined;
}

/** Its ending is known and written, and nobody asks or looks any more; or nobody ever left for the bank. */
function hasRest(payment: Payment): boolean {
  const { status, settlement, next_enquiry_at, listed } = payment;
  const isAtBank = isOpen(status) && !maySend(payment);
  return !isAtBank && settlement !== "due" && next_enquiry_at === undefined && listed !== true;
}

/**
 * The payment without its payer's details. What the receipt of a paid one says stays: from whom the money came, and the bills as
 * everybody outside the council reads them. So does what issues a licence that it paid for, which names nobody. All else by which
 * it is settled, asked about and identified stays as it is.
 */
function withoutPayer(payment: Payment): Payment {
  const isPaid = payment.status === "paid";
  const holders = isPaid ? holderMarks(payment) : [];
  const erased = {
    user: isPaid ? payment.user : "",
    email: "",
    contact: "",
    services: payment.services.map(publicService),
    // no way that was given out leads to the bank
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
 * Erases the payer's details of a payment, as they asked: of one that is under way, or cannot be read, once it no longer is. Again,
 * and by two processes at once, it does no more.
 * @returns whether they are erased
 */
export async function erasePayer(databases: PaymentDatabases, id: string): Promise<boolean> {
  if (await eraseAtRest(databases, id, () => true)) return true;
  const changed = await changeDocument(databases.all_payments, id, (stored) =>
    stored.erasure === undefined ? { ...stored, erasure: "due" } : undefined,
  );
  return changed?.erasure === "done";
}

/**
 * The same of a payment that paid nothing, or whose payer has asked, where nobody asks any more: one that is under way stays as it
 * is.
 */
export function eraseFormerPayer(databases: PaymentDatabases, id: string): Promise<boolean> {
  return eraseAtRest(databases, id, ({ status, erasure }) => status !== "paid" || erasure === "due");
}

/** @param may judged of every revision: a signed proof may come meanwhile */
async function eraseAtRest(
  databases: PaymentDatabases,
  id: string,
  may: (payment: Payment) => boolean,
): Promise<boolean> {
  const { all_payments, notifications } = databases;
  const known = await all_payments.read(id).then((found) => found && readable(found));
  if (known === undefined || !may(known) || (await isUnderWay(databases, known))) return false;
  // before the payment, which leads to them: what is cut off in between is done again
  for (const about of ["receipt", "status"] as const)
    await eraseDocument(notifications, notificationId(known.order_number, about));
  const changed = await changeDocument(all_payments, id, (stored) => {
    const payment = readable(stored);
    const isErasable =
      payment !== undefined && payment.erasure !== "done" && may(payment) && hasRest(payment);
    return isErasable ? paymentAsDocument(withoutPayer(payment)) : undefined;
  });
  return changed?.erasure === "done";
}

/** What is stored of a payment; undefined where it cannot be read: a person looks at it. */
export function readable(document: StoredDocument): Payment | undefined {
  try {
    return paymentOf(document);
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}
