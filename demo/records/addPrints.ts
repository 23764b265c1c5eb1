import { isDeepStrictEqual } from "node:util";
import type { DocumentStore, StoredDocument } from "../../src/server/databases/documentStore.ts";
import type { RecordDocument } from "../../src/server/records/document.ts";
import { storeRecords } from "../../src/server/records/storeRecords.ts";
import { generateRecords } from "./generate.ts";

/**
 * Adds print data to made-up licences of an older data format, which had none. It does not change a record that a council has
 * loaded under the same id.
 */
export async function addPrints(records: DocumentStore): Promise<void> {
  const licences = generateRecords().filter(({ print }) => print !== undefined);
  for (const licence of licences) {
    const stored = await records.read(licence._id);
    if (stored !== undefined && isWithoutPrint(stored, licence)) await storeRecords(records, [licence]);
  }
}

function isWithoutPrint({ _rev, ...stored }: StoredDocument, licence: RecordDocument): boolean {
  const { print: _print, photo: _photo, ...fields } = licence;
  return isDeepStrictEqual(stored, fields);
}
