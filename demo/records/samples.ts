import type { ChargeType } from "../../src/domain/chargeTypes.ts";
import { COUNCILS, type CouncilCode, DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import { type AssessmentShape, assessmentOfShape } from "./assessments.ts";
import { unpaidCompound } from "./compounds.ts";
import { type LicenceShape, licenceOfShape } from "./licences.ts";
import { FINED_VEHICLE, STALLS_TENANT } from "./numbers.ts";
import { accountOfShape } from "./parkingAccounts.ts";
import { stallOfShape } from "./stalls.ts";

/** A number for trying the portal. It is the same at every start. */
export interface Sample {
  readonly council: CouncilCode;
  readonly charge: ChargeType;
  /** The citizen types this into the search. */
  readonly number: string;
  /** An English description for the terminal. */
  readonly shows: string;
}

/** A council's sample numbers. `npm start` prints those of the default council. */
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
  const license = (shape: LicenceShape, shows: string): Sample => ({
    council,
    charge: "license",
    number: licenceOfShape(council, shape),
    shows,
  });
  const market = (number: string, shows: string): Sample => ({ council, charge: "market", number, shows });
  const parking = (number: string, shows: string): Sample => ({ council, charge: "parking", number, shows });
  return {
    threeChoices: assessment(
      "threeChoices",
      "three ways to pay: the arrears, the current bill, the whole year",
    ),
    withLandCess: assessment("withLandCess", "with land cess"),
    settled: assessment("settled", "nothing due"),
    overTheBankMost: assessment("overTheBankMost", "more than a personal account may pay by FPX at once"),
    compound: compound(unpaidCompound(council), "one compound, by its number"),
    vehicle: compound(FINED_VEHICLE, "several compounds of one vehicle, one of them paid"),
    licence: license("arrearsAndRenewal", "a trading licence: arrears alone, or its renewal with consent"),
    earlyRenewal: license("earlyRenewal", "renewed for next year already"),
    notAllowed: license("notAllowed", "suspended: cannot be paid online"),
    risky: license("risky", "a risky trade: only its arrears can be paid"),
    several: license("several", "several licences in one: renewed at the counter"),
    billboard: license("billboard", "a billboard permit: needs no consent"),
    monthly: license("sidewalkByTheMonth", "a sidewalk permit, renewed by the month"),
    operation: license("operation", "an operasi licence with its owner's photo: can be printed"),
    operationWithoutPhoto: license(
      "operationWithoutPhoto",
      "an operasi licence without a photo: can be paid, not printed",
    ),
    marketLicence: license("market", "a market licence; a stall has the same number"),
    stall: market(stallOfShape(council, "owed"), "a stall with fees to pay"),
    settledStall: market(stallOfShape(council, "settled"), "a stall with nothing due"),
    tenant: market(STALLS_TENANT, "several stalls of one tenant, one of them paid"),
    parking: parking(accountOfShape(council, "known"), "an account to reload"),
    balanceUnknown: parking(accountOfShape(council, "balanceUnknown"), "an account with an unknown balance"),
  } as const;
}

/** Aligned lines for the terminal with the default council's numbers. */
export function describeSamples(): readonly string[] {
  const samples: readonly Sample[] = Object.values(samplesOf(DEFAULT_COUNCIL));
  const heading = `Sample numbers for ${COUNCILS[DEFAULT_COUNCIL].name} (${DEFAULT_COUNCIL}):`;
  return [
    heading,
    ...samples.map(({ charge, number, shows }) => `  ${charge.padEnd(10)}  ${number.padEnd(14)}  ${shows}`),
    "  The local-government charge (local_government_charge) is a form: it has no number.",
  ];
}
