import { assign, defaulted, enums, type Infer, literal, object, pick, refine, string } from "superstruct";
import { SELLER_ID } from "../../../../domain/payments/sellerId.ts";
import { text as limitedText } from "../../../../domain/schemas/limits.ts";

/** The fields that each FPX 7.0 message's checksum covers, in ASCII order (docs/protocols.md, FPX). */

/** AR and AE. An AE repeats the values of its AR. */
export const REQUEST_FIELDS = [
  "fpx_buyerAccNo",
  "fpx_buyerBankBranch",
  "fpx_buyerBankId",
  "fpx_buyerEmail",
  "fpx_buyerIban",
  "fpx_buyerId",
  "fpx_buyerName",
  "fpx_makerName",
  "fpx_msgToken",
  "fpx_msgType",
  "fpx_productDesc",
  "fpx_sellerBankCode",
  "fpx_sellerExId",
  "fpx_sellerExOrderNo",
  "fpx_sellerId",
  "fpx_sellerOrderNo",
  "fpx_sellerTxnTime",
  "fpx_txnAmount",
  "fpx_txnCurrency",
  "fpx_version",
] as const;

/** AC: the direct and indirect callbacks, and the reply to an AE. */
export const CONFIRMATION_FIELDS = [
  "fpx_buyerBankBranch",
  "fpx_buyerBankId",
  "fpx_buyerIban",
  "fpx_buyerId",
  "fpx_buyerName",
  "fpx_creditAuthCode",
  "fpx_creditAuthNo",
  "fpx_debitAuthCode",
  "fpx_debitAuthNo",
  "fpx_fpxTxnId",
  "fpx_fpxTxnTime",
  "fpx_makerName",
  "fpx_msgToken",
  "fpx_msgType",
  "fpx_sellerExId",
  "fpx_sellerExOrderNo",
  "fpx_sellerId",
  "fpx_sellerOrderNo",
  "fpx_sellerTxnTime",
  "fpx_txnAmount",
  "fpx_txnCurrency",
] as const;

/** BE. */
export const BANK_LIST_ENQUIRY_FIELDS = [
  "fpx_msgToken",
  "fpx_msgType",
  "fpx_sellerExId",
  "fpx_version",
] as const;

/** BC. */
export const BANK_LIST_REPLY_FIELDS = [
  "fpx_bankList",
  "fpx_msgToken",
  "fpx_msgType",
  "fpx_sellerExId",
] as const;

const matching = (pattern: RegExp) => limitedText({ pattern });

