import {
  array,
  boolean,
  define,
  enums,
  type Infer,
  literal,
  nullable,
  object,
  optional,
  record,
  string,
  unknown,
} from "superstruct";
import { councilContact } from "../../api/schemas/councils/councilContact.ts";
import { auditEntry } from "../../api/schemas/reviewPayment.ts";
import type { PaymentId, ReceiptNumber } from "../../domain/identifiers.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { CARD_EXPLANATIONS } from "../../domain/payments/cardExplanation.ts";
import { isReceiptNumber } from "../../domain/payments/orderNumber.ts";
import { LISTING_REASONS } from "../../domain/payments/paymentAudit.ts";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { recordSettlement, writeRecordSettlement } from "../bills/settlements.ts";
import type { DocumentStore, NewDocument, StoredDocument } from "../databases/documentStore.ts";
import { ifReadable, readStored } from "../databases/readStored.ts";
import { CardRequestValues } from "../gateways/card/protocol/schemas.ts";
import { requestFields } from "../gateways/fpx/protocol/schemas.ts";

/** One entry of a payment's audit log. The server appends entries and never changes one. */
const paymentEvent = auditEntry;

export type PaymentEventEntry = Infer<typeof paymentEvent>;

/**
 * When the request was released for signing, an instant in UTC. From then on the citizen may be at the bank. Undefined before
 * that.
 */
export function sentAt(events: readonly PaymentEventEntry[]): string | undefined {
  return events.find(({ what }) => what === "sent")?.at;
}

const receiptNumber = define<ReceiptNumber>("receipt number", isReceiptNumber);

/**
 * A payment as it is stored: the specification's payment record (section 3; amount_paid is absent, since machine_id is A10),
 * and the server's own fields. Names and contact details are whole here and masked on the wire.
 */
const common = {
  _id: paymentId,
  type: literal("payment"),
  user: string(),
  email: string(),
  contact: string(),
  machine_id: string(),
  payment_datetime: instant,
  payment_mode: literal("ECOMMERCE"),
  status: enums(PAYMENT_STATES),
  /** The priced lines, in the wire format. */
  services: array(unknown()),
  /** 1, 2 or 3 while open. The bank's or the card's code after the settlement. */
  payment_method: string(),
  sent_softcopy: boolean(),
  callback_url: string(),
  amount: ringgit,

  order_number: orderNumberText,
  language: enums(LANGUAGES),
  /** How to reach the councils, by their codes when the payment was made. */
  council_contacts: optional(record(string(), councilContact)),
  /** SHA-256 of the idempotency key, hex. */
  idempotency_hash: string(),
  /** The id of the only valid pay handle. Earlier handles are void. */
  pay_handle: optional(string()),
  /** What the caller held who last continued the payment or paid again with it. Absent while only its payer has sent it. */
  continued_with: optional(enums(["token", "key"])),
  /** The amounts that a paid payment subtracts from each record. */
  settles: array(recordSettlement),
  /** The audit log, oldest first. */
  events: array(paymentEvent),
  receipt_no: optional(receiptNumber),
  /** When the server got the proof of payment. */
  settled_at: optional(instant),
  /** When the bank took the money, as the gateway signed it. Absent where the gateway names no time. */
  paid_at: optional(instant),
  /** The bank's number for the debit, or the card's authorisation code. */
  authorization: optional(string()),
  /** The times of the next and the last enquiry. The first is absent after the last enquiry. */
  next_enquiry_at: optional(instant),
  last_enquiry_at: optional(instant),
  /**
   * When the last enquiry began that ended without the gateway's decline. Only where a person or a settlement report made the server
   * ask. Absent after a decline.
   */
  inconclusive_enquiry_at: optional(instant),
  /**
   * Whether the payment is in the review queue, and why. The code is the bank's, or the card gateway's text, if one was the
   * reason.
   */
  listed: optional(literal(true)),
  listed_reason: optional(enums(LISTING_REASONS)),
  listed_code: optional(string()),
  /** Set when the network that began it had its status links: this payment gets none by e-mail. */
  without_status_mail: optional(literal(true)),
  /** due: paid, but its settlements are not all written. complete: they are. */
  settlement: optional(enums(["due", "complete"])),
  /** The remittance in which each council learned of the payment, by the council's code. */
  remitted: optional(record(string(), string())),
  /** Of the payer's details. due: the server erases them when the payment has ended. done: they are erased. */
  erasure: optional(enums(["due", "done"])),
  /** For a paid payment without the payer's details: how the server still recognises the holder of a renewed licence. */
  licence_holders: optional(array(string())),
};

const fpxPayment = object({
  ...common,
  fpx_msgToken: enums(FPX_TOKENS),
  fpx_buyerBankId: string(),
  /** The values of the AR, which an AE repeats (docs/protocols.md, FPX). */
  fpx_request: requestFields,
  fpx_fpxTxnId: optional(string()),
  /** For a paid payment whose credit to the council FPX refused, or has not confirmed yet. */
  unconfirmed_credit: optional(enums(["refused", "awaited"])),
  /** The debit code of the last signed answer. */
  response_code: nullable(string()),
});

