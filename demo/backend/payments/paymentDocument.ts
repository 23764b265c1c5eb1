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
import { isReceiptNumber, type PaymentId, type ReceiptNumber } from "../../../src/domain/identifiers.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { LISTING_REASONS } from "../../../src/domain/paymentAudit.ts";
import { FPX_TOKENS } from "../../../src/domain/paymentMethod.ts";
import { PAYMENT_STATES } from "../../../src/domain/paymentState.ts";
import { codec, instant, orderNumberText, paymentId, ringgit } from "../../../src/domain/structs.ts";
import { recordSettlement, writeRecordSettlement } from "../bills/settlements.ts";
import {
  changeDocument,
  type DocumentStore,
  type NewDocument,
  type StoredDocument,
} from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { requestFields } from "./authorizationRequest.ts";
import { paymentEvent } from "./paymentEvents.ts";

const receiptNumber = define<ReceiptNumber>("receipt number", isReceiptNumber);

/**
 * A payment as it is stored: the specification's payment record (section 3; amount_paid is absent, since machine_id is A10),
 * and what the server keeps beside it. Names and contact details are whole here and masked on the wire.
 */
const paymentDocument = object({
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
  /** 1 or 2 while open; once settled the bank's code. */
  payment_method: string(),
  fpx_msgToken: enums(FPX_TOKENS),
  sent_softcopy: boolean(),
  callback_url: string(),
  amount: ringgit,

  order_number: orderNumberText,
  language: enums(LANGUAGES),
  fpx_buyerBankId: string(),
  /** SHA-256 of the idempotency key, hex. */
  idempotency_hash: string(),
  /** The id of the one handle that leads to the bank; the handles before it are void. */
  pay_handle: optional(string()),
  /** What the lines take off their records once the payment is paid. */
  settles: array(recordSettlement),
  /** Everything that happened, oldest first: the audit log. */
  events: array(paymentEvent),
  /** The values of the AR, which an AE repeats (protocols 1.3). */
  fpx_request: requestFields,
  fpx_fpxTxnId: optional(string()),
  /** The debit code of the last signed answer. */
  response_code: nullable(string()),
  receipt_no: optional(receiptNumber),
  settled_at: optional(instant),
  /** When the exchange is asked next, and when it was asked last; the first is absent once nothing more is asked. */
  next_enquiry_at: optional(instant),
  last_enquiry_at: optional(instant),
  /** On the list of payments that a person looks at, and why; the code is the bank's where one led to it. */
  listed: optional(literal(true)),
  listed_reason: optional(enums(LISTING_REASONS)),
  listed_code: optional(string()),
  /** due: paid, and what follows from it is not yet written whole; complete: it is. */
  settlement: optional(enums(["due", "complete"])),
});

export type Payment = Infer<typeof paymentDocument>;

const paymentCodec = codec(paymentDocument);

/** @throws StoredDataError when the stored document is none of ours */
export function paymentOf(document: StoredDocument | NewDocument): Payment {
  return readStored(document, paymentDocument);
}

export function paymentAsDocument(payment: Payment): NewDocument {
  const settles = payment.settles.map(writeRecordSettlement);
  return { ...paymentCodec.write(payment), _id: payment._id, settles };
}

export async function readPayment(store: DocumentStore, id: PaymentId): Promise<Payment | undefined> {
  const document = await store.read(id);
  return document && paymentOf(document);
}

/**
 * Changes a payment until no other writer came between.
 * @param change the next version, or undefined to leave it; may run more than once
 * @returns how the payment stands now, or undefined when there is none
 */
export async function changePayment(
  store: DocumentStore,
  id: PaymentId,
  change: (payment: Payment) => Payment | undefined,
): Promise<Payment | undefined> {
  let standing: Payment | undefined;
  await changeDocument(store, id, (stored) => {
    const payment = paymentOf(stored);
    const next = change(payment);
    standing = next ?? payment;
    return next && paymentAsDocument(next);
  });
  return standing;
}
