import { percentOf, type Sen } from "../domain/money.ts";
import type { AssistedType } from "./assisted.ts";
import type { ChargeTerms } from "./charge.ts";

/**
 * The Covid-19 assistance package's reduction of an amount, rounded half up to the sen. Zero while the package is off or excludes
 * this type.
 */
export function specialDiscount(type: AssistedType, amount: Sen, { assistance }: ChargeTerms): Sen {
  return percentOf(amount, assistance?.charges.includes(type) ? assistance.percent : 0);
}
