/** The types and categories of compounds (rule 3.17). charges/compound says which category each type has. */

export const COMPOUND_TYPES = [
  "individual",
  "health_individual",
  "trading",
  "health_trading",
  "citycontrol",
  "vehicle",
] as const;

export type CompoundType = (typeof COMPOUND_TYPES)[number];

/** The values of a record's `category`. */
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
