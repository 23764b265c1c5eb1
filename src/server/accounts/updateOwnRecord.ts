import { create } from "superstruct";
import { type OwnRecord, userUpdate } from "../../api/schemas/user.ts";
import type { Context } from "../http/context.ts";
import type { AccountServices } from "../services.ts";
import { ownRecordOf } from "./ownRecord.ts";
import { beginSession, endPresented } from "./presentedSession.ts";
import { requireUser } from "./requirePermission.ts";
import { updateUser } from "./updateUser.ts";

/**
 * Changes the logged-in user's record. After a change of the password, the user stays logged in here with a new session.
 * @returns the changed record
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
    await beginSession(services, context, updated, true);
  }
  return ownRecordOf(updated);
}
