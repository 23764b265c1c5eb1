/** Licence numbers: "R1234567" of a trading licence; "201-1234", "301-1234", "901-1234" of the others (specification, section 5). */

/** The number as searches, ids and carts compare it: trimmed, without dashes. */
export function normaliseLicenceNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** The two registers, by the names that addresses use too (specification, section 4). */
export const LICENCE_REGISTERS = ["trading_license", "council_permit_license"] as const;

export type LicenceRegister = (typeof LICENCE_REGISTERS)[number];

/** "Trading licence numbers start with 'R'" (specification, section 5). */
export function licenceRegister(number: string): LicenceRegister {
  return normaliseLicenceNumber(number).startsWith("R") ? "trading_license" : "council_permit_license";
}
