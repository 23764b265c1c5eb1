import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { Context } from "../http/context.ts";
import type { Log } from "../log.ts";
import type { Outbox } from "../notifications/outbox.ts";
import type { SmsSender } from "../notifications/sms.ts";
import type { RandomBytes } from "../random.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { LoginPace } from "./loginPace.ts";
import type { oneAtATime } from "./oneAtATime.ts";
import type { Hashing } from "./passwords.ts";
import { rolesOf } from "./roles.ts";
import type { SessionCookie } from "./sessionCookie.ts";
import { readSession } from "./sessions.ts";
import { findUser, type User } from "./users.ts";

/** What accounts take. */
export interface AccountServices {
  readonly databases: Databases;
  /** The portal's own address. */
  readonly portal: string;
  /** Tells one caller from another. */
  readonly address: (context: Context) => string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly hashing: Hashing;
  /** What every hashing of a password goes through. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
  /** What everyone who gives a password goes through. */
  readonly pace: LoginPace;
  readonly limits: AccountLimits;
  /** What sends the messages; absent, no code is sent by e-mail. */
  readonly outbox: Pick<Outbox, "sendSoon"> | undefined;
  /** Absent, no SMS is sent. */
  readonly sms: SmsSender | undefined;
  /** A new utc_random id. */
  readonly newId: () => string;
  /** What codes are worked out with. */
  readonly codeSecret: string;
  readonly log: Log;
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
 * Who calls, by the session's cookie, or undefined. The user is read each time: a role that was taken away, a user that was
 * deleted and a password that was changed count at once.
 */
export async function readUser(services: AccountServices, context: Context): Promise<User | undefined> {
  const token = services.cookie.read(context);
  const session = token && (await readSession(services.databases.handles, token, services.clock.now()));
  if (!session) return undefined;
  const user = await findUser(services.databases.users, session.name);
  return user?.salt === session.salt ? user : undefined;
}

export async function readUserContext(services: AccountServices, context: Context): Promise<UserContext> {
  const user = await readUser(services, context);
  return user === undefined ? NOBODY : { name: user.name, roles: rolesOf(user, services.admin) };
}
