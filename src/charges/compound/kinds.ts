import type { CompoundCategory, CompoundType } from "../../domain/compounds.ts";

/**
 * The category of each compound type. The specification lists both but not their pairs (rule 3.17). A deployment with other
 * records needs to change only this table.
 */
export const CATEGORY_OF: Readonly<Record<CompoundType, CompoundCategory>> = {
  individual: "individual-enforcement",
  health_individual: "individual-health",
  trading: "trading-enforcement",
  health_trading: "trading-health",
  citycontrol: "seizure-enforcement",
  vehicle: "vehicle-enforcement",
};
