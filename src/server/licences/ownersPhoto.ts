import type { Databases } from "../databases/databases.ts";
import { readVisible, readVisiblePhoto } from "../records/visible.ts";
import { lacksFact } from "./licenceFact.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { type RequestedLicence, recordIdOf } from "./paidRenewals.ts";
import { isOfRecordsOwner } from "./recordsOwner.ts";

type PhotoDatabases = LicenceDatabases & Pick<Databases, "digital_license" | "metadata">;

/**
 * The photo of the licence's owner. The owner may see it, and so may the payer of a renewal of any period. The payer for an
 * earlier owner does not see a later owner's photo. Where the council asks for a fact from the bill, the payer has given it.
 * @returns undefined when there is no photo or the reader may not see it
 */
export async function ownersPhoto(
  databases: PhotoDatabases,
  reader: LicenceReader,
  licence: RequestedLicence,
): Promise<Uint8Array | undefined> {
  const shown = await renewalsFor(databases, reader, licence);
  if (shown === undefined) return undefined;
  const paid = await Promise.all(shown.own.map((renewal) => isOfRecordsOwner(databases, licence, renewal)));
  if (!shown.isOwner && !paid.includes(true)) return undefined;
  const owner = (await readVisible(databases.records, recordIdOf(licence)))?.ic_no;
  const asking = { licence, owner: typeof owner === "string" ? owner : undefined, shown, reader };
  if (await lacksFact(databases, asking)) return undefined;
  return await readVisiblePhoto(databases.records, recordIdOf(licence));
}
