/** The payment methods: 1, the default, is FPX from a personal account, 2 is FPX from a company account, 3 is a card. */
export const PAYMENT_METHODS = ["1", "2", "3"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const DEFAULT_PAYMENT_METHOD = "1" satisfies PaymentMethod;

/** The methods that are a bank transfer by FPX. */
const FPX_METHODS = ["1", "2"] as const satisfies readonly PaymentMethod[];

export type FpxMethod = (typeof FPX_METHODS)[number];

/** Whether the method is a bank transfer. The only other method is a card. */
export function isFpxMethod(method: PaymentMethod): method is FpxMethod {
  return method !== "3";
}

/** FPX's message token: 01 for a personal account (B2C), 02 for a company account (B2B1). */
export const FPX_TOKENS = ["01", "02"] as const;

export type FpxToken = (typeof FPX_TOKENS)[number];

export function fpxTokenOf(method: FpxMethod): FpxToken {
  return method === "1" ? "01" : "02";
}

/** The days that a company's payment may wait for its approver: FPX code 99 (docs/protocols.md, FPX). */
export const FPX_APPROVAL_DAYS = 7;
