import { enums, type Infer, literal, object, omit, optional, string } from "superstruct";
import { kind, text as limitedText } from "../../../../domain/schemas/limits.ts";
import { parseCardAmount } from "./amount.ts";
import { CARD_CURRENCY, SIGNATURE_TYPES } from "./constants.ts";

const matching = (pattern: RegExp) => limitedText({ pattern });

/** A text on one line. The gateway would cut or refuse a longer one. */
const text = (longest: number) => matching(new RegExp(`^\\P{Cc}{0,${longest}}$`, "u"));
const amount = kind<string>(
  "amount",
  { pattern: /^[\d,]+\.\d\d$/ },
  (value) => parseCardAmount(value) !== undefined,
);
const hex = matching(/^[0-9a-f]{64,128}$/i);
const reference = matching(/^[A-Za-z0-9_-]{1,30}$/);
const merchantCode = matching(/^[A-Za-z0-9_]{1,20}$/);
const paymentMethod = matching(/^\d{0,5}$/);

/** The form that the browser posts to the gateway, with every field of rule 3.10 (docs/protocols.md, Card gateway). */
export const CardRequest = object({
  MerchantCode: merchantCode,
  PaymentId: paymentMethod,
  RefNo: reference,
  Amount: amount,
  Currency: literal(CARD_CURRENCY),
  ProdDesc: text(100),
  UserName: text(100),
  UserEmail: text(100),
  UserContact: text(20),
  Remark: text(100),
  Lang: enums(["ISO-8859-1", "UTF-8", "GB2312", "GD18030", "BIG5"]),
  SignatureType: enums(SIGNATURE_TYPES),
  Signature: hex,
  ResponseURL: text(200),
  BackendURL: text(200),
});

export type CardRequest = Infer<typeof CardRequest>;

/** A request before it is signed. */
export const CardRequestValues = omit(CardRequest, ["Signature"]);

export type CardRequestValues = Infer<typeof CardRequestValues>;

/**
 * The gateway's report about a payment, to the server or through the browser (docs/protocols.md, Card gateway). The signature
 * joins the signed values without a separator, so this schema fixes their forms. The other fields are not signed: they may have
 * any form or be missing, and decide nothing.
 */
export const CardResponse = object({
  MerchantCode: merchantCode,
  PaymentId: optional(paymentMethod),
  RefNo: reference,
  Amount: amount,
  Currency: matching(/^[A-Z]{3}$/),
  Status: matching(/^\d{1,2}$/),
  Signature: optional(string()),
  TransId: optional(string()),
  AuthCode: optional(string()),
  ErrDesc: optional(string()),
  Remark: optional(string()),
  /** The name of the card's brand. */
  CCName: optional(string()),
  /** The card's number, masked by the gateway. */
  CCNo: optional(string()),
  S_bankname: optional(string()),
  S_country: optional(string()),
});

/** An error that arose before the gateway asked a bank has no signature. The server reads only its order number. */
export const UnsignedResponse = object({ RefNo: reference, Signature: optional(literal("")) });

export type CardResponse = Infer<typeof CardResponse>;

/** The server's enquiry about the status of a payment (docs/protocols.md, Card gateway). */
export const CardEnquiry = object({ MerchantCode: merchantCode, RefNo: reference, Amount: amount });

export type CardEnquiry = Infer<typeof CardEnquiry>;
