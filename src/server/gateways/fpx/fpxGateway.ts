import type { OrderNumber } from "../../../domain/identifiers.ts";
import { ringgitFromSen, type Sen, senFromRinggit } from "../../../domain/money.ts";
import { creditStateOf, fpxVerdict } from "../../../domain/payments/fpxResponse.ts";
import type { FpxToken } from "../../../domain/payments/paymentMethod.ts";
import { sha256 } from "../../crypto.ts";
import { encodeFormBody } from "../../http/formBody.ts";
import { type FpxPayment, isCardPayment, type Payment, referenceOf } from "../../payments/paymentDocument.ts";
import type { EnquiryReading, Gateway, GatewayAnswer } from "../gateway.ts";
import type { FpxConnection, Seller } from "./connection.ts";
import { FPX_CURRENCY, FPX_PATHS, FPX_VERSION } from "./protocol/constants.ts";
import { openMessage, sealMessage } from "./protocol/messages.ts";
import {
  type AuthorizationRequest,
  type Confirmation,
  formatFpxTime,
  parseFpxTime,
  type RequestFields,
  type StatusEnquiry,
} from "./protocol/schemas.ts";

/** FPX's part in a payment. The browser posts the AR, and the server sends the AE (docs/protocols.md, FPX). */
export function fpxGateway(fpx: FpxConnection, payment: FpxPayment): Gateway {
  return {
    name: "fpx",
    // FPX refuses a request whose time is far from its own clock
    atRedirect: (now) => ({
      ...payment,
      fpx_request: { ...payment.fpx_request, fpx_sellerTxnTime: formatFpxTime(now) },
    }),
    form: () => ({
      origin: fpx.browserOrigin,
      path: FPX_PATHS.authorization,
      fields: sealRequest(fpx, payment.fpx_request),
    }),
    cardForm: () => undefined,
    enquiry: () => ({
      url: `${fpx.serverOrigin}${FPX_PATHS.statusEnquiry}`,
      body: encodeFormBody(sealEnquiry(fpx, payment.fpx_request)),
    }),
    fetch: fpx.fetch,
    readEnquiry: (body, now) => readEnquiry(fpx, body, now),
  };
}

function readEnquiry(fpx: FpxConnection, body: string, now: Date): EnquiryReading {
  const opened = openMessage("AC", body, fpx.certificates, now);
  if (opened.kind !== "message") {
    const why = opened.kind === "unverified" ? opened.reason : opened.kind;
    return { kind: "nothing", event: "fpx_answer_unverified", details: { why } };
  }
  return { kind: "answer", answer: fpxAnswer(opened.message) };
}

/**
 * Signs the AR of a stored request. The server signs stored requests only (rule 7.19).
 * @throws FpxFieldError when a stored value breaks FPX's field rules
 */
export function sealRequest(fpx: FpxConnection, request: RequestFields): AuthorizationRequest {
  return sealMessage("AR", valuesOf(request), fpx.keys.privateKey);
}

/**
 * Signs the AE for a stored request. It repeats all values of the AR (docs/protocols.md, FPX).
 * @throws FpxFieldError when a stored value breaks FPX's field rules
 */
function sealEnquiry(fpx: FpxConnection, request: RequestFields): StatusEnquiry {
  return sealMessage("AE", valuesOf(request), fpx.keys.privateKey);
}

function valuesOf(request: RequestFields): RequestFields & { readonly fpx_msgToken: FpxToken } {
  const { fpx_msgToken } = request;
  if (fpx_msgToken !== "01" && fpx_msgToken !== "02")
    throw new RangeError(
      "the stored FPX request has an unknown message token: restore the payment from a backup",
    );
  return { ...request, fpx_msgToken };
}

