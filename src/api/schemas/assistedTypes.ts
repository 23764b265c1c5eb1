import { chargeOfType } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { type Configuration, refusalOf } from "./configuration.ts";

/**
 * The charge types that the Covid-19 assistance package makes cheaper, at one council or more: those that the configuration
 * names and whose price heeds it.
 */
export function assistedTypes(configuration: Configuration): readonly ChargeType[] {
  const { active, percent, charges } = configuration.assistance;
  if (!active || percent === 0) return [];
  return charges.filter(
    (type) =>
      chargeOfType(type).assistedPart !== undefined &&
      COUNCIL_CODES.some((council) => refusalOf(configuration, council, type) === undefined),
  );
}
