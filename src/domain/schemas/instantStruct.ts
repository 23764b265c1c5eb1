import { kind } from "./limits.ts";

export const instant = kind<string>(
  "instant",
  { pattern: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, format: "date-time", note: "in UTC" },
  (text) => !Number.isNaN(Date.parse(text)),
);
