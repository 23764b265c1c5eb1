/** The version every message of this exchange names. */
export const FPX_VERSION = "7.0";

export const FPX_CURRENCY = "MYR";

/** Paths of the exchange, below its origin (docs/protocols.md, FPX). */
export const FPX_PATHS = {
  authorization: "/FPXMain/seller2DReceiver.jsp",
  statusEnquiry: "/FPXMain/sellerNVPTxnStatus.jsp",
  bankList: "/FPXMain/RetrieveBankList",
  terms: "/FPXMain/termsAndConditions.jsp",
} as const;

/** What a merchant answers to a direct AC that it trusts: exactly this, as plain text (docs/protocols.md, FPX). */
export const DIRECT_ACKNOWLEDGEMENT = "OK";