/** A text on one line without "|", which separates the values of the source string. */
const text = matching(/^[^|\p{Cc}]{0,250}$/u);
const plainText = matching(/^[^|/&'\p{Cc}]{0,250}$/u);
const orderNumber = matching(/^[^|&'\p{Cc}]{1,40}$/u);
const time = refine(string(), "yyyyMMddHHmmss", (value) => parseFpxTime(value) !== undefined);

/** The fields of our messages, with FPX's rules for them (docs/protocols.md, FPX). */
const SentMessage = object({
  fpx_buyerAccNo: text,
  fpx_buyerBankBranch: plainText,
  fpx_buyerBankId: matching(/^[A-Z0-9]{1,20}$/),
  fpx_buyerEmail: text,
  fpx_buyerIban: text,
  fpx_buyerId: plainText,
  fpx_buyerName: text,
  fpx_checkSum: string(),
  fpx_makerName: text,
  fpx_msgToken: enums(["01", "02", "03"]),
  fpx_msgType: string(),
  fpx_productDesc: text,
  fpx_sellerBankCode: matching(/^\d\d$/),
  fpx_sellerExId: matching(/^EX\d{8}$/),
  fpx_sellerExOrderNo: orderNumber,
  fpx_sellerId: matching(SELLER_ID),
  fpx_sellerOrderNo: orderNumber,
  fpx_sellerTxnTime: time,
  fpx_txnAmount: matching(/^\d{1,10}\.\d\d$/),
  fpx_txnCurrency: matching(/^[A-Z]{3}$/),
  fpx_version: matching(/^\d\.\d$/),
});

const Request = pick(SentMessage, [...REQUEST_FIELDS, "fpx_checkSum"]);

/** The values of an AR without its type and checksum, as the payment keeps them. */
export const requestFields = object({
  fpx_buyerAccNo: string(),
  fpx_buyerBankBranch: string(),
  fpx_buyerBankId: string(),
  fpx_buyerEmail: string(),
  fpx_buyerIban: string(),
  fpx_buyerId: string(),
  fpx_buyerName: string(),
  fpx_makerName: string(),
  fpx_msgToken: string(),
  fpx_productDesc: string(),
  fpx_sellerBankCode: string(),
  fpx_sellerExId: string(),
  fpx_sellerExOrderNo: string(),
  fpx_sellerId: string(),
  fpx_sellerOrderNo: string(),
  fpx_sellerTxnTime: string(),
  fpx_txnAmount: string(),
  fpx_txnCurrency: string(),
  fpx_version: string(),
});

export type RequestFields = Infer<typeof requestFields>;

/** AR: the form that the browser posts to FPX. */
export const AuthorizationRequest = assign(Request, object({ fpx_msgType: literal("AR") }));
export type AuthorizationRequest = Infer<typeof AuthorizationRequest>;

/** AE: the server's enquiry about an AR, with the AR's values. */
export const StatusEnquiry = assign(Request, object({ fpx_msgType: literal("AE") }));
export type StatusEnquiry = Infer<typeof StatusEnquiry>;

/**
 * A field of FPX's answers. FPX sometimes leaves out empty fields, and sends characters that a merchant may not send. A strict
 * rule here could lose a genuine answer, and is not needed: the signature and the compared fields (fpxGateway.ts) decide what the
 * server believes. Only "|" is refused: it separates the signed values, so two messages could have the same signature.
 */
const answered = defaulted(matching(/^[^|]*$/u), "");

/** AC: the answer to an AR (direct and indirect) and to an AE. */
export const Confirmation = object({
  fpx_buyerBankBranch: answered,
  fpx_buyerBankId: answered,
  fpx_buyerIban: answered,
  fpx_buyerId: answered,
  /**
   * This one field may contain "|", because a bank may have it in the buyer's name. The limits of the other values are still
   * certain.
   */
  fpx_buyerName: defaulted(string(), ""),
  fpx_checkSum: string(),
  fpx_creditAuthCode: answered,
  fpx_creditAuthNo: answered,
  fpx_debitAuthCode: answered,
  fpx_debitAuthNo: answered,
  fpx_fpxTxnId: answered,
  fpx_fpxTxnTime: answered,
  fpx_makerName: answered,
  fpx_msgToken: answered,
  fpx_msgType: literal("AC"),
  fpx_sellerExId: answered,
  /** The payment's order number, so it must not be empty. */
  fpx_sellerExOrderNo: matching(/^[^|]+$/u),
  fpx_sellerId: answered,
  fpx_sellerOrderNo: answered,
  fpx_sellerTxnTime: answered,
  fpx_txnAmount: answered,
  fpx_txnCurrency: answered,
});
export type Confirmation = Infer<typeof Confirmation>;

const BankListEnquiryFields = pick(SentMessage, [...BANK_LIST_ENQUIRY_FIELDS, "fpx_checkSum"]);
/** BE: asks for the list of banks. */
export const BankListEnquiry = assign(BankListEnquiryFields, object({ fpx_msgType: literal("BE") }));
export type BankListEnquiry = Infer<typeof BankListEnquiry>;

/** BC: the answer to a BE. */
export const BankListReply = object({
  fpx_bankList: answered,
  fpx_checkSum: string(),
  fpx_msgToken: answered,
  fpx_msgType: literal("BC"),
  fpx_sellerExId: answered,
});
export type BankListReply = Infer<typeof BankListReply>;

/** UTC+8 all year. Milliseconds. */
const MALAYSIA_OFFSET = 8 * 60 * 60 * 1000;

/** FPX writes times as yyyyMMddHHmmss in Malaysia time. */
const FPX_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** Formats a moment in Malaysia time, without milliseconds: "20170817140102". */
export function formatFpxTime(moment: Date): string {
  return new Date(moment.getTime() + MALAYSIA_OFFSET).toISOString().slice(0, 19).replace(/[-:T]/g, "");
}

/** Reads a time in Malaysia time; undefined when the text has another form, or the day or hour does not exist. */
export function parseFpxTime(text: string): Date | undefined {
  const parts = FPX_TIME.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  if (Number.isNaN(moment.getTime())) return undefined;
  // Date turns 30 February into a day in March
  return formatFpxTime(moment) === text ? moment : undefined;
}
