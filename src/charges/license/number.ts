import { plainNumber } from "../plainNumber.ts";

/**
 * Licence numbers: "R1234567" of a trading licence; "201-1234", "301-1234", "901-1234" of the others (docs/specification.md,
 * section 5).
 */

/** The two registers, by the names that addresses use too (docs/specification.md, section 4). */
const LICENCE_REGISTERS = ["trading_license", "council_permit_license"] as const;

export type LicenceRegister = (typeof LICENCE_REGISTERS)[number];

/** "Trading licence numbers start with 'R'" (docs/specification.md, section 5). */
export function licenceRegister(number: string): LicenceRegister {
  return plainNumber(number).startsWith("R") ? "trading_license" : "council_permit_license";
}
