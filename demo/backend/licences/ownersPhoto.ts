import { PICTURE } from "../../records/photo.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { readIssuedLicence } from "./issuedLicence.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { type AskedLicence, type PaidRenewal, recordIdOf } from "./paidRenewals.ts";

type PhotoDatabases = LicenceDatabases & Pick<Databases, "digital_license">;

/**
 * The photo of the licence's owner, for who paid a renewal of any period and for the owner: not that of a later owner, for who
 * paid for the one before.
 * @returns undefined where there is none to see
 */
export async function ownersPhoto(
  databases: PhotoDatabases,
  reader: LicenceReader,
  asked: AskedLicence,
): Promise<Uint8Array | undefined> {
  const shown = await renewalsFor(databases, reader, asked);
  if (shown === undefined) return undefined;
  const paid = await Promise.all(shown.own.map((renewal) => isOfOwner(databases, asked, renewal)));
  if (!shown.isOwner && !paid.includes(true)) return undefined;
  return await databases.records.readAttachment(recordIdOf(asked), PICTURE);
}

/** Whether what the renewal issued is still the owner's; what was not issued yet is whoever's the record is. */
async function isOfOwner(
  { records, digital_license }: PhotoDatabases,
  asked: AskedLicence,
  { line }: PaidRenewal,
): Promise<boolean> {
  const period = { year: line.renewal_year, month: line.renewal_month };
  const issued = await readIssuedLicence(digital_license, { ...asked, period });
  return issued === undefined || issued.owner === (await records.read(recordIdOf(asked)))?.ic_no;
}
