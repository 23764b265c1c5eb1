import { define } from "superstruct";

export const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export const instant = define<string>(
  "instant",
  (value) => typeof value === "string" && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
);
