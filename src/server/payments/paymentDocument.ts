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
  string,
  unknown,
} from "superstruct";
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
import { orderNumberText } from "../../domain/schemas/orderNumberStruct.ts";
import { recordSettlement, writeRecordSettlement } from "../bills/settlements.ts";
import {
  changeDocument,
  type DocumentStore,
  type NewDocument,
  type StoredDocument,
} from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { CardRequestValues } from "../gateways/card/protocol/schemas.ts";
import { requestFields } from "./authorizationRequest.ts";
import { paymentEvent } from "./paymentEvents.ts";

const receiptNumber = define<ReceiptNumber>("receipt number", isReceiptNumber);

/**
 * A payment as it is stored: the specification's payment record (section 3; amount_paid is absent, since machine_id is A10),
 * and what the server keeps beside it. Names and contact details are whole here and masked on the wire.
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
  /** The lines as they were priced, on the wire's form. */
  services: array(unknown()),
  /** 1, 2 or 3 while open; once settled the bank's or the card's code. */
  payment_method: string(),
  sent_softcopy: boolean(),
  callback_url: string(),
  amount: ringgit,

  order_number: orderNumberText,
  language: enums(LANGUAGES),
  /** SHA-256 of the idempotency key, hex. */
  idempotency_hash: string(),
  /** The id of the one handle that leads to the bank; the handles before it are void. */
  pay_handle: optional(string()),
  /** What the lines take off their records once the payment is paid. */
  settles: array(recordSettlement),
  /** Everything that happened, oldest first: the audit log. */
  events: array(paymentEvent),
  receipt_no: optional(receiptNumber),
  /** When the signed proof came. */
  settled_at: optional(instant),
  /** When the bank took the money, as the gateway signed it. Absent where the gateway names no time. */
  paid_at: optional(instant),
  /** The bank's number for the debit, or the card's authorisation code. */
  authorization: optional(string()),
  /** When the gateway is asked next, and when it was asked last; the first is absent once nothing more is asked. */
  next_enquiry_at: optional(instant),
  last_enquiry_at: optional(instant),
  /**
   * On the list of payments that a person looks at, and why; the code is the bank's, or the card gateway's word, where one led
   * to it.
   */
  listed: optional(literal(true)),
  listed_reason: optional(enums(LISTING_REASONS)),
  listed_code: optional(string()),
  /** due: paid, and what follows from it is not yet written whole; complete: it is. */
  settlement: optional(enums(["due", "complete"])),
  /** Of the payer's details. due: to be erased once nothing of the payment is under way; done: they are. */
  erasure: optional(enums(["due", "done"])),
  /** Of a paid one without them: by what a licence that it paid for is still issued to whom it was paid for. */
  licence_holders: optional(array(string())),
};

const fpxPayment = object({
  ...common,
  fpx_msgToken: enums(FPX_TOKENS),
  fpx_buyerBankId: string(),
  /** The values of the AR, which an AE repeats (docs/protocols.md, FPX). */
  fpx_request: requestFields,
  fpx_fpxTxnId: optional(string()),
  /** Of a paid one whose credit to the council FPX has not confirmed: it named another code than 00, or none yet. */
  unconfirmed_credit: optional(enums(["refused", "awaited"])),
  /** The debit code of the last signed answer. */
  response_code: nullable(string()),
});

const cardPayment = object({
  ...common,
  /** The values of the request that the gateway gets. Nothing of the card is ever known here but its brand. */
  card_request: CardRequestValues,
  /** The gateway's own number for the transaction. */
  card_transaction: optional(string()),
  /** The card's brand, by the deployment's code for it (docs/specification.md, section 3). */
  card_brand: optional(object({ code: string(), name: string() })),
  /** What is stored of the error that the gateway named last. */
  card_explanation: optional(enums(CARD_EXPLANATIONS)),
  /** When the gateway was asked: as many of the last times as its limit for a day counts. */
  recent_enquiries: optional(array(instant)),
});

export type FpxPayment = Infer<typeof fpxPayment>;
export type CardPayment = Infer<typeof cardPayment>;

/** A payment by the gateway that it goes through. */
export type Payment = FpxPayment | CardPayment;

export function isCardPayment(payment: Payment): payment is CardPayment {
  return "card_request" in payment;
}

const fpxCodec = codec(fpxPayment);
const cardCodec = codec(cardPayment);

/** @throws StoredDataError when the stored document is none of ours */
export function paymentOf(document: StoredDocument | NewDocument): Payment {
  return "card_request" in document ? readStored(document, cardPayment) : readStored(document, fpxPayment);
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
 * Changes a payment until no other writer came between.
 * @param change the next version, or undefined to leave it; may run more than once
 * @returns the payment as it is now, or undefined when there is none
 */
export async function changePayment(
  store: DocumentStore,
  id: PaymentId,
  change: (payment: Payment) => Payment | undefined,
): Promise<Payment | undefined> {
  let latest: Payment | undefined;
  await changeDocument(store, id, (stored) => {
    const payment = paymentOf(stored);
    const next = change(payment);
    latest = next ?? payment;
    return next && paymentAsDocument(next);
  });
  return latest;
}
