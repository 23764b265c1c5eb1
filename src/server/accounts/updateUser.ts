import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import type { UserUpdate } from "../../api/schemas/user.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import { userWithPassword } from "./passwordCheck.ts";
import { hashPassword } from "./passwords.ts";
import { findUser, profileOf, type User, userId } from "./users.ts";

/**
 * Changes a user's own record. A new password requires the present one, and ends every session of the user.
 * @param address the caller's IP address
 * @returns the changed user
 * @throws Refusal 409 no_changes, 403 auth_error for a wrong present password, 401 when another call changed the password
 * meanwhile, 429, 503
 */
export async function updateUser(
  services: AccountServices,
  user: User,
  { password, current_password, ...given }: UserUpdate,
  address: string,
): Promise<User> {
  const { users } = services.databases;
  const current = new Map<string, string>(Object.entries(profileOf(user)));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && value !== current.get(field),
  );
  if (password !== undefined) await checkPassword(services, user, current_password, address);
  const hash =
    password === undefined || password === current_password
      ? undefined
      : await services.accounts.hashingTurns.run({ lane: "known", address }, () =>
          hashPassword(services.hashing, services.random, password),
        );
  if (changed.length === 0 && hash === undefined) throw new Refusal(409, "no_changes");
  await changeDocument(users, userId(user.name), (stored) =>
    stored.salt === user.salt ? { ...stored, ...Object.fromEntries(changed), ...hash } : undefined,
  );
  const updated = await findUser(users, user.name);
  const salt = hash?.salt ?? user.salt;
  // another call set the password in between, which ended the caller's session
  if (updated?.salt !== salt) throw new Refusal(401, NOT_LOGGED_IN);
  return updated;
}

async function checkPassword(
  services: AccountServices,
  { name }: User,
  password: string | undefined,
  address: string,
): Promise<void> {
  const isRight = password !== undefined && (await userWithPassword(services, { name, password }, address));
  if (!isRight) throw new Refusal(403, "auth_error");
}
