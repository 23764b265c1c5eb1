import type { ChargeType } from "../domain/chargeTypes.ts";
import { assessmentSearch } from "./assessment/search.ts";
import type { ChargeSearch } from "./charge.ts";
import { compoundSearch } from "./compound/search.ts";
import { licenseSearch } from "./license/search.ts";
import { marketSearch } from "./market/search.ts";
import { parkingSearch } from "./parking/search.ts";

/** Apart from the charges themselves (index.ts), whose records and prices the search's form can be drawn without. */
const SEARCHES: Readonly<Record<ChargeType, ChargeSearch | undefined>> = {
  assessment: assessmentSearch,
  compound: compoundSearch,
  license: licenseSearch,
  market: marketSearch,
  parking: parkingSearch,
  local_government_charge: undefined,
};

/** How records of a charge type are searched for; undefined for one that is a form. */
export function searchOf(type: ChargeType): ChargeSearch | undefined {
  return SEARCHES[type];
}
