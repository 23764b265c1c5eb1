import { COUNCIL_CODES, type CouncilCode } from "../../src/domain/councils.ts";

/** The made-up numbers of a council's bills, in the forms that are printed on them. `place` is from 1 to 999. */

/** Two digits that tell a council's numbers from another's: 11 to 33. */
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

/** A vehicle that every council has fined, more than once. */
export const FINED_VEHICLE = "SAB1234A";
