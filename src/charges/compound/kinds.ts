import type { CompoundCategory, CompoundType } from "../../domain/compounds.ts";

/**
 * The category each compound type is filed under. The specification names both lists and not their pairs (section 3); a
 * deployment whose records differ changes this table alone.
 */
export const CATEGORY_OF: Readonly<Record<CompoundType, CompoundCategory>> = {
  individual: "individual-enforcement",
  health_individual: "individual-health",
  trading: "trading-enforcement",
  health_trading: "trading-health",
  citycontrol: "seizure-enforcement",
  vehicle: "vehicle-enforcement",
};