const cardPayment = object({
  ...common,
  /** The values of the request to the gateway. The server never learns more of the card than its brand. */
  card_request: CardRequestValues,
  /** The gateway's own number for the transaction. */
  card_transaction: optional(string()),
  /** The card's brand, by the deployment's code for it (docs/specification.md, section 3). */
  card_brand: optional(object({ code: string(), name: string() })),
  /** Our own explanation of the gateway's last error. */
  card_explanation: optional(enums(CARD_EXPLANATIONS)),
  /** The number of enquiries over https that the gateway answered with an unsigned failure. */
  denials: optional(whole({ min: 1, max: 1000 })),
  /** The times of the last enquiries, as many as the gateway's daily limit. */
  recent_enquiries: optional(array(instant)),
});

export type FpxPayment = Infer<typeof fpxPayment>;
export type CardPayment = Infer<typeof cardPayment>;

/** A payment through one of the two gateways. */
export type Payment = FpxPayment | CardPayment;

export function isCardPayment(payment: Payment): payment is CardPayment {
  return "card_request" in payment;
}

/**
 * Whether the money of a payment went to a council's own account, and not to the common one.
 * @param councilSellers every id that is or was a council's own
 */
export function isOfCouncilsSeller(councilSellers: ReadonlySet<string>, payment: Payment): boolean {
  return !isCardPayment(payment) && councilSellers.has(payment.fpx_request.fpx_sellerId);
}

/** The forms in which banks and gateways write a transaction's number. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u;

/**
 * Checks a gateway's reference before the server stores it and prints it on receipts. The message schemas accept any text in an
 * answer's field.
 * @returns undefined for any text that is not a reference
 */
export function referenceOf(text: string | undefined): string | undefined {
  return text !== undefined && REFERENCE.test(text) ? text : undefined;
}

const fpxCodec = codec(fpxPayment);
const cardCodec = codec(cardPayment);

/** The revision in which each payment was read or written. */
const revisions = new WeakMap<Payment, string>();

/** @throws StoredDataError when the stored document is not a valid payment */
export function paymentOf(document: StoredDocument | NewDocument): Payment {
  const payment =
    "card_request" in document ? readStored(document, cardPayment) : readStored(document, fpxPayment);
  if (document._rev !== undefined) revisions.set(payment, document._rev);
  return payment;
}

/** The stored payment, or undefined when it is unreadable. The review queue has those. */
export function readablePayment(document: StoredDocument): Payment | undefined {
  return ifReadable(() => paymentOf(document));
}

export function paymentAsDocument(payment: Payment): NewDocument {
  const settles = payment.settles.map(writeRecordSettlement);
  const written = isCardPayment(payment) ? cardCodec.write(payment) : fpxCodec.write(payment);
  return { ...written, _id: payment._id, settles };
}

export async function readPayment(store: DocumentStore, id: PaymentId): Promise<Payment | undefined> {
  const document = await store.read(id);
  return document && paymentOf(document);
}

/**
 * Changes a payment. When another writer was faster, it reads the payment and tries again.
 * @param change returns the next version, or undefined to leave the payment as it is; it may run more than once
 * @param known the payment as the caller read or changed it a moment ago. It saves reading the payment
 * @returns the payment as it is now, or undefined when there is none
 */
export async function changePayment(
  store: DocumentStore,
  id: PaymentId,
  change: (payment: Payment) => Payment | undefined,
  known?: Payment,
): Promise<Payment | undefined> {
  const early = known && change(known);
  if (known !== undefined && early !== undefined && (await replace(store, known, early))) return early;
  for (;;) {
    const payment = await readPayment(store, id);
    const next = payment && change(payment);
    if (payment === undefined || next === undefined) return payment;
    if (await replace(store, payment, next)) return next;
  }
}

/** @returns false when another revision than that of the former version is stored */
async function replace(store: DocumentStore, former: Payment, next: Payment): Promise<boolean> {
  const _rev = revisions.get(former);
  if (_rev === undefined) return false;
  const written = await store.write({ ...paymentAsDocument(next), _rev });
  if (written !== undefined) revisions.set(next, written);
  return written !== undefined;
}

/** The payment that this one pays again. Undefined for a first attempt. */
function formerOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "created")?.payment_id;
}

/** The payment that pays this one again. There is at most one, so two devices that pay again continue with the same payment. */
export function nextOf({ events }: Payment): PaymentId | undefined {
  return events.find(({ what }) => what === "paid_again")?.payment_id;
}

/**
 * All attempts to pay the same bills, oldest first. Somebody with the link of one attempt must not pay beside another. The list
 * starts at the first attempt: of two that began at the same time, one has no link to an earlier one.
 * @param named one of them, as the caller has just read it
 */
export async function attemptsWith(store: DocumentStore, named: Payment): Promise<readonly Payment[]> {
  const first = (await follow(store, named, formerOf)).at(-1) ?? named;
  return [first, ...(await follow(store, first, nextOf))];
}

async function follow(
  store: DocumentStore,
  from: Payment,
  link: (payment: Payment) => PaymentId | undefined,
): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let id = link(from); id !== undefined; ) {
    const payment = await readPayment(store, id);
    if (payment === undefined) break;
    found.push(payment);
    id = link(payment);
  }
  return found;
}
