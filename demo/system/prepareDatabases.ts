import { addArtwork } from "../artwork/addArtwork.ts";
import { type AdminCredentials, keepFirstAdmin } from "../backend/accounts/firstAdmin.ts";
import { COUCHDB_HASHING } from "../backend/accounts/passwords.ts";
import { migrate } from "../backend/databases/dataFormat.ts";
import type { Databases } from "../backend/databases/openDatabases.ts";
import { EMAIL_VIEW, SEARCH_KEY_VIEW } from "../backend/databases/views.ts";
import type { Log } from "../backend/log.ts";
import { repairSettlements } from "../backend/payments/repairSettlements.ts";
import { systemRandom } from "../backend/random.ts";
import { generateRecords } from "../records/generate.ts";
import { addRecords } from "../records/storeRecords.ts";

/**
 * What is done to the databases before the first call: the data's format, the administrator, the made-up bills, the indexes, and
 * what a crash left unfinished.
 * @param wanted `isDemo`: money is made up, and bills are as well
 */
export async function prepareDatabases(
  databases: Databases,
  wanted: { readonly admin: AdminCredentials | undefined; readonly isDemo: boolean },
  log: Log,
): Promise<void> {
  const { admin, isDemo } = wanted;
  await migrate(databases, log);
  if (admin) await keepFirstAdmin(databases.users, { hashing: COUCHDB_HASHING, random: systemRandom }, admin);
  // made-up bills are for made-up money, never the real exchange's; records that a council has loaded stay as they are
  if (isDemo) {
    await addRecords(databases.records, generateRecords());
    await addArtwork(databases.metadata);
  }
  // the first search and the first history would wait for their indexes otherwise
  await databases.records.view(SEARCH_KEY_VIEW, []);
  await databases.all_payments.view(EMAIL_VIEW, []);
  const repaired = await repairSettlements(databases, log);
  if (repaired > 0) log({ event: "settlements_repaired", count: repaired });
}
