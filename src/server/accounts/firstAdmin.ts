import { is } from "superstruct";
import { userPassword } from "../../domain/schemas/personStructs.ts";
import type { RandomBytes } from "../crypto.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { secretFile } from "../settings/settingFile.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settingsError.ts";
import { type Hashing, hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { findUser, isVerified, userId, withoutVerification } from "./users.ts";

export interface AdminCredentials {
  readonly name: string;
  readonly password: string;
}

/** The administrator of the settings, or undefined. @throws SettingsError, which never shows the file's content */
export async function adminCredentials(settings: Settings): Promise<AdminCredentials | undefined> {
  const { KAUNTER_ADMIN_NAME: name, KAUNTER_ADMIN_PASSWORD_FILE: file } = settings;
  if (name === undefined) return undefined;
  const kept = file === undefined ? undefined : await secretFile("KAUNTER_ADMIN_PASSWORD_FILE", file);
  const password = settings.KAUNTER_ADMIN_PASSWORD ?? kept;
  if (!is(password, userPassword))
    throw new SettingsError("KAUNTER_ADMIN_PASSWORD_FILE must hold a password of 8 to 1024 characters");
  return { name, password };
}

/**
 * Makes sure that the configured administrator can log in with the configured password. It creates the user, or gives the
 * existing one a new password hash and counts it as verified. Other fields stay. With the same password nothing is written, so
 * that sessions continue.
 */
export async function keepFirstAdmin(
  users: DocumentStore,
  parts: { readonly hashing: Hashing; readonly random: RandomBytes },
  { name, password }: AdminCredentials,
): Promise<void> {
  const user = await findUser(users, name);
  if (user !== undefined && isVerified(user) && !isOutdated(parts.hashing, user)) {
    if (await isPassword(parts.hashing, password, user)) return;
  }
  const _id = userId(name);
  const hash = await hashPassword(parts.hashing, parts.random, password);
  if (await users.write({ _id, type: "user", name, roles: [], ...hash })) return;
  await changeDocument(users, _id, (stored) => ({ ...withoutVerification(stored), ...hash }));
}
