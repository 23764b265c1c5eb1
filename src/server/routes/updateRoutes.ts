import type { Hono } from "hono";
import { create } from "superstruct";
import { type OwnRecord, userUpdate } from "../../api/schemas/user.ts";
import type { AccountDesk } from "../accounts/accountDesk.ts";
import { ownRecordOf } from "../accounts/ownRecord.ts";
import { beginSession, endPresented } from "../accounts/presentedSession.ts";
import { requireUser } from "../accounts/requireRole.ts";
import { updateUser } from "../accounts/updateUser.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { addOwnPost } from "../http/ownCall.ts";

/** Changing one's own record (specification, section 7), for the portal's own pages alone. */
export function addUpdateRoute(api: Hono<BackendEnv>, desk: AccountDesk): void {
  addOwnPost(api, desk.portal, "/updateUser", async (context) =>
    context.json(await updateOwnRecord(desk, context, await readJson(context))),
  );
}

/**
 * Changes the record of who is logged in. Who gives another password stays logged in here, by a new session.
 * @returns the record as it stands now
 * @throws Refusal, as updateUser does
 */
export async function updateOwnRecord(
  desk: AccountDesk,
  context: Context,
  given: unknown,
): Promise<OwnRecord> {
  const user = await requireUser(desk, context);
  const updated = await updateUser(desk, user, create(given, userUpdate), desk.address(context));
  if (updated.salt !== user.salt) {
    await endPresented(desk, context);
    await beginSession(desk, context, updated);
  }
  return ownRecordOf(updated);
}
