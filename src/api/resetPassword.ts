import { create, mask } from "superstruct";
import type { Language } from "../domain/language.ts";
import type { Client } from "./client.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { doneAnswer, writtenAnswer } from "./schemas/done.ts";
import { resetRecord } from "./schemas/user.ts";

/** Setting a forgotten password by a link that comes by e-mail, from the portal's own pages. */

/**
 * POST /resetPassword: asks for the link. The answer is the same whether the address has an account.
 * @param language of the e-mail
 * @throws PortalError, `busy` for who asks too often
 */
export async function requestReset(client: Client, email: string, language: Language): Promise<void> {
  const answer = await client.post("resetPassword", { type: "reset_password", email, language });
  readAnswer(() => create(answer, doneAnswer));
}

/**
 * Reads /reset_password/{id} through /api/query.
 * @returns the address whose password the link sets
 * @throws PortalError, `refused` with `expired` after 24 hours, `missing` for a link that was used or never was
 */
export async function readReset(client: Client, id: string): Promise<string> {
  const answer = await query(client, `/reset_password/${id}`);
  return readAnswer(() => mask(answer, resetRecord)).email;
}

/**
 * Saves the new password with the link, which works no more then: /_users/_design/backend/_update/users/{id} through
 * /api/query. Every session of the user ends.
 * @throws PortalError, as `readReset` does
 */
export async function saveForgottenPassword(client: Client, id: string, password: string): Promise<void> {
  const answer = await query(client, `/_users/_design/backend/_update/users/${id}`, {
    payload: { password },
  });
  readAnswer(() => create(answer, writtenAnswer));
}
