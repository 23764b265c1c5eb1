/** Lists of the specification (section 3) whose values nothing in the portal holds so far. */

export const GENDERS = ["female", "male"] as const;

/** What an identity number is of. new_id is the NRIC, the only one with a form of its own (identityNumber.ts). */
export const IDENTITY_TYPES = ["army_id", "new_id", "old_id", "passport_id", "police_id"] as const;

export const DISCOUNT_METHODS = ["direct", "percentage"] as const;

/** The coarser four. Named groups, since `category` already names the eight (compounds.ts). */
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
