import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/sameOrigin.ts";
import { type AccountDesk, readUser } from "./accountDesk.ts";
import { verifiedIdentityOf } from "./verifiedIdentity.ts";

/** The verified identity number of who asks, or undefined for everybody who has none. */
export type Viewer = string | undefined;

/**
 * Whose own records are shown unmasked. For the portal's own pages alone: what another site's page asks is answered as to a
 * stranger, whatever cookie came with it.
 * @param desk absent where nobody can log in
 */
export async function readViewer(desk: AccountDesk | undefined, context: Context): Promise<Viewer> {
  if (desk === undefined || isFromElsewhere(context, desk.portal)) return undefined;
  const user = await readUser(desk, context);
  return user && verifiedIdentityOf(user);
}
