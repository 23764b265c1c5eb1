import type { MiddlewareHandler } from "hono";
import { NOT_LOGGED_IN, ROLE_MISSING } from "../../api/schemas/failure.ts";
import { hasRole } from "../../domain/roles.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import { readUser } from "./currentUser.ts";
import { rolesOf } from "./roles.ts";
import type { User } from "./users.ts";

/** The logged-in user. @throws Refusal 401 without a session */
export async function requireUser(services: AccountServices, context: Context): Promise<User> {
  const user = await readUser(services, context);
  if (user === undefined) throw new Refusal(401, NOT_LOGGED_IN);
  return user;
}

/** Refuses a call with 401 without a session, and with 403 without the role. No cache may store the answer. */
export function requireRole(services: AccountServices, role: string): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const user = await requireUser(services, context);
    if (!hasRole(rolesOf(user, services.admin), role)) throw new Refusal(403, ROLE_MISSING);
    context.header("Cache-Control", "no-store");
    await next();
  };
}
