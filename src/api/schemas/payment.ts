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
  size,
  string,
  unknown,
} from "superstruct";
import type { ReceiptNumber } from "../../domain/identifiers.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { ONLINE_MACHINE } from "../../domain/onlineMachine.ts";
import { CARD_EXPLANATIONS } from "../../domain/payments/cardExplanation.ts";
import { isReceiptNumber } from "../../domain/payments/orderNumber.ts";
import { HISTORY_KINDS } from "../../domain/payments/paymentHistory.ts";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { REFUND_STATES } from "../../domain/payments/refundState.ts";
import { type Codec, codec, ringgit } from "../../domain/schemas/codec.ts";
import { chargeType, councilCode, paymentId, statusToken } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/orderNumberStruct.ts";
import { emailText, personName, phoneText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/**
 * A payment on the wire (docs/specification.md, section 3, "Payment record"). Its services are read line by line with
 * src/charges/lines.ts; here they are any objects.
 */

const services = size(array(unknown()), 1, 100);

const commonRequest = {
  type: literal("payment"),
  user: personName,
  email: emailText,
  contact: phoneText,
  machine_id: literal(ONLINE_MACHINE),
  payment_mode: literal("ECOMMERCE"),
  services,
  amount: ringgit,
  /** Where the citizen comes back to: a page of an allowed origin, a plain path and query, no fragment. */
  callback_url: string(),
  /** The language of the e-mails and documents. */
  language: enums(LANGUAGES),
  sent_softcopy: literal(false),
};

export const fpxPaymentRequest = object({
  ...commonRequest,
  payment_method: enums(["1", "2"]),
  fpx_msgToken: enums(FPX_TOKENS),
  /** The buyer's bank, by FPX's code. */
  fpx_buyerBankId: shortText,
});

/** The card itself is typed at the gateway: no field of it is part of any request to us. */
export const cardPaymentRequest = object({ ...commonRequest, payment_method: literal("3") });

type FpxPaymentRequest = Infer<typeof fpxPaymentRequest>;
export type CardPaymentRequest = Infer<typeof cardPaymentRequest>;

/** What the browser sends to createPayment. The server works every amount out again. */
export type PaymentRequest = FpxPaymentRequest | CardPaymentRequest;

const fpxRequestCodec = codec(fpxPaymentRequest);
const cardRequestCodec = codec(cardPaymentRequest);

export const paymentRequestCodec: Codec<PaymentRequest> = {
  read: (value) => (asksForCard(value) ? cardRequestCodec.read(value) : fpxRequestCodec.read(value)),
  write: (request) =>
    request.payment_method === "3" ? cardRequestCodec.write(request) : fpxRequestCodec.write(request),
};

function asksForCard(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && "payment_method" in value && value.payment_method === "3"
  );
}

/** createPayment's answer. `pay_url` is the portal's page that goes on to the bank, once. */
export const createdPayment = object({
  _id: paymentId,
  payment_datetime: instant,
  status: enums(PAYMENT_STATES),
  status_token: statusToken,
  pay_url: string(),
});

const receiptNumber = define<ReceiptNumber>("receipt number", isReceiptNumber);

/** One thing that happened to a payment, and when, in UTC. */
const historyEntry = object({ what: enums(HISTORY_KINDS), at: instant });

/** A bill of the payment that an earlier payment had paid: what was really paid for it a second time. */
const refund = object({
  council: councilCode,
  type: chargeType,
  /** As it is printed on the bill. */
  number: string(),
  amount: ringgit,
  opened_at: instant,
  state: enums(REFUND_STATES),
});

export const refundCodec = codec(refund);

/**
 * A payment as its holder reads it (by its unguessable _id or its status token): e-mail, phone and the bills' owners are
 * masked, tokens and keys are absent.
 */
export const publicPayment = object({
  _id: paymentId,
  type: literal("payment"),
  user: string(),
  email: string(),
  contact: string(),
  machine_id: string(),
  payment_datetime: instant,
  payment_mode: literal("ECOMMERCE"),
  status: enums(PAYMENT_STATES),
  services,
  /** 1, 2 or 3 while open; once settled the bank's code, or 48 / 49 for cards. */
  payment_method: string(),
  /** The bank's name, or the code where the name is not known; of a card its brand, empty while that is not known. */
  bank_name: string(),
  /** Absent of a card payment. */
  fpx_msgToken: optional(enums(FPX_TOKENS)),
  sent_softcopy: boolean(),
  amount: ringgit,
  order_number: orderNumberText,
  language: enums(LANGUAGES),
  /** Present once paid. */
  receipt_no: optional(receiptNumber),
  /** When the signed proof came, in UTC. Present once paid. */
  settled_at: optional(instant),
  /** When the bank took the money, as the gateway signed it, in UTC. Absent where the gateway names no time. */
  paid_at: optional(instant),
  /** The bank's number for the debit, or the card's authorisation code: banks find the payment by it. */
  authorization: optional(string()),
  /** The exchange's own number for the transaction, once it gave one. */
  fpx_fpxTxnId: optional(string()),
  /** The card gateway's own number for the transaction, once it gave one. */
  card_transaction: optional(string()),
  /** What the card gateway named as the error of its last answer that had one. */
  card_explanation: optional(enums(CARD_EXPLANATIONS)),
  /** FPX's response code of the last signed answer; null while there is none, and of a card payment. */
  response_code: nullable(string()),
  /** When the bank was last asked about it and when it is asked next by itself, in UTC. Absent when it was not, or is not. */
  last_enquiry_at: optional(instant),
  next_enquiry_at: optional(instant),
  /** What happened to it, oldest first. */
  history: array(historyEntry),
  /** Absent where no bill of it was paid before. */
  refunds: optional(array(refund)),
  /** What the receipt's QR code states, signed (src/domain/compactStatement.ts). Present once paid, where it is read alone. */
  statement: optional(string()),
  /** Present while nobody was sent to the bank for it: it can be taken up again, and nothing can have been paid. */
  resumable: optional(literal(true)),
});

export const publicPaymentCodec = codec(publicPayment);

/** Asks what became of a payment: who holds its status token may. */
export const requeryRequest = object({ status_token: string() });

/** The return handle in the address. */
export const returnRequest = object({ handle: string() });

/** What the return handle in the address is exchanged for, once. */
export const returnedPayment = object({ _id: paymentId, status_token: statusToken });

export type CreatedPayment = Infer<typeof createdPayment>;
export type PublicPayment = Infer<typeof publicPayment>;
export type HistoryEntry = Infer<typeof historyEntry>;
export type Refund = Infer<typeof refund>;
export type ReturnedPayment = Infer<typeof returnedPayment>;
