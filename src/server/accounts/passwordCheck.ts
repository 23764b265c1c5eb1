import { isCitizen } from "../../domain/roles.ts";
import type { AccountServices } from "../services.ts";
import type { HashingLane } from "./hashingTurns.ts";
import { isPassword, workOf } from "./passwords.ts";
import { rolesOf } from "./roles.ts";
import { accountName, findTypedUser, type User } from "./users.ts";

/**
 * The user with this name and password, verified or not. Every call that checks a password goes through this rate limit. For an
 * unknown name the answer takes as long as a check, and delays no other caller.
 * @param address the caller's IP address
 * @returns undefined when there is no such user, or the password is wrong
 * @throws Refusal 429, 503
 */
export async function userWithPassword(
  services: AccountServices,
  { name, password }: { readonly name: string; readonly password: string },
  address: string,
): Promise<User | undefined> {
  const { loginRateLimit, hashingTurns, knownCallers } = services.accounts;
  const key = accountName(name);
  const giveBack = loginRateLimit.begin(key, address);
  try {
    const user = await findTypedUser(services.databases.users, name);
    const caller = { lane: laneOf(services, user, key, address), address };
    if (user === undefined) {
      await hashingTurns.imitate(caller, () => workOf(services.hashing, password));
      return undefined;
    }
    const isRight = await hashingTurns.run(caller, () => isPassword(services.hashing, password, user));
    if (!isRight) return undefined;
    loginRateLimit.succeed(key, address);
    knownCallers.remember(key, address);
    return user;
  } catch (failure) {
    // too many waited or the server failed, so the caller learned nothing about the password
    giveBack();
    throw failure;
  }
}

function laneOf(
  { accounts, admin }: AccountServices,
  user: User | undefined,
  key: string,
  address: string,
): HashingLane {
  if (user === undefined) return "others";
  if (accounts.knownCallers.has(key, address)) return "known";
  return isCitizen(rolesOf(user, admin)) ? "others" : "staff";
}
