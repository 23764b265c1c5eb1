import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { endSession, startSession } from "./sessions.ts";
import type { User } from "./users.ts";

/** Ends the session of the request's cookie, if there is one. It does not clear the cookie. */
export async function endPresented(
  { accounts, databases }: AccountServices,
  context: Context,
): Promise<void> {
  const token = accounts.cookie.read(context);
  if (token !== undefined) await endSession(databases.handles, token);
}

/** Starts a session for the user and sets its cookie. */
export async function beginSession(
  { accounts, databases, random, clock }: AccountServices,
  context: Context,
  user: User,
): Promise<void> {
  accounts.cookie.set(context, await startSession(databases.handles, random, user, clock.now()));
}
