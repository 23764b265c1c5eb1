import { type Configuration, configurationDocument } from "../../../src/api/schemas/configuration.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";

export const CONFIGURATION = "configuration";

/**
 * The document metadata/configuration with its defaults filled in; all defaults when there is none.
 * @throws StoredDataError when an operator wrote what it may not hold: then nothing is sold
 */
export async function readConfiguration(metadata: DocumentStore): Promise<Configuration> {
  return readStored((await metadata.read(CONFIGURATION)) ?? {}, configurationDocument);
}
