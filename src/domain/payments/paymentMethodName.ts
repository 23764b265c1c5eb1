import { bankNameOf } from "./banks.ts";
import type { FpxToken } from "./paymentMethod.ts";

/** The codes of a settled payment's `payment_method` that name a card (rule 3.18). */
export const CARD_NAMES: ReadonlyMap<string, string> = new Map([
  ["48", "Visa"],
  ["49", "Mastercard"],
]);

/**
 * The payment method on a receipt: the name of the card or the bank. An unknown code is shown unchanged.
 * @param code of a settled payment: 48, 49 or FPX's code of the buyer's bank, not the 1, 2 or 3 of the request
 * @param token selects one of the two names of a bank's code. A card has one name
 */
export function paymentMethodName(code: string, token: FpxToken): string {
  return CARD_NAMES.get(code) ?? bankNameOf(token, code);
}
