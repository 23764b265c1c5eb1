import type { MiddlewareHandler } from "hono";
import { NOT_LOGGED_IN, ROLE_MISSING } from "../../../src/api/schemas/failure.ts";
import { hasRole } from "../../../src/domain/roles.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { Refusal } from "../http/refusal.ts";
import { type AccountDesk, readUserContext, type UserContext } from "./accountDesk.ts";

/** Who calls and is logged in. @throws Refusal 401 without a session */
export async function requireUser(
  desk: AccountDesk,
  context: Context,
): Promise<UserContext & { readonly name: string }> {
  const { name, roles } = await readUserContext(desk, context);
  if (name === null) throw new Refusal(401, NOT_LOGGED_IN);
  return { name, roles };
}

/** Lets through who has the role: without a session 401, without the role 403. What follows is kept nowhere. */
export function requireRole(desk: AccountDesk, role: string): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const { roles } = await requireUser(desk, context);
    if (!hasRole(roles, role)) throw new Refusal(403, ROLE_MISSING);
    context.header("Cache-Control", "no-store");
    await next();
  };
}
