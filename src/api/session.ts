import { create, is } from "superstruct";
import { DEFAULT_DATABASE_PATH, databasePath } from "../domain/databasePath.ts";
import { ONLINE_MACHINE } from "../domain/onlineMachine.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { loggedInAnswer, sessionAnswer } from "./schemas/session.ts";

/** The logged-in user (rule 3.1). */
export interface Session {
  /** The e-mail address. */
  readonly name: string;
  readonly roles: readonly string[];
  /** A10 for the online channel, unless the user's record has another. */
  readonly machine_id: string;
  /** The fields of the user's record, once it is loaded. Users of the central team may lack them. */
  readonly full_name?: string | undefined;
  readonly ic_num?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * The path of {database}/_session on the portal's own origin (rule 7.1). The server writes it into the page unless it is the
 * default. An invalid path counts as absent.
 */
function sessionPath(): string {
  const configured = typeof document === "undefined" ? undefined : document.documentElement.dataset.database;
  return `${is(configured, databasePath) ? configured : DEFAULT_DATABASE_PATH}/_session`.slice(1);
}

/**
 * POST {database}/_session.
 * @param client must accept the session's cookie
 * @throws PortalError, `refused` with `auth_error` for a wrong name or password, `busy` after too many attempts
 */
export async function logIn(client: Client, name: string, password: string): Promise<Session> {
  const answer = await client.post(sessionPath(), { name, password });
  const { name: known, roles } = readAnswer(() => create(answer, loggedInAnswer));
  return { name: known, roles, machine_id: ONLINE_MACHINE };
}

/**
 * GET {database}/_session.
 * @returns null when nobody is logged in
 * @throws PortalError
 */
export async function readSession(client: Client): Promise<Session | null> {
  const answer = await client.get(sessionPath());
  const { name, roles } = readAnswer(() => create(answer, sessionAnswer)).userCtx;
  return name === null ? null : { name, roles, machine_id: ONLINE_MACHINE };
}

/** DELETE {database}/_session. @throws PortalError */
export async function logOut(client: Client): Promise<void> {
  await client.delete(sessionPath());
}
