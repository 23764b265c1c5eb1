import { assistedPart } from "../../charges/assisted.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import type { Configuration } from "./configuration.ts";
import { refusalOf } from "./takenCharges.ts";

/**
 * The charge types that the Covid-19 assistance package makes cheaper, at one council or more: those that the configuration
 * names and whose price heeds it.
 */
export function assistedTypes(configuration: Configuration): readonly ChargeType[] {
  const { active, percent, charges } = configuration.assistance;
  if (!active || percent === 0) return [];
  return charges.filter(
    (type) =>
      assistedPart(type) !== undefined &&
      COUNCIL_CODES.some((council) => refusalOf(configuration, council, type) === undefined),
  );
}
