import type { ChargeType } from "../domain/chargeTypes.ts";

/**
 * The charge types that the Covid-19 assistance package can make cheaper: those whose service line has a field that holds the
 * reduction (docs/specification.md, section 3). Of the others a compound and a stall have none, a parking reload is the
 * citizen's own
 * money, and the discount of a local-government charge is 0 (section 9).
 *
 * Apart from the charges themselves (index.ts), since home tells of the package before it needs any of their rules.
 */
export const ASSISTED_TYPES = ["assessment", "license"] as const satisfies readonly ChargeType[];

export type AssistedType = (typeof ASSISTED_TYPES)[number];

const PARTS: Readonly<Record<AssistedType, string>> = {
  assessment: "charges.assessment.assisted",
  license: "charges.license.assisted",
};

/** What the package makes cheaper of a charge, a translation key. */
export function assistedPart(type: AssistedType): string {
  return PARTS[type];
}
