import { COUNCIL_CODES, type CouncilCode } from "../../src/domain/councils.ts";

/** Made-up numbers of a council's records, in the printed format. `place` is 1 to 99. */

/** Two digits for each council: 11 to 33. */
function prefix(council: CouncilCode): string {
  return String(11 + COUNCIL_CODES.indexOf(council));
}

/** Nine digits: "130045001". */
export function assessmentNumber(council: CouncilCode, place: number): string {
  return `${prefix(council)}0045${String(place).padStart(3, "0")}`;
}

/** A year, then six digits: "K26-130001". */
export function compoundNumber(council: CouncilCode, place: number): string {
  return `K26-${prefix(council)}0${String(place).padStart(3, "0")}`;
}

/** An R, then seven digits: "R1300001". */
export function tradingLicenceNumber(council: CouncilCode, place: number): string {
  return `R${prefix(council)}${String(place).padStart(5, "0")}`;
}

/** The first three digits of each series (rule 5.24: 2XX, 30X and 90X). Hawkers and dogs have their own. */
const SERIES = { permit: "201", hawker: "202", dog: "203", market: "301", openSpace: "901" } as const;

export type Series = keyof typeof SERIES;

/** "201-1301". A stall and a market licence may have the same number. The charge type distinguishes them. */
export function seriesNumber(council: CouncilCode, series: Series, place: number): string {
  return `${SERIES[series]}-${prefix(council)}${String(place).padStart(2, "0")}`;
}

/** "P130001". */
export function parkingAccountNumber(council: CouncilCode, place: number): string {
  return `P${prefix(council)}${String(place).padStart(4, "0")}`;
}

/** A vehicle with several notices at every council. */
export const FINED_VEHICLE = "SAB1234A";

/** The identity number of a tenant who has several stalls at every council. It belongs to nobody, as those of people.ts. */
export const STALLS_TENANT = "380317-49-0018";
