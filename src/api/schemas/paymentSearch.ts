import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { PAYMENT_METHODS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { chargeType, councilCode, paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { text } from "../../domain/schemas/limits.ts";
import { orderNumberText, receiptNumber } from "../../domain/schemas/paymentNumberStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The search for payments on the central team's desk. It is a POST: addresses and logs keep no e-mail address or phone number. */

/**
 * What is searched for. All of it must match. Days are days in Malaysia, both included. For a council's own officer, only the bills
 * of that council and their sum match, and what belongs to the whole payment.
 */
export const paymentFilters = object({
  /** A number of a payment or bill, an e-mail address, a phone number, an amount such as "RM 84.00", or a day. */
  text: optional(shortText),
  council: optional(councilCode),
  charge: optional(chargeType),
  status: optional(enums(PAYMENT_STATES)),
  method: optional(enums(PAYMENT_METHODS)),
  from: optional(day),
  through: optional(day),
});

export type PaymentFilters = Infer<typeof paymentFilters>;

/** POST /api/admin/payments/search. `after` is the `next` of the page before. */
export const paymentSearch = object({
  ...paymentFilters.schema,
  after: optional(text({ min: 1, max: 80, pattern: /^\S+ [0-9a-f]{32}$/ })),
});

/** One payment of the list. For a council's own officer: the bills of that council only, and their amount. */
export const foundPayment = object({
  _id: paymentId,
  order_number: orderNumberText,
  receipt_no: optional(receiptNumber),
  payment_datetime: instant,
  status: enums(PAYMENT_STATES),
  amount: ringgit,
  /** The payer's name. Masked for those who need no more. */
  user: string(),
  method: enums(PAYMENT_METHODS),
  bank_name: string(),
  bills: array(object({ council: councilCode, charge: chargeType, number: string() })),
});

export const foundPaymentCodec = codec(foundPayment);

export type FoundPayment = Infer<typeof foundPayment>;

/** The newest come first. */
export const foundPage = object({
  rows: array(foundPayment),
  /** Null at the end. Such a page may have fewer rows than the others, or none. */
  next: nullable(string()),
  /**
   * The time of the payment at which the search stopped before the page was full. Older payments may match too. Absent when the page is
   * full or the last one.
   */
  searched_to: optional(instant),
});
