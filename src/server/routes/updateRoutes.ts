import type { Hono } from "hono";
import { create } from "superstruct";
import { type OwnRecord, userUpdate } from "../../api/schemas/user.ts";
import { ownRecordOf } from "../accounts/ownRecord.ts";
import { beginSession, endPresented } from "../accounts/presentedSession.ts";
import { requireUser } from "../accounts/requireRole.ts";
import { updateUser } from "../accounts/updateUser.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { addPortalPost } from "../http/portalCall.ts";
import type { AccountServices } from "../services.ts";

/** Changing one's own record (specification, section 7), for the portal's own pages alone. */
export function addUpdateRoute(api: Hono<BackendEnv>, services: AccountServices): void {
  addPortalPost(api, services.portal, "/updateUser", async (context) =>
    context.json(await updateOwnRecord(services, context, await readJson(context))),
  );
}

/**
 * Changes the record of who is logged in. Who gives another password stays logged in here, by a new session.
 * @returns the record as it stands now
 * @throws Refusal, as updateUser does
 */
export async function updateOwnRecord(
  services: AccountServices,
  context: Context,
  given: unknown,
): Promise<OwnRecord> {
  const user = await requireUser(services, context);
  const updated = await updateUser(services, user, create(given, userUpdate), services.address(context));
  if (updated.salt !== user.salt) {
    await endPresented(services, context);
    await beginSession(services, context, updated);
  }
  return ownRecordOf(updated);
}
