import type { CouncilCode } from "../../src/domain/councils.ts";
import { samplesOf } from "./samples.ts";

/** Numbers of a council's made-up records. A citizen who types one of them finds it. */
export function examplesOf(council: CouncilCode) {
  const { threeChoices, compound, licence, stall, parking } = samplesOf(council);
  return {
    assessment: threeChoices.number,
    compound: compound.number,
    license: licence.number,
    market: stall.number,
    parking: parking.number,
  };
}
