import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { type OwnRecord, ownRecord, type UserUpdate } from "./schemas/user.ts";

/** One's own record, with a client that takes the session's cookie. */

/**
 * Reads a user's own record: /_users/org.couchdb.user:{email} through /api/query (docs/specification.md, section 7).
 * @param email the session's name
 * @throws PortalError, `refused` with `user_error_relogin` when the session has ended
 */
export async function readUser(client: Client, email: string): Promise<OwnRecord> {
  const answer = await query(client, `/_users/org.couchdb.user:${email}`);
  return readAnswer(() => mask(answer, ownRecord));
}

/**
 * POST /updateUser: changes the record of who is logged in. Another password takes the present one, and ends every other
 * session of the user.
 * @returns the record as it stands now
 * @throws PortalError, `refused` with `no_changes`, with `auth_error` for a wrong present password, or with
 *   `user_error_relogin`; `busy` for who guesses it
 */
export async function updateUser(client: Client, changes: UserUpdate): Promise<OwnRecord> {
  const answer = await client.post("updateUser", changes);
  return readAnswer(() => mask(answer, ownRecord));
}
