import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  object,
  optional,
  string,
  unknown,
} from "superstruct";
import { LANGUAGES } from "../../domain/language.ts";
import { ONLINE_MACHINE } from "../../domain/onlineMachine.ts";
import { CARD_EXPLANATIONS } from "../../domain/payments/cardExplanation.ts";
import { HISTORY_KINDS } from "../../domain/payments/paymentHistory.ts";
import { FPX_TOKENS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { REFUND_STATES, REFUND_STEPS } from "../../domain/payments/refundState.ts";
import { type Codec, codec, ringgit } from "../../domain/schemas/codec.ts";
import { chargeType, councilCode, paymentId, statusToken } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { list } from "../../domain/schemas/limits.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { orderNumberText, receiptNumber } from "../../domain/schemas/paymentNumberStructs.ts";
import { emailText, personName, phoneText } from "../../domain/schemas/personStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { licenceHandle, renewedLicence } from "../../domain/schemas/renewedLicence.ts";
import { councilContact } from "./councils/councilContact.ts";

/**
 * A payment on the wire (rule 3.6). src/charges/lines.ts parses its services line by line. In this schema they are any objects.
 */

const services = list(unknown(), { min: 1, max: 100 });

const commonRequest = {
  type: literal("payment"),
  user: personName,
  email: emailText,
  contact: phoneText,
  machine_id: literal(ONLINE_MACHINE),
  payment_mode: literal("ECOMMERCE"),
  services,
  amount: ringgit,
  /** The page that the citizen returns to: a path and a query on an allowed origin, without a fragment. */
  callback_url: string(),
  /** The language of e-mails and documents. */
  language: enums(LANGUAGES),
  sent_softcopy: literal(false),
};

export const fpxPaymentRequest = object({
  ...commonRequest,
  payment_method: enums(["1", "2"]),
  fpx_msgToken: enums(FPX_TOKENS),
  /** FPX's code of the buyer's bank. */
  fpx_buyerBankId: shortText,
});

/** The citizen types the card at the gateway. No request to us has a card field. */
export const cardPaymentRequest = object({ ...commonRequest, payment_method: literal("3") });

type FpxPaymentRequest = Infer<typeof fpxPaymentRequest>;
export type CardPaymentRequest = Infer<typeof cardPaymentRequest>;

/** The request of createPayment. The server calculates every amount again. */
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

/** The answer of createPayment. `pay_url` is the portal's page that redirects to the bank, once. */
export const createdPayment = object({
  _id: paymentId,
  payment_datetime: instant,
  status: enums(PAYMENT_STATES),
  status_token: statusToken,
  pay_url: string(),
});

/** An event of a payment, with its time in UTC. */
const historyEntry = object({ what: enums(HISTORY_KINDS), at: instant });

/** A bill that an earlier payment had already paid, with the amount paid for it a second time. */
const refund = object({
  council: councilCode,
  type: chargeType,
  /** As printed on the bill. */
  number: string(),
  amount: ringgit,
  opened_at: instant,
  state: enums(REFUND_STATES),
  /** Absent in an answer that an older server gave. */
  step: optional(enums(REFUND_STEPS)),
});

export const refundCodec = codec(refund);

/**
 * A payment as the holder of its unguessable _id or status token reads it. E-mail, phone and the owners of the bills are masked.
 * Tokens and keys are left out.
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
  /** 1, 2 or 3 while open. Once settled, the bank's code, or 48 / 49 for cards. */
  payment_method: string(),
  /** The bank's name, or its code if the name is unknown. For a card its brand, or an empty text while that is unknown. */
  bank_name: string(),
  /** Absent for card payments. */
  fpx_msgToken: optional(enums(FPX_TOKENS)),
  sent_softcopy: boolean(),
  amount: ringgit,
  order_number: orderNumberText,
  language: enums(LANGUAGES),
  /** Present once paid. */
  receipt_no: optional(receiptNumber),
  /** When the signed proof arrived, in UTC. Present once paid. */
  settled_at: optional(instant),
  /** When the bank took the money, as signed by the gateway, in UTC. Absent when the gateway gives no time. */
  paid_at: optional(instant),
  /** The bank's number for the debit, or the card's authorisation code. Banks find the payment by it. */
  authorization: optional(string()),
  /** FPX's transaction number, once FPX has sent one. */
  fpx_fpxTxnId: optional(string()),
  /** The card gateway's transaction number, once the gateway has sent one. */
  card_transaction: optional(string()),
  /** The error in the card gateway's most recent answer that had one. */
  card_explanation: optional(enums(CARD_EXPLANATIONS)),
  /** FPX's response code in the last signed answer. Null without an answer, and for card payments. */
  response_code: nullable(string()),
  /** When the server last asked the bank, and when it will ask again by itself, in UTC. Absent if it did not or will not. */
  last_enquiry_at: optional(instant),
  next_enquiry_at: optional(instant),
  /** Oldest first. */
  history: array(historyEntry),
  /** Absent when none of its bills was paid before. */
  refunds: optional(array(refund)),
  /**
   * The signed statement of the receipt's QR code (src/domain/statements/compactStatement.ts). Present once paid, in answers with a single
   * payment.
   */
  statement: optional(string()),
  /** How to reach the councils, by their codes. Present once paid, in answers with a single payment. */
  council_contacts: optional(mapOf(councilContact)),
  /** Present until the citizen has gone to the bank. They can resume this payment, and it cannot have been paid. */
  resumable: optional(literal(true)),
  /**
   * Present in an answer to the one-day status key of a council's page: when the key, and a link with it, end. Such an answer
   * shows no person's data.
   */
  link_until: optional(instant),
});

export const publicPaymentCodec = codec(publicPayment);

/** Beside a payment's id: a licence that it paid, and the fact from the licence's bill that only the owner's side has (rule 6.11). */
export const ownerProof = object({ council: councilCode, license_no: shortText, bill_fact: shortText });

export type OwnerProof = Infer<typeof ownerProof>;

/** Asks the bank about a payment. Anyone with its status token may do so. */
export const requeryRequest = object({ status_token: string() });

export const returnRequest = object({ handle: string() });

/** The answer to a return handle, which works once. */
export const returnedPayment = object({
  _id: paymentId,
  status_token: statusToken,
  /** The payer's own details, on the portal's own page only. */
  payer: optional(object({ email: string(), contact: string() })),
  /** On a council's page, for each renewed licence. */
  licence_handles: optional(array(licenceHandle)),
  /**
   * The payment as the holder of the token reads it. Absent from an older server, and when a database did not answer. The page then
   * reads the payment by its id.
   */
  payment: optional(unknown()),
});

/** The answer to a licence's handle, for the frame only: the licence, and a key that reads it for minutes. */
export const licenceAccess = object({ ...renewedLicence.schema, status_token: statusToken });

export type CreatedPayment = Infer<typeof createdPayment>;
export type PublicPayment = Infer<typeof publicPayment>;
export type HistoryEntry = Infer<typeof historyEntry>;
export type Refund = Infer<typeof refund>;

/** The request to resume a payment or to pay it again. Payer, bank and bills are those of the earlier payment. */
export const payAgainRequest = object({
  /** The page that the citizen returns to, as for createPayment. */
  callback_url: string(),
  language: enums(LANGUAGES),
  /** The new total that the citizen agreed to, after an `amount_changed` answer. */
  amount: optional(ringgit),
  /** We warned the citizen that the bank may still take the first payment's money, and they pay again all the same. */
  although_open: optional(literal(true)),
});

export const payAgainCodec = codec(payAgainRequest);

export type PayAgainRequest = Infer<typeof payAgainRequest>;
