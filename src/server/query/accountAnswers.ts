import { create } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { forgottenPassword, type OwnRecord, registration } from "../../api/schemas/user.ts";
import { isOwn, ownRecordOf } from "../accounts/ownRecord.ts";
import { register } from "../accounts/register.ts";
import { readReset, resetPassword } from "../accounts/resetPassword.ts";
import { updateOwnRecord } from "../accounts/updateOwnRecord.ts";
import { ownsAddress, type User } from "../accounts/users.ts";
import type { Databases } from "../databases/databases.ts";
import { Refusal } from "../http/refusal.ts";
import { historyQuery, readHistory } from "../payments/history.ts";
import { isSameAddress } from "../payments/isSameAddress.ts";
import type { PortalCall, ProxyRequest } from "./allowedUse.ts";

/** The uses of the proxy for accounts. Only the portal's own pages may make them. */

/** @throws Refusal 409 email_already_exist, 429 */
export async function createUser(
  _databases: Databases,
  { payload }: ProxyRequest,
  { services, context }: PortalCall,
) {
  return await register(services, create(payload, registration), services.address(context));
}

/** The holder of the link may know whose password it sets. @throws Refusal 410, 404 */
export async function readResetRecord(
  _databases: Databases,
  { parts: [id = ""] }: ProxyRequest,
  { services }: PortalCall,
) {
  return await readReset(services, id);
}

/** @throws Refusal 410, 404 */
export async function savePassword(
  _databases: Databases,
  { parts: [id = ""], payload }: ProxyRequest,
  { services, context }: PortalCall,
) {
  return await resetPassword(
    services,
    { id, ...create(payload, forgottenPassword) },
    services.address(context),
  );
}

/** Refuses every other record in the same way, whether it exists or not. @throws Refusal 401, 403 */
export async function readOwnRecord(
  _databases: Databases,
  { parts: [address = ""] }: ProxyRequest,
  { user }: PortalCall,
): Promise<OwnRecord> {
  return ownRecordOf(await requireOwn(user, address));
}

/** The same under CouchDB's name for a user's own database. @throws Refusal 401, 403 */
export async function readOwnDatabase(
  _databases: Databases,
  { parts: [hex = ""] }: ProxyRequest,
  { user }: PortalCall,
): Promise<OwnRecord> {
  return ownRecordOf(await requireOwn(user, Buffer.from(hex, "hex").toString("utf8")));
}

/** @throws Refusal 401, 403, 409 no_changes */
export async function updateOwn(
  _databases: Databases,
  { parts: [address = ""], payload }: ProxyRequest,
  { services, context, user }: PortalCall,
): Promise<OwnRecord> {
  await requireOwn(user, address);
  return await updateOwnRecord(services, context, payload);
}

async function requireOwn(user: PortalCall["user"], address: string): Promise<User> {
  const caller = await user();
  if (!isOwn(caller, address)) throw new Refusal(403, ROLE_MISSING);
  return caller;
}

/**
 * The payments of the logged-in user's address (rule 6.6), including those that someone made as a guest. So a user who has
 * verified only a phone must first show that the mailbox is theirs.
 * @throws Refusal 401, 403
 */
export async function findOwnPayments(
  databases: Databases,
  { payload }: ProxyRequest,
  { services, user }: PortalCall,
) {
  const asked = create(payload, historyQuery);
  const caller = await user();
  if (!isSameAddress(asked.selector.email, caller.name)) throw new Refusal(403, ROLE_MISSING);
  if (!ownsAddress(caller)) throw new Refusal(403, "unverified");
  return await readHistory({ ...services, databases }, asked);
}
