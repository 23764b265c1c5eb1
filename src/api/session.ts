import { create, is } from "superstruct";
import { DEFAULT_DATABASE_PATH, databasePath } from "../domain/databasePath.ts";
import { ONLINE_MACHINE } from "../domain/onlineMachine.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { loggedInAnswer, sessionAnswer } from "./schemas/session.ts";

/** Who is logged in (docs/specification.md, section 3). */
export interface Session {
  /** The e-mail address. */
  readonly name: string;
  readonly roles: readonly string[];
  /** A10 unless the user has another: the online channel. */
  readonly machine_id: string;
  /** What the user's record holds besides, once it was read; a user of the central team may have told none of it. */
  readonly full_name?: string | undefined;
  readonly ic_num?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * {database}/_session, on the portal's own origin (docs/specification.md, section 7). The server says in the page where that
 * is, unless it
 * is the usual place; what is no path there counts as absent.
 */
function sessionPath(): string {
  const configured = typeof document === "undefined" ? undefined : document.documentElement.dataset.database;
  return `${is(configured, databasePath) ? configured : DEFAULT_DATABASE_PATH}/_session`.slice(1);
}

/**
 * POST {database}/_session.
 * @param client one that takes the session's cookie
 * @throws PortalError, `refused` with `auth_error` for a wrong name or password, `busy` for who guesses
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
