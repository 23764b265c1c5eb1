import type { AssistedType } from "../../charges/assisted.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import type { Configuration } from "./configuration.ts";
import { refusalOf } from "./takenCharges.ts";

/** The charge types that the Covid-19 assistance package reduces (rule 1.8), if at least one council accepts them now. */
export function assistedTypes(configuration: Configuration): readonly AssistedType[] {
  const { active, percent, charges } = configuration.assistance;
  if (!active || percent === 0) return [];
  return charges.filter((type) =>
    COUNCIL_CODES.some((council) => refusalOf(configuration, council, type) === undefined),
  );
}
