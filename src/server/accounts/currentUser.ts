import { isStaff } from "../../domain/roles.ts";
import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { rolesOf } from "./roles.ts";
import { readSession, type Session } from "./sessions.ts";
import { findUser, type User } from "./users.ts";

/** The caller in the form of CouchDB's `userCtx`. The name is null without a login. */
export interface UserContext {
  readonly name: string | null;
  readonly roles: readonly string[];
}

const NOBODY: UserContext = { name: null, roles: [] };

/**
 * The user of the session cookie, or undefined. The server reads the user at each call, so a removed role, a deleted user, a changed
 * password and a reset second factor take effect at once. A member of the staff counts as logged in only after the second factor.
 */
export async function readUser(services: AccountServices, context: Context): Promise<User | undefined> {
  const presented = await readPresented(services, context);
  return presented === undefined || presented.waits ? undefined : presented.user;
}

interface Presented {
  readonly user: User;
  readonly session: Session;
  readonly token: string;
  /** Whether the session waits for the second factor. */
  readonly waits: boolean;
}

/** The session of the cookie with its user, also while it waits for the second factor. */
export async function readPresented(
  services: AccountServices,
  context: Context,
): Promise<Presented | undefined> {
  const token = services.accounts.cookie.read(context);
  const session = token && (await readSession(services.databases.handles, token, services.clock.now()));
  if (!session) return undefined;
  const user = await findUser(services.databases.users, session.name);
  if (user?.salt !== session.password_salt) return undefined;
  const isShown = user.second_factor !== undefined && session.second_factor === user.second_factor.id;
  return { user, session, token, waits: isStaff(rolesOf(user, services.admin)) && !isShown };
}

export async function readUserContext(services: AccountServices, context: Context): Promise<UserContext> {
  const user = await readUser(services, context);
  return user === undefined ? NOBODY : { name: user.name, roles: rolesOf(user, services.admin) };
}
