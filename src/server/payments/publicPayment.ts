import {
  type HistoryEntry,
  type OwnerProof,
  publicPaymentCodec,
  type Refund,
  refundCodec,
} from "../../api/schemas/payment.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import { isPaymentId } from "../../domain/identifiers.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { maskAll, maskEmail, maskIdentityNumber } from "../../domain/mask.ts";
import { bankNameOf } from "../../domain/payments/banks.ts";
import type { HistoryKind } from "../../domain/payments/paymentHistory.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { ReceiptStatement } from "../../domain/statements/statement.ts";
import type { Searcher } from "../bills/searchRecords.ts";
import { asStored } from "../databases/readStored.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { LicenceReader } from "../licences/licenceReader.ts";
import { refundsOf } from "../refunds/refundCases.ts";
import type { Services } from "../services.ts";
import { ownDetails, type PaymentReader } from "./ownDetails.ts";
import { type FoundPayment, findByTokenOrKey, statusTokenOf } from "./paymentAccess.ts";
import { isCardPayment, type Payment, type PaymentEventEntry, readPayment } from "./paymentDocument.ts";
import { publicLine } from "./priceLines.ts";
import { provedOwner } from "./provedOwner.ts";
import { receiptContacts } from "./receiptContacts.ts";
import { maySend } from "./transitions.ts";

/**
 * A payment on the wire for its holder, with its refund cases, and for its receipt the councils' contacts and the
 * statement of the QR code.
 * @param by the status token or key by which the caller found it, or undefined for its id alone: only the token's holder reads
 *   persons' data
 * @param reader the caller. A log-in shows more (ownDetails.ts)
 */
export async function readPublicPayment(
  { databases, statements }: Pick<Services, "databases" | "statements">,
  payment: Payment,
  by: Pick<FoundPayment, "keyEnds"> | undefined,
  reader: PaymentReader,
): Promise<WireObject> {
  const whole = publicPaymentOf(payment, await refundsOf(databases.settlements, payment));
  const isByToken = by !== undefined && by.keyEnds === undefined;
  const shown = isByToken
    ? { ...whole, ...(await ownDetails(databases, payment, reader)) }
    : { ...withoutPersons(whole, payment), link_until: by?.keyEnds };
  const stated = receiptStatementOf(payment);
  if (stated === undefined) return shown;
  const contacts = await receiptContacts(databases.metadata, payment, stated.issuers);
  return {
    ...shown,
    council_contacts: contacts,
    ...(statements && { statement: await statements.sign(stated) }),
  };
}

/**
 * Reads a payment by its unguessable id. The specification's `transactions` and `all_payments` are one database here. The id is no
 * secret of the portal's pages: a council's page has it too. So only a caller who sends the payment's status token reads the payer.
 * @param proving the fact from a licence's bill, by which the portal's page proves its owner; undefined without one
 * @throws Refusal 404; 403 and 429 for a fact
 */
export async function readTransaction(
  services: Pick<Services, "databases" | "statements">,
  id: unknown,
  { token, isOnPortal, ...reader }: PaymentReader & Pick<LicenceReader, "token" | "isOnPortal">,
  proving?: { readonly proof: OwnerProof; readonly searcher: () => Promise<Searcher> },
): Promise<WireObject> {
  const { all_payments, handles } = services.databases;
  const payment = isPaymentId(id) ? await readPayment(all_payments, id) : undefined;
  if (payment === undefined) throw missing();
  const found = await findByTokenOrKey(handles, token, reader.now);
  const by = found?.id === id ? found : undefined;
  if (proving === undefined) return readPublicPayment(services, payment, by, reader);
  if (!isOnPortal || by === undefined || by.keyEnds !== undefined) throw new Refusal(403, "bill_fact_needed");
  const proved = await provedOwner(services.databases, payment, proving.proof, proving.searcher);
  return readPublicPayment(services, payment, by, { ...reader, proved });
}

/** Masks contact details and the bills' owners, and leaves out tokens and keys. */
export function publicPaymentOf(payment: Payment, refunds: readonly Refund[] = []): WireObject {
  const written = publicPaymentCodec.write({
    _id: payment._id,
    type: payment.type,
    user: payment.user,
    email: maskEmail(payment.email),
    contact: maskIdentityNumber(payment.contact),
    machine_id: payment.machine_id,
    payment_datetime: payment.payment_datetime,
    payment_mode: payment.payment_mode,
    status: payment.status,
    services: payment.services.map(publicService),
    payment_method: payment.payment_method,
    ...gatewayPart(payment),
    sent_softcopy: payment.sent_softcopy,
    amount: payment.amount,
    order_number: payment.order_number,
    language: payment.language,
    receipt_no: payment.receipt_no,
    settled_at: payment.settled_at,
    paid_at: payment.paid_at,
    authorization: payment.authorization,
    last_enquiry_at: payment.last_enquiry_at,
    next_enquiry_at: payment.next_enquiry_at,
    history: historyOf(payment),
    resumable: maySend(payment) ? true : undefined,
  });
  return refunds.length === 0 ? written : { ...written, refunds: refunds.map(refundCodec.write) };
}

