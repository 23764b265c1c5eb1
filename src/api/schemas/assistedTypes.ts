import type { AssistedType } from "../../charges/assisted.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import type { Configuration } from "./configuration.ts";
import { refusalOf } from "./takenCharges.ts";

/**
 * The charge types that the Covid-19 assistance package makes cheaper, at one council or more.
 */
export function assistedTypes(configuration: Configuration): readonly AssistedType[] {
  const { active, percent, charges } = configuration.assistance;
  if (!active || percent === 0) return [];
  return charges.filter((type) =>
    COUNCIL_CODES.some((council) => refusalOf(configuration, council, type) === undefined),
  );
}
