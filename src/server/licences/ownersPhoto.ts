import type { Databases } from "../databases/databases.ts";
import { PICTURE } from "../records/photo.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { type RequestedLicence, recordIdOf } from "./paidRenewals.ts";
import { isOfRecordsOwner } from "./recordsOwner.ts";

type PhotoDatabases = LicenceDatabases & Pick<Databases, "digital_license">;

/**
 * The photo of the licence's owner, for who paid a renewal of any period and for the owner: not that of a later owner, for who
 * paid for the one before.
 * @returns undefined where there is none to see
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
  return await databases.records.readAttachment(recordIdOf(asked), PICTURE);
}
