import type { FpxMessages, FpxValues } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import { sealMessage } from "../../../src/server/gateways/fpx/protocol/messages.ts";
import type {
  AuthorizationRequest,
  StatusEnquiry,
} from "../../../src/server/gateways/fpx/protocol/schemas.ts";
import { findBank } from "./banks.ts";
import type { Exchange } from "./exchange.ts";
import { debitCodeNow, type Transaction } from "./transaction.ts";

/** PayNet's test buyer. The spaces, brackets and ampersand reveal a merchant that decodes a value twice. */
const TEST_BUYER = "N@ME()/ .-&BUYER";

/** The signed AC about a transaction at this time. */
export function confirm(exchange: Exchange, transaction: Transaction): FpxMessages["AC"] {
  const code = debitCodeNow(transaction, exchange.clock.now(), exchange.delays.late);
  return confirmCode(exchange, transaction.request, code, transaction);
}

/**
 * A signed AC with this debit code and the values of a request or an enquiry.
 * @param known the transaction's number and time. Both are empty if the exchange knows no such transaction
 */
export function confirmCode(
  exchange: Pick<Exchange, "banks" | "keys">,
  asked: AuthorizationRequest | StatusEnquiry,
  code: string,
  known: Pick<Transaction, "fpxTxnId" | "fpxTxnTime"> = { fpxTxnId: "", fpxTxnTime: "" },
): FpxMessages["AC"] {
  const approved = code === "00";
  const authorization = approved ? known.fpxTxnId.slice(-8) : "";
  const values: FpxValues<"AC"> = {
    fpx_buyerBankBranch: findBank(exchange.banks, asked.fpx_msgToken, asked.fpx_buyerBankId)?.name ?? "",
    fpx_buyerBankId: asked.fpx_buyerBankId,
    fpx_buyerIban: asked.fpx_buyerIban,
    fpx_buyerId: asked.fpx_buyerId,
    fpx_buyerName: asked.fpx_buyerName || (approved ? TEST_BUYER : ""),
    fpx_creditAuthCode: approved ? "00" : "",
    fpx_creditAuthNo: authorization,
    fpx_debitAuthCode: code,
    fpx_debitAuthNo: authorization,
    fpx_fpxTxnId: known.fpxTxnId,
    fpx_fpxTxnTime: known.fpxTxnTime,
    fpx_makerName: asked.fpx_makerName,
    fpx_msgToken: asked.fpx_msgToken,
    fpx_sellerExId: asked.fpx_sellerExId,
    fpx_sellerExOrderNo: asked.fpx_sellerExOrderNo,
    fpx_sellerId: asked.fpx_sellerId,
    fpx_sellerOrderNo: asked.fpx_sellerOrderNo,
    fpx_sellerTxnTime: asked.fpx_sellerTxnTime,
    fpx_txnAmount: asked.fpx_txnAmount,
    fpx_txnCurrency: asked.fpx_txnCurrency,
  };
  return sealMessage("AC", values, exchange.keys.privateKey);
}
