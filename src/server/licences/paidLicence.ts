import type { Databases } from "../databases/databases.ts";
import type { LicenceOfPeriod } from "./issuedLicence.ts";
import { type LicenceDatabases, type LicenceReader, renewalsFor } from "./licenceReader.ts";
import { isRevoked } from "./licenceStatus.ts";
import type { PaidRenewal } from "./paidRenewals.ts";
import { isOfRecordsOwner } from "./recordsOwner.ts";

/**
 * The renewal that paid the licence of a period. Of several renewals it is the first one. A later owner who paid none of them
 * does not see an earlier owner's licence, because it shows that person's name and address.
 * @returns undefined when no payment renewed it, the reader may not see it, or its status may not proceed. The caller cannot tell
 * these cases apart
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
