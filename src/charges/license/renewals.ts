import type { CouncilCode } from "../../domain/councils.ts";
import type { LicenceKey } from "../../domain/licenceKey.ts";
import type { ServiceLine } from "../index.ts";
import type { LicenseLine } from "./license.ts";

/** A licence that a payment renews. Its digital licence can be printed once the payment is paid. */
export interface Renewal {
  readonly council: CouncilCode;
  readonly licence: LicenceKey;
}

/** Paying arrears alone renews no licence. */
export function isRenewal(line: ServiceLine): line is LicenseLine {
  return line.type === "license" && !line.arrears_only;
}

/** The licences that a payment's lines renew, in order. */
export function renewalsOf(lines: readonly ServiceLine[]): readonly Renewal[] {
  return lines.flatMap((line) => renewalOf(line) ?? []);
}

/** The licence that a line renews. Undefined if it renews none. */
export function renewalOf(line: ServiceLine): Renewal | undefined {
  if (!isRenewal(line)) return undefined;
  const { council, license_no: number, renewal_year: year, renewal_month: month } = line;
  return { council, licence: { number, year, ...(month !== undefined && { month }) } };
}
