import type { AccountServices } from "../services.ts";
import { isPassword } from "./passwords.ts";
import { accountName, findTypedUser, type User } from "./users.ts";

/**
 * The user with this name and password, verified or not. Every call that checks a password goes through this rate limit. The
 * check takes as long for an unknown user as for a known one.
 * @param address the caller's IP address
 * @returns undefined when there is no such user, or the password is wrong
 * @throws Refusal 429, 503
 */
export async function userWithPassword(
  services: AccountServices,
  { name, password }: { readonly name: string; readonly password: string },
  address: string,
): Promise<User | undefined> {
  const key = accountName(name);
  const giveBack = services.accounts.loginRateLimit.begin(key, address);
  try {
    const user = await findTypedUser(services.databases.users, name);
    const isRight = await services.accounts.inTurn(() => isPassword(services.hashing, password, user));
    if (!isRight) return undefined;
    services.accounts.loginRateLimit.succeed(key, address);
    return user;
  } catch (failure) {
    // the queue was full or the server failed, so the caller learned nothing about the password
    giveBack();
    throw failure;
  }
}
