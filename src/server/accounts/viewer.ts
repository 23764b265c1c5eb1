import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/sameOrigin.ts";
import { type AccountDesk, readUser } from "./accountDesk.ts";
import type { User } from "./users.ts";
import { verifiedIdentityOf } from "./verifiedIdentity.ts";

/** The verified identity number of who asks, or undefined for everybody who has none. */
export type Viewer = string | undefined;

/**
 * Who is logged in. For the portal's own pages alone: what another site's page asks is answered as to a stranger, whatever cookie
 * came with it.
 * @param desk absent where nobody can log in
 */
export async function readVisitor(
  desk: AccountDesk | undefined,
  context: Context,
): Promise<User | undefined> {
  if (desk === undefined || isFromElsewhere(context, desk.portal)) return undefined;
  return await readUser(desk, context);
}

/** Whose own records are shown unmasked. */
export async function readViewer(desk: AccountDesk | undefined, context: Context): Promise<Viewer> {
  const user = await readVisitor(desk, context);
  return user && verifiedIdentityOf(user);
}
