import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { Context } from "../http/context.ts";
import type { RandomBytes } from "../random.ts";
import type { Hashing } from "./passwords.ts";
import { rolesOf } from "./roles.ts";
import type { SessionCookie } from "./sessionCookie.ts";
import { readSession } from "./sessions.ts";
import { findUser } from "./users.ts";

/** What logging in takes. */
export interface AccountDesk {
  readonly databases: Pick<Databases, "users" | "handles">;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly hashing: Hashing;
  readonly cookie: SessionCookie;
  /** The name of the administrator that the settings name. */
  readonly admin: string | undefined;
}

/** Who calls, as CouchDB says it: the name is null when nobody is logged in. */
export interface UserContext {
  readonly name: string | null;
  readonly roles: readonly string[];
}

const NOBODY: UserContext = { name: null, roles: [] };

/**
 * Who calls, by the session's cookie. The user is read each time: a role that was taken away, a user that was deleted and a
 * password that was changed count at once.
 */
export async function readUserContext(desk: AccountDesk, context: Context): Promise<UserContext> {
  const token = desk.cookie.read(context);
  const session = token && (await readSession(desk.databases.handles, token, desk.clock.now()));
  if (!session) return NOBODY;
  const user = await findUser(desk.databases.users, session.name);
  return user?.salt === session.salt ? { name: user.name, roles: rolesOf(user, desk.admin) } : NOBODY;
}
