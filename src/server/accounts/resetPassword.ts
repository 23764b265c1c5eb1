import { object, string } from "superstruct";
import { isResetExpired } from "../../domain/resetLink.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { resetNotification } from "../notifications/notificationDocument.ts";
import type { AccountServices } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import { accountName, findUser, type User, userId } from "./users.ts";

/**
 * The stored record of a reset link. It has the salt of the password that the link replaces. So each link works once, and a new
 * password invalidates all older links.
 */
const resetRecord = object({ _id: string(), email: string(), password_salt: string() });

/**
 * Requests a reset link. The server does the same work for a known and an unknown address, and gives the same answer: it stores
 * a message. The outbox later looks up whether the address has an account.
 * @param address the caller's IP address
 * @throws Refusal 429
 */
export async function requestReset(
  services: AccountServices,
  asked: Pick<Parameters<typeof resetNotification>[0], "email" | "language">,
  address: string,
): Promise<void> {
  services.accounts.rateLimits.reset(accountName(asked.email), address);
  const at = services.clock.now().toISOString();
  const notification = resetNotification({ ...asked, resetId: services.accounts.newId() }, at);
  await services.databases.notifications.write(notification);
  services.outbox?.sendSoon(notification._id);
}

/** Makes the link valid for the user's present password. Calling it again changes nothing. */
export async function keepResetRecord(
  resets: DocumentStore,
  resetId: string,
  { name, salt }: User,
): Promise<void> {
  await resets.write({ _id: resetId, email: name, password_salt: salt });
}

/**
 * The e-mail address of the account whose password the link sets.
 * @throws Refusal 410 after 24 hours, 404 for a used or unknown link
 */
export async function readReset(
  services: AccountServices,
  id: string,
): Promise<{ readonly _id: string; readonly email: string }> {
  const { record } = await liveReset(services.databases, id, services.clock.now());
  return { _id: record._id, email: record.email };
}

/**
 * Sets the user's password with the link. All sessions of the user end. The address is then verified, because the link came by
 * e-mail.
 * @param address the caller's IP address
 * @throws Refusal 410, 404, 503
 */
export async function resetPassword(
  services: AccountServices,
  { id, password }: { readonly id: string; readonly password: string },
  address: string,
): Promise<{ readonly ok: true; readonly id: string }> {
  const { record, user } = await liveReset(services.databases, id, services.clock.now());
  const hash = await services.accounts.hashingTurns.run({ lane: "known", address }, () =>
    hashPassword(services.hashing, services.random, password),
  );
  const verified = user.verified_by === undefined ? {} : { verified_by: "email" };
  const written = await changeDocument(services.databases.users, userId(user.name), (stored) =>
    stored.salt === record.password_salt ? { ...stored, ...hash, ...verified } : undefined,
  );
  // another call with the link was faster, and its password is stored
  if (written?.salt !== hash.salt) throw missing();
  services.accounts.loginRateLimit.succeed(accountName(user.name), address);
  return { ok: true, id: userId(user.name) };
}

async function liveReset({ reset_password, users }: Databases, id: string, now: Date) {
  if (isResetExpired(id, now)) throw new Refusal(410, "expired");
  const stored = await reset_password.read(id);
  if (stored === undefined) throw missing();
  const record = readStored(stored, resetRecord);
  const user = await findUser(users, record.email);
  if (user === undefined || user.salt !== record.password_salt) throw missing();
  return { record, user };
}
