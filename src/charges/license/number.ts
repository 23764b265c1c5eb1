import { plainNumber } from "../plainNumber.ts";

/** Licence numbers: "R1234567" for a trading licence, and "201-1234", "301-1234" or "901-1234" for others (rule 5.24). */

/** The two registers. Addresses use the same names (rule 4.10). */
const LICENCE_REGISTERS = ["trading_license", "council_permit_license"] as const;

export type LicenceRegister = (typeof LICENCE_REGISTERS)[number];

/** Numbers of trading licences start with R (rule 5.24). */
export function licenceRegister(number: string): LicenceRegister {
  return plainNumber(number).startsWith("R") ? "trading_license" : "council_permit_license";
}
