import type { ChargeType } from "../domain/chargeTypes.ts";

/** Apart from the charges themselves (index.ts), since home tells of the package before it needs any of their rules. */
const PARTS: Partial<Record<ChargeType, string>> = {
  assessment: "charges.assessment.assisted",
};

/**
 * What the Covid-19 assistance package makes cheaper of a charge, a translation key; undefined where its price does not heed
 * the package.
 */
export function assistedPart(type: ChargeType): string | undefined {
  return PARTS[type];
}
