import type { ChargeType } from "../domain/chargeTypes.ts";
import type { FormRules } from "./charge.ts";
import type { CartItem } from "./index.ts";
import { localGovernmentForm } from "./local_government_charge/form.ts";

/** A file of its own, so that a page shows bills without the forms (index.ts). */
const FORMS: Readonly<Record<ChargeType, FormRules<CartItem> | undefined>> = {
  assessment: undefined,
  compound: undefined,
  license: undefined,
  market: undefined,
  parking: undefined,
  local_government_charge: localGovernmentForm,
};

/** The form of a charge type. Undefined for a type with records. */
export function formOf(type: ChargeType): FormRules<CartItem> | undefined {
  return FORMS[type];
}
