import { create, mask } from "superstruct";
import type { Language } from "../domain/language.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { doneAnswer, writtenAnswer } from "./schemas/done.ts";
import { resetRecord } from "./schemas/user.ts";

/** Replaces a forgotten password with a link from an e-mail. Only the portal's own pages use these calls. */

/**
 * POST /resetPassword: requests the link. The answer is the same whether or not the address has an account.
 * @param language of the e-mail
 * @throws PortalError, `busy` after too many requests
 */
export async function requestReset(client: Client, email: string, language: Language): Promise<void> {
  const answer = await client.post("resetPassword", { type: "reset_password", email, language });
  readAnswer(() => create(answer, doneAnswer));
}

/**
 * Reads /reset_password/{id} through /api/query (rule 7.7).
 * @returns the e-mail address of the account
 * @throws PortalError, `refused` with `expired` after 24 hours, `missing` when the link was used or never existed
 */
export async function readReset(client: Client, id: string): Promise<string> {
  const answer = await client.query(`/reset_password/${id}`);
  return readAnswer(() => mask(answer, resetRecord)).email;
}

/**
 * Saves the new password: /_users/_design/backend/_update/users/{id} through /api/query. The link then stops working, and every
 * session of the user ends.
 * @throws PortalError like `readReset`
 */
export async function saveForgottenPassword(client: Client, id: string, password: string): Promise<void> {
  const answer = await client.query(`/_users/_design/backend/_update/users/${id}`, {
    payload: { password },
  });
  readAnswer(() => create(answer, writtenAnswer));
}
