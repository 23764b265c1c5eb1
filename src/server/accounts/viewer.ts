import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/origins.ts";
import { has, type Services } from "../services.ts";
import { readUser } from "./currentUser.ts";
import type { User } from "./users.ts";
import { verifiedIdentityOf } from "./verifiedIdentity.ts";

/** The caller's verified identity number; undefined without one. */
export type Viewer = string | undefined;

/**
 * The logged-in user, for calls from the portal's own pages only. The server treats a call from another site's page as a
 * stranger's, even with a session cookie.
 */
export async function readVisitor(services: Services, context: Context): Promise<User | undefined> {
  if (!has(services, "accounts") || isFromElsewhere(context, services.portal)) return undefined;
  return await readUser(services, context);
}

/** The viewer sees their own records unmasked. */
export async function readViewer(services: Services, context: Context): Promise<Viewer> {
  const user = await readVisitor(services, context);
  return user && verifiedIdentityOf(user);
}
