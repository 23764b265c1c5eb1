import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { endSession, startSession } from "./sessions.ts";
import type { User } from "./users.ts";

/** Ends the session of the caller's cookie, if there is one. The cookie itself is the caller's to clear or replace. */
export async function endPresented(
  { accounts, databases }: AccountServices,
  context: Context,
): Promise<void> {
  const token = accounts.cookie.read(context);
  if (token !== undefined) await endSession(databases.handles, token);
}

/** Begins a session of the user for the caller, with a cookie of its own. */
export async function beginSession(
  { accounts, databases, random, clock }: AccountServices,
  context: Context,
  user: User,
): Promise<void> {
  accounts.cookie.set(context, await startSession(databases.handles, random, user, clock.now()));
}
