import { percentOf, type Sen } from "../domain/money.ts";
import type { AssistedType } from "./assisted.ts";
import type { ChargeTerms } from "./charge.ts";

/**
 * What the Covid-19 assistance package takes off an amount of this charge type, rounded half up to the sen; nothing where the
 * package is off or does not touch the type.
 */
export function specialDiscount(type: AssistedType, amount: Sen, { assistance }: ChargeTerms): Sen {
  return percentOf(amount, assistance?.charges.includes(type) ? assistance.percent : 0);
}
