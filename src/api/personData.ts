import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { erasureAnswer, personData } from "./schemas/personData.ts";

/** Calls for a user's own data. The client must send the session's cookie. */

/** 60 seconds in milliseconds. The server reads all payments of the account for this call. */
const PATIENCE = 60_000;

/**
 * POST /api/person/export.
 * @returns the file to save, exactly as the server sent it. Its amounts are ringgit
 * @throws PortalError, `refused` with `user_error_relogin` when the session has ended; `busy`
 */
export async function copyPersonData(client: Client): Promise<string> {
  const answer = await client.post("api/person/export", {}, { timeout: PATIENCE });
  readAnswer(() => create(answer, personData));
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

/**
 * POST /api/person/erase: erases the account and logs the user out.
 * @param password the account's
 * @returns the number of payments that keep their details until they end
 * @throws PortalError, `refused` with `auth_error` for a wrong password, `still_open` while a payment is in progress,
 * `role_missing` for an account of the central team, `user_error_relogin`; `busy` after too many attempts
 */
export async function erasePerson(client: Client, password: string): Promise<number> {
  const answer = await client.post("api/person/erase", { password }, { timeout: PATIENCE });
  return readAnswer(() => create(answer, erasureAnswer)).waiting;
}
