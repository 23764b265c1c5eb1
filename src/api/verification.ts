import { create } from "superstruct";
import type { Language } from "../domain/language.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { doneAnswer } from "./schemas/done.ts";
import type { Channel } from "./schemas/user.ts";

/** Verification by SMS or e-mail (rules 8.28, 9.19), from the portal's own pages. */

/** The server confirms no code without the password. */
export interface Credentials {
  /** The e-mail address. */
  readonly name: string;
  readonly password: string;
}

/**
 * POST /api/verification: has a code sent, also repeatedly. Only the newest code is valid.
 * @param language of the message
 * @throws PortalError, `refused` with `sms_not_sent`, `email_not_sent`, `auth_error`, or `no_changes` for a user who needs no
 * code; `busy` with the seconds to wait
 */
export async function requestVerification(
  client: Client,
  { name, password }: Credentials,
  message: { readonly channel: Channel; readonly language: Language },
): Promise<void> {
  const answer = await client.post("api/verification", { name, password, ...message });
  readAnswer(() => create(answer, doneAnswer));
}

/**
 * POST /api/verification/confirm.
 * @param code 6 digits
 * @throws PortalError, `refused` with `invalid_code` when the code is wrong, expired or was guessed too often, or with
 * `auth_error`; `busy` with the seconds to wait
 */
export async function confirmVerification(
  client: Client,
  { name, password }: Credentials,
  code: string,
): Promise<void> {
  const answer = await client.post("api/verification/confirm", { name, password, code });
  readAnswer(() => create(answer, doneAnswer));
}
