/** The six kinds of dues the portal takes (docs/specification.md, sections 1 and 4). */

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
 * The charge type a URL or an attribute names, normalised as specification section 4 says
 * ("council_permit_license, trading_license and license become license").
 */
export function chargeTypeFromUrl(name: string): ChargeType | undefined {
  const trimmed = name.trim();
  return isChargeType(trimmed) ? trimmed : URL_NAMES.get(trimmed);
}