/** The server believes an answer only when these fields equal those of the request. */
const COMPARED = [
  "fpx_msgToken",
  "fpx_sellerExId",
  "fpx_sellerExOrderNo",
  "fpx_sellerId",
  "fpx_sellerOrderNo",
  "fpx_txnAmount",
  "fpx_txnCurrency",
] as const satisfies readonly (keyof RequestFields & keyof Confirmation)[];

/** Transaction Not Found: FPX answers an enquiry with this code while it does not know the payment. */
const NOT_FOUND = "76";

/** Translates a verified AC. */
export function fpxAnswer(answer: Confirmation): GatewayAnswer {
  const { fpx_debitAuthCode: debit, fpx_creditAuthCode: credit } = answer;
  const verdict = debit === NOT_FOUND ? "not_found" : fpxVerdict(debit);
  return {
    gateway: "fpx",
    order: answer.fpx_sellerExOrderNo,
    merchant: answer.fpx_sellerExId,
    amount: amountOf(answer),
    transaction: referenceOf(answer.fpx_fpxTxnId),
    digest: sha256(answer.fpx_checkSum.toUpperCase()),
    verdict,
    credit: verdict === "approved" ? creditStateOf(credit) : undefined,
    paidAt: parseFpxTime(answer.fpx_fpxTxnTime)?.toISOString(),
    authorization: referenceOf(answer.fpx_debitAuthNo),
    codes: { debit_code: debit, credit_code: credit },
    differs: (payment) => differingFields(payment, answer),
    applyDetails: (payment) =>
      isCardPayment(payment)
        ? payment
        : {
            ...payment,
            fpx_fpxTxnId: referenceOf(answer.fpx_fpxTxnId) ?? payment.fpx_fpxTxnId,
            response_code: debit,
          },
    method: (payment) => (isCardPayment(payment) ? payment.payment_method : payment.fpx_buyerBankId),
  };
}

function amountOf({ fpx_txnAmount, fpx_txnCurrency }: Confirmation): Sen | undefined {
  const isRinggit = fpx_txnCurrency === FPX_CURRENCY && /^\d{1,10}\.\d\d$/.test(fpx_txnAmount);
  return isRinggit ? senFromRinggit(fpx_txnAmount) : undefined;
}

function differingFields(payment: Payment, answer: Confirmation): readonly string[] {
  if (isCardPayment(payment)) return ["gateway"];
  return COMPARED.filter((field) => answer[field] !== payment.fpx_request[field]);
}

/** The payer's address for FPX, which cannot carry every address. Then it is empty. */
export function buyerEmail(email: string): string {
  return email.includes("|") ? "" : email;
}

/**
 * The AR of a payment, without the buyer's name and identity number, because FPX does not need them (docs/protocols.md, FPX and
 * Card data).
 * @param email PayNet writes to it
 */
export function authorizationRequest(
  seller: Seller,
  payment: {
    readonly order: OrderNumber;
    readonly amount: Sen;
    readonly token: FpxToken;
    readonly bank: string;
    readonly email: string;
    /** What is paid, as productOf describes it. */
    readonly product: string;
    readonly at: Date;
  },
): RequestFields {
  return {
    fpx_buyerAccNo: "",
    fpx_buyerBankBranch: "",
    fpx_buyerBankId: payment.bank,
    fpx_buyerEmail: buyerEmail(payment.email),
    fpx_buyerIban: "",
    fpx_buyerId: "",
    fpx_buyerName: "",
    fpx_makerName: "",
    fpx_msgToken: payment.token,
    fpx_productDesc: payment.product,
    fpx_sellerBankCode: seller.bankCode,
    fpx_sellerExId: seller.exchangeId,
    fpx_sellerExOrderNo: payment.order,
    fpx_sellerId: seller.id,
    fpx_sellerOrderNo: payment.order,
    fpx_sellerTxnTime: formatFpxTime(payment.at),
    fpx_txnAmount: ringgitFromSen(payment.amount),
    fpx_txnCurrency: FPX_CURRENCY,
    fpx_version: FPX_VERSION,
  };
}
