import { create } from "superstruct";
import { ONLINE_MACHINE } from "../domain/onlineMachine.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { enrolmentAnswer, secondFactorAnswer } from "./schemas/session.ts";
import type { Session } from "./session.ts";

/** The second step of a staff log-in. The client must send the cookie of the session that waits for it. */

export interface Enrolment {
  /** Base32, to type into an authenticator app. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly address: string;
}

/** POST /api/secondFactor/enrolment. @throws PortalError, `refused` with `user_error_relogin` after ten minutes */
export async function readEnrolment(client: Client): Promise<Enrolment> {
  const answer = await client.post("api/secondFactor/enrolment", {});
  return readAnswer(() => create(answer, enrolmentAnswer));
}

/**
 * POST /api/secondFactor.
 * @param code of the app, or a recovery code
 * @returns the session, and after an enrolment the recovery codes
 * @throws PortalError, `refused` with `invalid_code` or `user_error_relogin`, `busy` after too many wrong codes
 */
export async function showCode(
  client: Client,
  code: string,
): Promise<{ readonly session: Session; readonly recoveryCodes: readonly string[] | undefined }> {
  const answer = await client.post("api/secondFactor", { code });
  const { name, roles, recovery_codes } = readAnswer(() => create(answer, secondFactorAnswer));
  return { session: { name, roles, machine_id: ONLINE_MACHINE }, recoveryCodes: recovery_codes };
}
