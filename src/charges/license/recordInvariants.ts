import { atLeastNothing } from "../../domain/money.ts";
import type { RecordInvariants } from "../recordInvariants.ts";
import type { LicenseRecord } from "./license.ts";

/** The balance may be negative, when the council owes. */
export const licenseInvariants: RecordInvariants<LicenseRecord> = {
  neverNegative: ({ arrears }) => ({ arrears }),
  rules: ({ arrears, balance }) => [
    [arrears > atLeastNothing(balance), "arrears", "must not be more than balance, which it is a part of"],
  ],
};
