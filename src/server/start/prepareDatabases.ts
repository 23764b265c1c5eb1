import { type AdminCredentials, keepFirstAdmin } from "../accounts/firstAdmin.ts";
import { COUCHDB_HASHING } from "../accounts/passwords.ts";
import { systemRandom } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import { migrate, requireKnownFormat } from "../databases/dataFormat.ts";
import { EMAIL_VIEW } from "../databases/views.ts";
import type { Log } from "../log.ts";
import { repairSettlements } from "../payments/settlePayment.ts";
import type { Demonstration } from "./serverOptions.ts";

/** The settings for the work on the databases before the first call. */
export interface Preparation {
  readonly admin: AdminCredentials | undefined;
  readonly addRecords: Demonstration["addRecords"] | undefined;
}

/**
 * Adds the demonstration's records, migrates the data to this version's format, creates the first administrator, builds an
 * index, and completes the settlements that a crash interrupted.
 */
export async function prepareDatabases(
  databases: Databases,
  { admin, addRecords }: Preparation,
  log: Log,
): Promise<void> {
  const format = await requireKnownFormat(databases.metadata);
  await addRecords?.(databases, format);
  await migrate(databases, log);
  if (admin) await keepFirstAdmin(databases.users, { hashing: COUCHDB_HASHING, random: systemRandom }, admin);
  // builds the index now, so that the first history need not wait for it
  await databases.all_payments.view(EMAIL_VIEW, []);
  const repaired = await repairSettlements(databases, log);
  if (repaired > 0) log({ event: "settlements_repaired", count: repaired });
}
