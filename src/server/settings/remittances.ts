import { defaulted } from "superstruct";
import { wholeNumber } from "./structs.ts";

/** The reports to the councils. */
export const remittances = {
  /** The hour of the day in Malaysia at which the server closes the day before. */
  KAUNTER_REMITTANCE_HOUR: defaulted(wholeNumber(0, 23), 2),
};
