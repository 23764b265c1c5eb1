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
