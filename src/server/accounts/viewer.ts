import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/sameOrigin.ts";
import { has, type Services } from "../services.ts";
import { readUser } from "./currentUser.ts";
import type { User } from "./users.ts";
import { verifiedIdentityOf } from "./verifiedIdentity.ts";

/** The verified identity number of who asks, or undefined for everybody who has none. */
export type Viewer = string | undefined;

/**
 * Who is logged in. For the portal's own pages alone: what another site's page asks is answered as to a stranger, whatever cookie
 * came with it.
 */
export async function readVisitor(services: Services, context: Context): Promise<User | undefined> {
  if (!has(services, "accounts") || isFromElsewhere(context, services.portal)) return undefined;
  return await readUser(services, context);
}

/** Whose own records are shown unmasked. */
export async function readViewer(services: Services, context: Context): Promise<Viewer> {
  const user = await readVisitor(services, context);
  return user && verifiedIdentityOf(user);
}
