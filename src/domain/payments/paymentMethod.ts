/** How a citizen pays: 1, the default, is FPX from a person's account, 2 from a company's, 3 is card. */
export const PAYMENT_METHODS = ["1", "2", "3"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD = "1" satisfies PaymentMethod;

/** The methods that are a transfer from a bank, by FPX. */
const FPX_METHODS = ["1", "2"] as const satisfies readonly PaymentMethod[];

export type FpxMethod = (typeof FPX_METHODS)[number];

/** Whether the citizen pays by a transfer from a bank; a card is the rest. */
export function isFpxMethod(method: PaymentMethod): method is FpxMethod {
  return method !== "3";
}

/** FPX's message token: 01 a person's account (B2C), 02 a company's (B2B1). */
export const FPX_TOKENS = ["01", "02"] as const;

export type FpxToken = (typeof FPX_TOKENS)[number];

export function fpxTokenOf(method: FpxMethod): FpxToken {
  return method === "1" ? "01" : "02";
}

/** For how many days a company's payment may wait for its approver: FPX 99 (docs/protocols.md, FPX). */
export const FPX_APPROVAL_DAYS = 7;
