import { atLeastNothing } from "../../domain/money.ts";
import type { Agreement } from "../agreement.ts";
import type { LicenseRecord } from "./license.ts";

/** The balance may be below zero, when the council owes. */
export const licenseAgreement: Agreement<LicenseRecord> = {
  neverNegative: ({ arrears }) => ({ arrears }),
  rules: ({ arrears, balance }) => [
    [arrears > atLeastNothing(balance), "arrears", "must not be more than balance, which it is a part of"],
  ],
};
