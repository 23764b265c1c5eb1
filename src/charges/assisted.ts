import type { ChargeType } from "../domain/chargeTypes.ts";

/**
 * The charge types that the Covid-19 assistance package can reduce: those whose service line has a field for the reduction (rule
 * 3.7). Compounds and stalls have no such field. A parking reload is the citizen's own money. The discount of a local-government
 * charge is 0 (rule 9.7).
 *
 * This is a file of its own, because the home page shows the package before it needs the charges' rules (index.ts).
 */
export const ASSISTED_TYPES = ["assessment", "license"] as const satisfies readonly ChargeType[];

export type AssistedType = (typeof ASSISTED_TYPES)[number];

const PARTS: Readonly<Record<AssistedType, string>> = {
  assessment: "charges.assessment.assisted",
  license: "charges.license.assisted",
};

/** The translation key of the part that the package reduces. */
export function assistedPart(type: AssistedType): string {
  return PARTS[type];
}
