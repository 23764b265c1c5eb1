import { COUNCIL_CODES, type CouncilCode } from "../../src/domain/councils.ts";
import { CONFIGURATION } from "../../src/server/configuration/readConfiguration.ts";
import type { DocumentStore } from "../../src/server/databases/documentStore.ts";
import { samplesOf } from "./samples.ts";

/** Configures the examples of all councils, unless somebody configured the portal already. */
export async function addConfiguration(metadata: DocumentStore): Promise<void> {
  const councils = COUNCIL_CODES.map((code) => [code, { examples: examplesOf(code) }]);
  await metadata.write({ _id: CONFIGURATION, councils: Object.fromEntries(councils) });
}

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
