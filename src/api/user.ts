import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type OwnRecord, ownRecord, type UserUpdate } from "./schemas/user.ts";

/** Calls for a user's own record. The client must send the session's cookie. */

/**
 * Reads a user's own record: /_users/org.couchdb.user:{email} through /api/query (rule 7.5).
 * @param email the session's name
 * @throws PortalError, `refused` with `user_error_relogin` when the session has ended
 */
export async function readUser(client: Client, email: string): Promise<OwnRecord> {
  const answer = await client.query(`/_users/org.couchdb.user:${email}`);
  return readAnswer(() => mask(answer, ownRecord));
}

/**
 * POST /updateUser: changes the logged-in user's record (rule 7.9). A new password requires the current one, and ends the user's
 * other sessions.
 * @returns the updated record
 * @throws PortalError, `refused` with `no_changes`, with `auth_error` for a wrong current password, or with `user_error_relogin`;
 * `busy` after too many attempts
 */
export async function updateUser(client: Client, changes: UserUpdate): Promise<OwnRecord> {
  const answer = await client.post("updateUser", changes);
  return readAnswer(() => mask(answer, ownRecord));
}
