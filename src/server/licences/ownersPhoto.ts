import type { Databases } from "../databases/databases.ts";
import { readVisiblePhoto } from "../records/visible.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { type RequestedLicence, recordIdOf } from "./paidRenewals.ts";
import { isOfRecordsOwner } from "./recordsOwner.ts";

type PhotoDatabases = LicenceDatabases & Pick<Databases, "digital_license">;

/**
 * The photo of the licence's owner. The owner may see it, and so may the payer of a renewal of any period. The payer for an
 * earlier owner does not see a later owner's photo.
 * @returns undefined when there is no photo or the reader may not see it
 */
export async function ownersPhoto(
  databases: PhotoDatabases,
  reader: LicenceReader,
  asked: RequestedLicence,
): Promise<Uint8Array | undefined> {
  const shown = await renewalsFor(databases, reader, asked);
  if (shown === undefined) return undefined;
  const paid = await Promise.all(shown.own.map((renewal) => isOfRecordsOwner(databases, asked, renewal)));
  if (!shown.isOwner && !paid.includes(true)) return undefined;
  return await readVisiblePhoto(databases.records, recordIdOf(asked));
}
