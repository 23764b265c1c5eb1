import { COUNCIL_CODES } from "../../domain/councils.ts";
import { userId } from "../accounts/users.ts";
import type { Clock } from "../clock.ts";
import { CONFIGURATION } from "../configuration/readConfiguration.ts";
import { councilPrintId } from "../councils/councilPrint.ts";
import type { Databases } from "../databases/databases.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { STAFF_VIEW } from "../databases/views.ts";
import { COUNCIL_KEYS } from "../remittances/councilKeys.ts";
import { noteLastAct } from "./auditLog.ts";
import { completePendingActs } from "./pendingActs.ts";

/**
 * Adds the entries that a crash kept out of the audit log, of the last acts that users, the configuration, the councils' data and
 * their keys hold, and of the pending acts. What an older version wrote holds none.
 * @param services `admin` is the administrator of the settings, who has no role in the database
 */
export async function completeAuditLog({
  databases,
  clock,
  admin,
}: {
  readonly databases: Databases;
  readonly clock: Clock;
  readonly admin?: string | undefined;
}): Promise<void> {
  const { users, metadata, handles } = databases;
  const staff = (await users.rows(STAFF_VIEW)).rows.map(({ key }) => String(key));
  for (const name of admin === undefined ? staff : [admin, ...staff])
    await noteLastAct(databases, await users.read(userId(name)));
  for (const id of [CONFIGURATION, ...COUNCIL_CODES.map(councilPrintId)])
    await noteLastAct(databases, await metadata.read(id));
  for await (const key of everyDocument(handles, COUNCIL_KEYS)) await noteLastAct(databases, key);
  await completePendingActs(databases, clock);
}
