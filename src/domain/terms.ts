import { COMPOUND_CATEGORIES, COMPOUND_GROUPS } from "./compounds.ts";
import { GENDERS } from "./gender.ts";
import { IDENTITY_TYPES } from "./identityType.ts";
import { DISCOUNT_METHODS } from "./payments/discountMethod.ts";
import { STATUSES } from "./statuses.ts";
import { UNITS } from "./units.ts";

/**
 * The enumerations whose values have a label in each language, in the texts' topic `terms`. Compound types have theirs with
 * their charge.
 */
export const TERMS = {
  compoundCategory: COMPOUND_CATEGORIES,
  compoundGroup: COMPOUND_GROUPS,
  discountMethod: DISCOUNT_METHODS,
  gender: GENDERS,
  identityType: IDENTITY_TYPES,
  status: STATUSES,
  unit: UNITS,
} as const;

export type Enumeration = keyof typeof TERMS;
export type Term<Name extends Enumeration> = (typeof TERMS)[Name][number];

/** The translation key of a value's label. */
export function termKey<Name extends Enumeration, Value extends Term<Name>>(enumeration: Name, value: Value) {
  return `terms.${enumeration}.${value}` as const;
}
