/**
 * The words that compounds are sorted by (docs/specification.md, section 3). Which type is filed where stands in
 * charges/compound.
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

/** The specification's "category values": what a record's `category` holds. */
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
