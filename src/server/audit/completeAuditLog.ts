import { COUNCIL_CODES } from "../../domain/councils.ts";
import { findUser } from "../accounts/users.ts";
import type { Clock } from "../clock.ts";
import { keepChange, noteChanges } from "../configuration/changes.ts";
import { CONFIGURATION } from "../configuration/readConfiguration.ts";
import { councilPrintId } from "../councils/councilPrint.ts";
import type { Databases } from "../databases/databases.ts";
import { STAFF_VIEW } from "../databases/views.ts";
import { noteKeyActs } from "../remittances/councilKeys.ts";
import { noteRecorded } from "./auditLog.ts";

/** Acts before this many milliseconds ago have their entry. */
const RECENT = 7 * 24 * 60 * 60_000;

/**
 * Adds the entries that a crash kept out of the audit log, of acts that the changed documents hold: changes of users, of the
 * configuration, of the councils' data and of their keys.
 */
export async function completeAuditLog(
  databases: Pick<Databases, "audit" | "users" | "metadata" | "handles">,
  clock: Clock,
): Promise<void> {
  const { users, metadata } = databases;
  const since = new Date(clock.now().getTime() - RECENT).toISOString();
  for (const { key } of (await users.rows(STAFF_VIEW)).rows) {
    const last = (await findUser(users, String(key)))?.last_act;
    if (last !== undefined && last.at >= since) await noteRecorded(databases, last);
  }
  await keepChange(metadata, (await metadata.read(CONFIGURATION))?.last_change);
  await noteChanges(databases, since);
  for (const council of COUNCIL_CODES) {
    await keepChange(metadata, (await metadata.read(councilPrintId(council)))?.last_change, council);
    await noteChanges(databases, since, council);
    await noteKeyActs(databases, council, since);
  }
}
