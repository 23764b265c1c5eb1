import type { Databases } from "../../src/server/databases/databases.ts";
import { addRecords } from "../../src/server/records/storeRecords.ts";
import { addArtwork } from "../artwork/addArtwork.ts";
import { addPrints } from "./addPrints.ts";
import { generateRecords } from "./generate.ts";

/** The data's format since which a licence says what is printed of it. */
const WITH_PRINTS = 2;

/**
 * Adds the made-up records and pictures that are not there. Records that a council has loaded stay as they are.
 * @param format that the data were written in
 */
export async function addMadeUpRecords({ records, metadata }: Databases, format: number): Promise<void> {
  if (format < WITH_PRINTS) await addPrints(records);
  await addRecords(records, generateRecords());
  await addArtwork(metadata);
}
