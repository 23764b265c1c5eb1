import { isMeant } from "../../charges/license/codes.ts";
import { license } from "../../charges/license/index.ts";
import type { LicenseRecord } from "../../charges/license/license.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { readLastingConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored } from "../databases/readStored.ts";
import { readVisible } from "../records/visible.ts";
import { paidRenewals, type RenewalDatabases, type RequestedLicence, recordIdOf } from "./paidRenewals.ts";
import { validityOf } from "./validity.ts";

/**
 * The current status of a digital licence. current: valid as printed. revoked: the record's status may not proceed. renewed: a
 * later licence replaces it. unknown: the council's record no longer exists.
 */
export type LicenceStatus = "current" | "revoked" | "renewed" | "unknown";

export type LicenceStatusDatabases = RenewalDatabases & Pick<Databases, "records" | "metadata">;

/**
 * @param number as printed on the licence
 * @param validUntil the licence's last valid day, YYYY-MM-DD in Malaysia
 */
export async function licenceStatus(
  databases: LicenceStatusDatabases,
  council: CouncilCode,
  number: string,
  validUntil: string,
): Promise<LicenceStatus> {
  const record = await readLicenceRecord(databases, { council, number });
  if (record === undefined) return "unknown";
  if (await isNotAllowed(databases, record)) return "revoked";
  if (record.sah_hingga > validUntil) return "renewed";
  const renewals = await paidRenewals(databases, { council, number });
  const isRenewed = renewals.some(
    ({ line }) => validityOf({ year: line.renewal_year, month: line.renewal_month }).until > validUntil,
  );
  return isRenewed ? "renewed" : "current";
}

/** Whether the record's status may not proceed (`licences.not_allowed`). */
export async function isRevoked(
  databases: Pick<Databases, "records" | "metadata">,
  asked: RequestedLicence,
): Promise<boolean> {
  const record = await readLicenceRecord(databases, asked);
  return record !== undefined && (await isNotAllowed(databases, record));
}

async function readLicenceRecord(
  { records }: Pick<Databases, "records">,
  asked: RequestedLicence,
): Promise<LicenseRecord | undefined> {
  const stored = await readVisible(records, recordIdOf(asked));
  return stored && asStored(() => license.record.read(stored));
}

async function isNotAllowed(
  { metadata }: Pick<Databases, "metadata">,
  record: LicenseRecord,
): Promise<boolean> {
  const { licences } = await readLastingConfiguration(metadata);
  return isMeant(record, licences.not_allowed);
}
