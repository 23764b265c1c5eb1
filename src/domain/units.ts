/** What charges are counted and measured in (specification, section 3). */
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

export type Unit = (typeof UNITS)[number];
