import type { MiddlewareHandler } from "hono";
import { NOT_LOGGED_IN, ROLE_MISSING } from "../../api/schemas/failure.ts";
import { councilsOf, may, mayForSome, type Permission, type PermittedCouncils } from "../../domain/roles.ts";
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

/**
 * Refuses a call with 401 without a session, and with 403 without the permission for all councils. No cache may store the answer.
 * @param limited "byCouncil" also lets a role for named councils through. The route then limits what it shows and changes to
 * `permittedCouncils`.
 */
export function requirePermission(
  services: AccountServices,
  permission: Permission,
  limited?: "byCouncil",
): MiddlewareHandler<BackendEnv> {
  const allows = limited === "byCouncil" ? mayForSome : may;
  return async (context, next) => {
    const user = await requireUser(services, context);
    if (!allows(rolesOf(user, services.admin), permission)) throw new Refusal(403, ROLE_MISSING);
    context.header("Cache-Control", "no-store");
    await next();
  };
}

/** The councils for which the caller has a permission. @throws Refusal 401 without a session */
export async function permittedCouncils(
  services: AccountServices,
  context: Context,
  permission: Permission,
): Promise<PermittedCouncils> {
  return councilsOf(rolesOf(await requireUser(services, context), services.admin), permission);
}
