import type { Sen } from "../domain/money.ts";
import { FPX_LIMITS } from "../domain/payments/fpxLimits.ts";
import { fpxTokenOf, isFpxMethod, type PaymentMethod } from "../domain/payments/paymentMethod.ts";

export interface PaymentLimit {
  /** In sen. */
  readonly least: Sen;
  readonly most: Sen;
  /** Where the total lies, when it cannot be paid at once. */
  readonly outside: "below" | "above" | undefined;
}

/**
 * What a method can pay at once, told before anyone is sent to the bank (docs/protocols.md, FPX). Undefined of a card, whose
 * limits are its
 * holder's and the acquirer's: nobody tells us.
 * @param total in sen
 */
export function limitOf(method: PaymentMethod, total: Sen): PaymentLimit | undefined {
  if (!isFpxMethod(method)) return undefined;
  const { least, most } = FPX_LIMITS[fpxTokenOf(method)];
  return { least, most, outside: total < least ? "below" : total > most ? "above" : undefined };
}
