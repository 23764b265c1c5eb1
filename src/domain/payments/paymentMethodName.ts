import { bankNameOf } from "./banks.ts";
import type { FpxToken } from "./paymentMethod.ts";

/** The codes of a settled payment's `payment_method` that name a card (docs/specification.md, section 3). */
export const CARD_NAMES: ReadonlyMap<string, string> = new Map([
  ["48", "Visa"],
  ["49", "Mastercard"],
]);

/**
 * What a receipt shows as the way of payment: the card's name, or the bank's; a code that nobody knows is shown itself.
 * @param code of a settled payment: 48, 49 or FPX's code of the buyer's bank, not the 1, 2 or 3 it was asked with
 * @param token which of a bank code's two names is meant; a card has one
 */
export function paymentMethodName(code: string, token: FpxToken): string {
  return CARD_NAMES.get(code) ?? bankNameOf(token, code);
}
