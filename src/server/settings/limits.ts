import { defaulted } from "superstruct";
import { wholeNumber } from "./structs.ts";

/** How many searches and payments one address may make in an hour. Many citizens of a mobile network share one address. */
export const limits = {
  KAUNTER_SEARCHES_PER_HOUR: defaulted(wholeNumber(1, 1_000_000), 1200),
  KAUNTER_PAYMENTS_PER_HOUR: defaulted(wholeNumber(1, 1_000_000), 240),
};
