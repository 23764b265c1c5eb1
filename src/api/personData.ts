import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { erasureAnswer, personData } from "./schemas/personData.ts";

/** One's own data, with a client that takes the session's cookie. */

/** All of an account's payments are read for it. Milliseconds. */
const PATIENCE = 60_000;

/**
 * POST /api/person/export.
 * @returns the file to save, as it was answered: its amounts are ringgit
 * @throws PortalError, `refused` with `user_error_relogin` when the session has ended; `busy`
 */
export async function copyPersonData(client: Client): Promise<string> {
  const answer = await client.post("api/person/export", {}, { timeout: PATIENCE });
  readAnswer(() => create(answer, personData));
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

/**
 * POST /api/person/erase: the account is gone then, and nobody logged in.
 * @param password the account's
 * @returns how many payments wait for their ending with the details that they hold
 * @throws PortalError, `refused` with `auth_error` for a wrong password, `still_open` while money is under way, `role_missing` for
 *   an account of the central team, `user_error_relogin`; `busy` for who guesses
 */
export async function erasePerson(client: Client, password: string): Promise<number> {
  const answer = await client.post("api/person/erase", { password }, { timeout: PATIENCE });
  return readAnswer(() => create(answer, erasureAnswer)).waiting;
}
