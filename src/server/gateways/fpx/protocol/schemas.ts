import { assign, enums, type Infer, literal, object, pattern, pick, refine, string } from "superstruct";
import {
  BANK_LIST_ENQUIRY_FIELDS,
  BANK_LIST_REPLY_FIELDS,
  CONFIRMATION_FIELDS,
  REQUEST_FIELDS,
} from "./fields.ts";
import { parseFpxTime } from "./time.ts";

const matching = (expression: RegExp) => pattern(string(), expression);

/** "|" separates the values of the source string, and no field spans lines. */
const text = matching(/^[^|\p{Cc}]{0,250}$/u);
const plainText = matching(/^[^|/&'\p{Cc}]{0,250}$/u);
const orderNumber = matching(/^[^|&'\p{Cc}]{1,40}$/u);
const time = refine(string(), "yyyyMMddHHmmss", (value) => parseFpxTime(value) !== undefined);
const optionalTime = refine(string(), "yyyyMMddHHmmss", (value) => value === "" || time.is(value));

/** Every field as widely as the exchange may send it: a genuine answer must not be lost to a rule of ours. */
const AnyMessage = object({
  fpx_bankList: matching(/^[^|\p{Cc}]*$/u),
  fpx_buyerAccNo: text,
  fpx_buyerBankBranch: text,
  fpx_buyerBankId: matching(/^[A-Z0-9]{0,20}$/),
  fpx_buyerEmail: text,
  fpx_buyerIban: text,
  fpx_buyerId: text,
  fpx_buyerName: text,
  fpx_checkSum: string(),
  fpx_creditAuthCode: matching(/^(?:[0-9A-Z]{2})?$/),
  fpx_creditAuthNo: text,
  fpx_debitAuthCode: matching(/^[0-9A-Z]{2}$/),
  fpx_debitAuthNo: text,
  fpx_fpxTxnId: matching(/^(?:\d{16})?$/),
  fpx_fpxTxnTime: optionalTime,
  fpx_makerName: text,
  fpx_msgToken: enums(["01", "02", "03"]),
  fpx_msgType: string(),
  fpx_productDesc: text,
  fpx_sellerBankCode: matching(/^\d\d$/),
  fpx_sellerExId: matching(/^EX\d{8}$/),
  fpx_sellerExOrderNo: orderNumber,
  fpx_sellerId: matching(/^SE\d{8}$/),
  fpx_sellerOrderNo: orderNumber,
  fpx_sellerTxnTime: time,
  fpx_txnAmount: matching(/^\d{1,10}\.\d\d$/),
  fpx_txnCurrency: matching(/^[A-Z]{3}$/),
  fpx_version: matching(/^\d\.\d$/),
});

/** What a merchant sends must follow the stricter rules of the merchant interface (protocol facts 1.3). */
const RequestFields = pick(AnyMessage, [...REQUEST_FIELDS, "fpx_checkSum"]);
const Request = assign(
  RequestFields,
  object({
    fpx_buyerBankBranch: plainText,
    fpx_buyerBankId: matching(/^[A-Z0-9]{1,20}$/),
    fpx_buyerId: plainText,
  }),
);

/** AR: the browser's form to the exchange. */
export const AuthorizationRequest = assign(Request, object({ fpx_msgType: literal("AR") }));
export type AuthorizationRequest = Infer<typeof AuthorizationRequest>;

/** AE: the server's question what became of an AR, with the AR's values. */
export const StatusEnquiry = assign(Request, object({ fpx_msgType: literal("AE") }));
export type StatusEnquiry = Infer<typeof StatusEnquiry>;

const ConfirmationFields = pick(AnyMessage, [...CONFIRMATION_FIELDS, "fpx_checkSum"]);
/** AC: the answer to an AR (direct and indirect) and to an AE. */
export const Confirmation = assign(ConfirmationFields, object({ fpx_msgType: literal("AC") }));
export type Confirmation = Infer<typeof Confirmation>;

const BankListEnquiryFields = pick(AnyMessage, [...BANK_LIST_ENQUIRY_FIELDS, "fpx_checkSum"]);
/** BE: the question which banks are online. */
export const BankListEnquiry = assign(BankListEnquiryFields, object({ fpx_msgType: literal("BE") }));
export type BankListEnquiry = Infer<typeof BankListEnquiry>;

const BankListReplyFields = pick(AnyMessage, [...BANK_LIST_REPLY_FIELDS, "fpx_checkSum"]);
/** BC: the answer to a BE. */
export const BankListReply = assign(BankListReplyFields, object({ fpx_msgType: literal("BC") }));
export type BankListReply = Infer<typeof BankListReply>;
