import type { Databases } from "../databases/databases.ts";
import { readVisible } from "../records/visible.ts";
import { readIssuedLicence } from "./issuedLicence.ts";
import { isStillOf, isStillPaid } from "./licenceOwner.ts";
import { type PaidRenewal, type RequestedLicence, recordIdOf } from "./paidRenewals.ts";

/** Whether the renewal's licence belongs to the present owner of the council's record, issued already or not. */
export async function isOfRecordsOwner(
  { records, digital_license }: Pick<Databases, "records" | "digital_license">,
  asked: RequestedLicence,
  renewal: PaidRenewal,
): Promise<boolean> {
  const record = await readVisible(records, recordIdOf(asked));
  if (record === undefined) return false;
  const { line } = renewal;
  const period = { year: line.renewal_year, month: line.renewal_month };
  const issued = await readIssuedLicence(digital_license, { ...asked, period });
  return issued === undefined ? isStillPaid(renewal, record) : isStillOf(issued, record);
}
