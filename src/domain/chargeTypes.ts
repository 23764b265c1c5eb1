/** The six charge types of the portal (rule 1.3). */

export const CHARGE_TYPES = [
  "assessment",
  "compound",
  "license",
  "market",
  "parking",
  "local_government_charge",
] as const;

export type ChargeType = (typeof CHARGE_TYPES)[number];

export function isChargeType(value: unknown): value is ChargeType {
  return CHARGE_TYPES.some((type) => type === value);
}

const URL_NAMES: ReadonlyMap<string, ChargeType> = new Map([
  ["council_permit_license", "license"],
  ["trading_license", "license"],
]);

/**
 * Returns the charge type that a URL or an attribute names. council_permit_license, trading_license and license all become
 * license (rules 4.10, 4.11).
 */
export function chargeTypeFromUrl(name: string): ChargeType | undefined {
  const trimmed = name.trim();
  return isChargeType(trimmed) ? trimmed : URL_NAMES.get(trimmed);
}
