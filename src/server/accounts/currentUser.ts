import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { rolesOf } from "./roles.ts";
import { readSession } from "./sessions.ts";
import { findUser, type User } from "./users.ts";

/** The caller in the form of CouchDB's `userCtx`. The name is null without a login. */
export interface UserContext {
  readonly name: string | null;
  readonly roles: readonly string[];
}

const NOBODY: UserContext = { name: null, roles: [] };

/**
 * The user of the session cookie, or undefined. The server reads the user at each call, so a removed role, a deleted user and a
 * changed password take effect at once.
 */
export async function readUser(services: AccountServices, context: Context): Promise<User | undefined> {
  const token = services.accounts.cookie.read(context);
  const session = token && (await readSession(services.databases.handles, token, services.clock.now()));
  if (!session) return undefined;
  const user = await findUser(services.databases.users, session.name);
  return user?.salt === session.salt ? user : undefined;
}

export async function readUserContext(services: AccountServices, context: Context): Promise<UserContext> {
  const user = await readUser(services, context);
  return user === undefined ? NOBODY : { name: user.name, roles: rolesOf(user, services.admin) };
}
