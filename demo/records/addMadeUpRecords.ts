import type { Databases } from "../../src/server/databases/databases.ts";
import { addRecords } from "../../src/server/records/storeRecords.ts";
import { addArtwork } from "../artwork/addArtwork.ts";
import { addConfiguration } from "./addConfiguration.ts";
import { addPrints } from "./addPrints.ts";
import { generateRecords } from "./generate.ts";

/** The first data format in which licences have print data. */
const WITH_PRINTS = 2;

/**
 * Adds the missing made-up records, pictures and configuration. It does not change records that a council has loaded.
 * @param format the format of the existing data
 */
export async function addMadeUpRecords({ records, metadata }: Databases, format: number): Promise<void> {
  if (format < WITH_PRINTS) await addPrints(records);
  await addRecords(records, generateRecords());
  await addArtwork(metadata);
  await addConfiguration(metadata);
}
