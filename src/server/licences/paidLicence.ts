import type { Databases } from "../databases/databases.ts";
import type { LicenceOfPeriod } from "./issuedLicence.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { isRevoked } from "./licenceStatus.ts";
import type { PaidRenewal } from "./paidRenewals.ts";
import { isOfRecordsOwner } from "./recordsOwner.ts";

/**
 * What paid the licence of a period: of several renewals the first that was settled. To a later owner, who paid none of them, what
 * is an earlier one's is not shown: it names that person and reveals where they live.
 * @returns undefined where nothing did, for whoever may not see it, and while its status may not proceed: one answer for all
 */
export async function paidLicenceFor(
  databases: LicenceDatabases & Pick<Databases, "metadata" | "digital_license">,
  reader: LicenceReader,
  licence: LicenceOfPeriod,
): Promise<PaidRenewal | undefined> {
  const { all: [renewal] = [], own = [] } = (await renewalsFor(databases, reader, licence)) ?? {};
  if (renewal === undefined || (await isRevoked(databases, licence))) return undefined;
  const isShown = own.length > 0 || (await isOfRecordsOwner(databases, licence, renewal));
  return isShown ? renewal : undefined;
}
