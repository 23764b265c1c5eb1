/**
 * The six compound types and the category each is filed under. The specification names both lists and not their pairs
 * (section 3); a deployment whose records differ changes this table alone.
 */

export const COMPOUND_TYPES = [
  "individual",
  "health_individual",
  "trading",
  "health_trading",
  "citycontrol",
  "vehicle",
] as const;

export type CompoundType = (typeof COMPOUND_TYPES)[number];

export const COMPOUND_CATEGORIES = [
  "individual-enforcement",
  "individual-health",
  "trading-enforcement",
  "trading-health",
  "seizure-enforcement",
  "vehicle-enforcement",
  "inventory",
  "service",
] as const;

export type CompoundCategory = (typeof COMPOUND_CATEGORIES)[number];

export const CATEGORY_OF: Readonly<Record<CompoundType, CompoundCategory>> = {
  individual: "individual-enforcement",
  health_individual: "individual-health",
  trading: "trading-enforcement",
  health_trading: "trading-health",
  citycontrol: "seizure-enforcement",
  vehicle: "vehicle-enforcement",
};
