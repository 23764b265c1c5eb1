import { type Sen, sen } from "../../../../domain/money.ts";

/** The version every message of this exchange names. */
export const FPX_VERSION = "7.0";

export const FPX_CURRENCY = "MYR";

/** fpx_msgToken: 01 individuals (B2C), 02 companies (B2B1). The simulator and the portal serve these two. */
export const FPX_TOKENS = ["01", "02"] as const;

export type FpxToken = (typeof FPX_TOKENS)[number];

/** Paths of the exchange, below its origin (protocol facts 1.1). */
export const FPX_PATHS = {
  authorization: "/FPXMain/seller2DReceiver.jsp",
  statusEnquiry: "/FPXMain/sellerNVPTxnStatus.jsp",
  bankList: "/FPXMain/RetrieveBankList",
  terms: "/FPXMain/termsAndConditions.jsp",
} as const;

/** What FPX takes in one payment, both ends included, in sen (protocol facts 1.3). */
export const FPX_AMOUNT_LIMITS: Readonly<Record<FpxToken, { minimum: Sen; maximum: Sen }>> = {
  "01": { minimum: sen(1_00), maximum: sen(30_000_00) },
  "02": { minimum: sen(2_00), maximum: sen(1_000_000_00) },
};

/** What a merchant answers to a direct AC that it trusts: exactly this, as plain text (protocol facts 1.6). */
export const DIRECT_ACKNOWLEDGEMENT = "OK";
