import type { ChargeType } from "../domain/chargeTypes.ts";
import { assessmentSearch } from "./assessment/search.ts";
import type { ChargeSearch } from "./charge.ts";
import { compoundSearch } from "./compound/search.ts";
import { licenseSearch } from "./license/search.ts";
import { marketSearch } from "./market/search.ts";
import { parkingSearch } from "./parking/search.ts";

/** A file of its own, so that the search form loads without the charges' records and prices (index.ts). */
const SEARCHES: Readonly<Record<ChargeType, ChargeSearch | undefined>> = {
  assessment: assessmentSearch,
  compound: compoundSearch,
  license: licenseSearch,
  market: marketSearch,
  parking: parkingSearch,
  local_government_charge: undefined,
};

/** How to search for records of a charge type. Undefined for a form. */
export function searchOf(type: ChargeType): ChargeSearch | undefined {
  return SEARCHES[type];
}
