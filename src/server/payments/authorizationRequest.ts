import { type Infer, object, string } from "superstruct";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { ringgitFromSen, type Sen } from "../../domain/money.ts";
import type { FpxToken } from "../../domain/payments/paymentMethod.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { FPX_CURRENCY, FPX_VERSION } from "../gateways/fpx/protocol/constants.ts";
import { formatFpxTime } from "../gateways/fpx/protocol/time.ts";

/** The purpose that the bank and the card gateway show. They do not learn the councils and bills. */
export const PRODUCT = "Bayaran majlis";

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

/**
 * The AR of a payment, without the buyer's name and identity number, because FPX does not need them (docs/protocols.md, FPX and
 * Card data).
 * @param email PayNet writes to it. The AR leaves out an address that FPX cannot carry
 */
export function authorizationRequest(
  seller: Seller,
  payment: {
    readonly order: OrderNumber;
    readonly amount: Sen;
    readonly token: FpxToken;
    readonly bank: string;
    readonly email: string;
    readonly at: Date;
  },
): RequestFields {
  return {
    fpx_buyerAccNo: "",
    fpx_buyerBankBranch: "",
    fpx_buyerBankId: payment.bank,
    fpx_buyerEmail: payment.email.includes("|") ? "" : payment.email,
    fpx_buyerIban: "",
    fpx_buyerId: "",
    fpx_buyerName: "",
    fpx_makerName: "",
    fpx_msgToken: payment.token,
    fpx_productDesc: PRODUCT,
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
