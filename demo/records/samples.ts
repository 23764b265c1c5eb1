import type { ChargeType } from "../../src/domain/chargeTypes.ts";
import { COUNCILS, type CouncilCode, DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import { type AssessmentShape, assessmentOfShape } from "./assessments.ts";
import { unpaidCompound } from "./compounds.ts";
import { FINED_VEHICLE } from "./numbers.ts";

/** Numbers to try the portal with: the same at every start. */
export interface Sample {
  readonly council: CouncilCode;
  readonly charge: ChargeType;
  /** What to type in the search. */
  readonly number: string;
  /** What it shows, in English, for the terminal. */
  readonly shows: string;
}

/** A council's sample numbers; the default council's are printed at the start. */
export function samplesOf(council: CouncilCode) {
  const assessment = (shape: AssessmentShape, shows: string): Sample => ({
    council,
    charge: "assessment",
    number: assessmentOfShape(council, shape),
    shows,
  });
  const compound = (number: string, shows: string): Sample => ({
    council,
    charge: "compound",
    number,
    shows,
  });
  return {
    threeChoices: assessment("threeChoices", "three ways to pay: arrears, what is billed, the whole year"),
    withLandCess: assessment("withLandCess", "with land cess"),
    settled: assessment("settled", "nothing due"),
    overTheBankMost: assessment("overTheBankMost", "more than a person may pay by FPX at once"),
    compound: compound(unpaidCompound(council), "one compound, by its number"),
    vehicle: compound(FINED_VEHICLE, "several compounds of one vehicle, one of them paid"),
  } as const;
}

/** The lines that a terminal shows: the default council's numbers, aligned. */
export function describeSamples(): readonly string[] {
  const samples: readonly Sample[] = Object.values(samplesOf(DEFAULT_COUNCIL));
  const heading = `Sample numbers for ${COUNCILS[DEFAULT_COUNCIL].name} (${DEFAULT_COUNCIL}):`;
  return [
    heading,
    ...samples.map(({ charge, number, shows }) => `  ${charge.padEnd(10)}  ${number.padEnd(10)}  ${shows}`),
  ];
}
