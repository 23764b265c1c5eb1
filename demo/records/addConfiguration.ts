import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import { CONFIGURATION } from "../../src/server/configuration/readConfiguration.ts";
import type { DocumentStore } from "../../src/server/databases/documentStore.ts";
import { examplesOf } from "./exampleNumbers.ts";

/** Configures the examples of all councils, unless somebody configured the portal already. */
export async function addConfiguration(metadata: DocumentStore): Promise<void> {
  const councils = COUNCIL_CODES.map((code) => [code, { examples: examplesOf(code) }]);
  await metadata.write({ _id: CONFIGURATION, councils: Object.fromEntries(councils) });
}