/** Fields of a line, besides the names, that lead to a person. */
const OF_PERSONS: readonly string[] = ["house_no", "current_title", "vehicle_no"];

/** The payment for the page of a council, whose scripts all read it: no letter of a name, no address, no plate. */
function withoutPersons(shown: WireObject, payment: Payment): WireObject {
  return {
    ...shown,
    user: maskAll(payment.user),
    services: payment.services.map((stored) => {
      const line = asStored(() => readLine(stored));
      const { personalFields } = chargeOf(line);
      return Object.fromEntries(
        Object.entries(publicLine({ charge: chargeOf(line), line }))
          .filter(([field]) => !OF_PERSONS.includes(field))
          .map(([field, value]) => [
            field,
            personalFields.includes(field) && typeof value === "string" ? maskAll(value) : value,
          ]),
      );
    }),
  };
}

/** The fields about the payment method. */
function gatewayPart(payment: Payment) {
  if (isCardPayment(payment)) {
    const { card_brand, card_transaction, card_explanation } = payment;
    return { bank_name: card_brand?.name ?? "", card_transaction, card_explanation, response_code: null };
  }
  const { fpx_msgToken, fpx_buyerBankId, fpx_fpxTxnId, response_code } = payment;
  return { bank_name: bankNameOf(fpx_msgToken, fpx_buyerBankId), fpx_msgToken, fpx_fpxTxnId, response_code };
}

/**
 * A payment for a payer who is logged in with its e-mail address: with their own contact details, and the status token that the
 * same mailbox received.
 */
export function ownPaymentOf(payment: Payment, tokenSecret: string): WireObject {
  return {
    ...publicPaymentOf(payment),
    email: payment.email,
    contact: payment.contact,
    status_token: statusTokenOf(tokenSecret, payment._id),
  };
}

/** A stored line on the wire for its holder, with the bill's names masked. */
export function publicService(stored: unknown): WireObject {
  const line = asStored(() => readLine(stored));
  return publicLine({ charge: chargeOf(line), line });
}

const KINDS: Readonly<Record<PaymentEventEntry["what"], HistoryKind | undefined>> = {
  created: "begun",
  // the holder sees the current amount, and learns of another payment only from that payment's own link
  repriced: undefined,
  paid_again: undefined,
  sent: "left",
  // the holder sees the time of the enquiry, not who made it
  asked: undefined,
  approved: "approved",
  held: "held",
  declined: "declined",
  cancelled: "cancelled",
  lapsed: "lapsed",
  // an unsigned answer proves nothing about the money
  denied: "unclear",
  // the holder reads the new state, without any name of the team
  closed_unpaid: undefined,
  rebuilt: undefined,
  settlement_confirmed: "approved",
  credit_confirmed: undefined,
  reviewed: undefined,
  email_corrected: undefined,
  unclear: "unclear",
  // for the holder, an answer that was not believed is the same as one that proves nothing
  mismatch: "unclear",
};

/**
 * A payment's history as its holder reads it, oldest first: each change of the state, and unclear answers before it was paid.
 * Repeated and contradicting answers stay in the audit log, for the central team.
 */
function historyOf({ events, last_enquiry_at }: Payment): HistoryEntry[] {
  const paidAt = events.findIndex(({ to }) => to === "paid");
  const shown = events
    .filter((event, place) => {
      if (event.to !== undefined || event.what === "created" || event.what === "sent") return true;
      return KINDS[event.what] === "unclear" && (paidAt === -1 || place < paidAt);
    })
    .flatMap(({ what, at }): HistoryEntry[] => {
      const kind = KINDS[what];
      return kind === undefined ? [] : [{ what: kind, at }];
    });
  const history = shown.filter(
    ({ what }, place) => what !== "unclear" || shown[place + 1]?.what !== "unclear",
  );
  if (last_enquiry_at === undefined) return history;
  // the enquiry comes before its answer, because the claim is written first
  const next = history.findIndex(
    ({ what, at }) => at >= last_enquiry_at && what !== "begun" && what !== "left",
  );
  return history.toSpliced(next === -1 ? history.length : next, 0, { what: "asked", at: last_enquiry_at });
}

/** The statement of a payment's receipt; undefined when the payment is not paid. */
export function receiptStatementOf(payment: Payment): ReceiptStatement | undefined {
  const { status, receipt_no, settled_at, paid_at = settled_at, services, amount } = payment;
  if (status !== "paid" || receipt_no === undefined || paid_at === undefined) return undefined;
  const issuers = [...new Set(services.map((stored) => asStored(() => readLine(stored)).council))];
  const paidOn = malaysiaDate(new Date(paid_at));
  return { kind: "receipt", issuers, number: receipt_no, amount, paidOn };
}
