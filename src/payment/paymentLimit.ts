import type { Sen } from "../domain/money.ts";
import { FPX_LIMITS } from "../domain/payments/fpxLimits.ts";
import { fpxTokenOf, isFpxMethod, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

export interface PaymentLimit {
  /** In sen. */
  readonly least: Sen;
  readonly most: Sen;
  /** Undefined if one payment can pay the total. */
  readonly outside: "below" | "above" | undefined;
}

/**
 * The limits of one payment by FPX (docs/protocols.md, FPX). The page checks them before it sends anyone to the bank. Undefined
 * for a card: the limits of the card and of the acquirer are unknown to us.
 * @param total in sen
 */
export function limitOf(method: PaymentMethod, total: Sen): PaymentLimit | undefined {
  if (!isFpxMethod(method)) return undefined;
  const { least, most } = FPX_LIMITS[fpxTokenOf(method)];
  return { least, most, outside: total < least ? "below" : total > most ? "above" : undefined };
}
