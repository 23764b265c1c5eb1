import type { AccountServices } from "../services.ts";
import { isPassword } from "./passwords.ts";
import { accountName, findTypedUser, type User } from "./users.ts";

/**
 * The user of this name and password, verified or not. Who guesses is slowed down, whichever call they guess by; an unknown
 * user's password takes as long as a known one's.
 * @param address of the caller
 * @returns undefined when there is no such user, or the password is another
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
    // there was no room, or it is a fault of ours: nobody learned whether it is the password
    giveBack();
    throw failure;
  }
}
