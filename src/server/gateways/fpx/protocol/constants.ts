/** The fpx_version of every message that has one. */
export const FPX_VERSION = "7.0";

export const FPX_CURRENCY = "MYR";

/** FPX's paths below its origin (docs/protocols.md, FPX). */
export const FPX_PATHS = {
  authorization: "/FPXMain/seller2DReceiver.jsp",
  statusEnquiry: "/FPXMain/sellerNVPTxnStatus.jsp",
  bankList: "/FPXMain/RetrieveBankList",
  terms: "/FPXMain/termsAndConditions.jsp",
} as const;

/** The server answers a trusted direct AC with exactly this plain text (docs/protocols.md, FPX). */
export const DIRECT_ACKNOWLEDGEMENT = "OK";
