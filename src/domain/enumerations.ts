/** Enumerations of rule 3.17 that no other module of the portal uses so far. */

export const GENDERS = ["female", "male"] as const;

/**
 * The documents that an identity number can belong to. new_id is the NRIC. Only the NRIC has a fixed format (identityNumber.ts).
 */
export const IDENTITY_TYPES = ["army_id", "new_id", "old_id", "passport_id", "police_id"] as const;

export const DISCOUNT_METHODS = ["direct", "percentage"] as const;

/**
 * The four coarse groups of compounds. They are called groups because `category` already means the eight values in compounds.ts.
 */
export const COMPOUND_GROUPS = ["individual", "seizure", "vehicle", "trading"] as const;

export const UNITS = [
  "piece",
  "unit",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "kilometre",
  "metre",
  "mile",
  "kilogram",
  "gram",
  "metric_ton",
  "pound",
] as const;
