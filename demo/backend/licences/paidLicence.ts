import type { Databases } from "../databases/openDatabases.ts";
import type { LicenceOfPeriod } from "./issuedLicence.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { isRevoked } from "./licenceStanding.ts";
import type { PaidRenewal } from "./paidRenewals.ts";

/**
 * What paid the licence of a period: of several renewals the first that was settled.
 * @returns undefined where nothing did, for whoever may not see it, and while its status may not proceed: one answer for all
 */
export async function paidLicenceFor(
  databases: LicenceDatabases & Pick<Databases, "metadata">,
  reader: LicenceReader,
  licence: LicenceOfPeriod,
): Promise<PaidRenewal | undefined> {
  const [renewal] = (await renewalsFor(databases, reader, licence))?.all ?? [];
  return renewal === undefined || (await isRevoked(databases, licence)) ? undefined : renewal;
}
