import type { CouncilCode } from "../../domain/councils.ts";
import type { LicenceKey } from "../../domain/licenceKey.ts";
import type { ServiceLine } from "../index.ts";

/** A licence that a payment renews. Its digital licence can be printed once the payment is paid. */
export interface Renewal {
  readonly council: CouncilCode;
  readonly licence: LicenceKey;
}

/** The licences that a payment's lines renew, in order. Paying arrears alone renews none. */
export function renewalsOf(lines: readonly ServiceLine[]): readonly Renewal[] {
  return lines.flatMap((line) => {
    if (line.type !== "license" || line.arrears_only) return [];
    const { council, license_no: number, renewal_year: year, renewal_month: month } = line;
    return [{ council, licence: { number, year, ...(month !== undefined && { month }) } }];
  });
}
