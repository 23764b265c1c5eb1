import { isStaff } from "../../domain/roles.ts";
import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { rolesOf } from "./roles.ts";
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

/**
 * Starts a session for the user and sets its cookie.
 * @param hasShown whether the user has shown the second factor, for a member of the staff
 * @returns whether the session waits for the second factor
 */
export async function beginSession(
  { accounts, admin, databases, random, clock }: AccountServices,
  context: Context,
  user: User,
  hasShown: boolean,
): Promise<boolean> {
  const shown = hasShown ? "second factor" : "waiting";
  const step = isStaff(rolesOf(user, admin)) ? shown : "password";
  accounts.cookie.set(context, await startSession(databases.handles, random, user, clock.now(), step));
  return step === "waiting";
}
