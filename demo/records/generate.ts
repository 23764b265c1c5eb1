import { COUNCIL_CODES, type CouncilCode } from "../../src/domain/councils.ts";
import type { RecordDocument } from "../../src/server/records/document.ts";
import { readRecords } from "../../src/server/records/readRecords.ts";
import { assessmentBills } from "./assessments.ts";
import { compoundBills } from "./compounds.ts";
import { laterLicenceBills, licenceBills } from "./licences.ts";
import { parkingAccounts } from "./parkingAccounts.ts";
import { seededRandom } from "./random.ts";
import { marketStalls } from "./stalls.ts";

const SEED = 20_260_801;

/**
 * A council's made-up records. They are the same at each start and do not depend on other councils. The server's code reads them
 * like a council's own file.
 * @throws Error if a record breaks the rules for a council's file, which is a defect of the demo
 */
export function generateCouncilRecords(council: CouncilCode): readonly RecordDocument[] {
  const random = seededRandom(SEED + COUNCIL_CODES.indexOf(council));
  // All draw from one random sequence in this order. Add new ones at the end, so that the existing records do not change.
  const read = readRecords([
    ...assessmentBills(council, random),
    ...compoundBills(council, random),
    ...licenceBills(council, random),
    ...marketStalls(council, random),
    ...parkingAccounts(council, random),
    ...laterLicenceBills(council, random),
  ]);
  if ("problems" in read) {
    const [problem] = read.problems;
    throw new Error(
      `Made-up record ${problem?.index} is invalid: ${problem?.field} ${problem?.message}. Correct its generator.`,
    );
  }
  return read.records;
}

/** The made-up records of all councils, as documents for the database `records`. */
export function generateRecords(): readonly RecordDocument[] {
  return COUNCIL_CODES.flatMap(generateCouncilRecords);
}
