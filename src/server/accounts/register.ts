import type { Registration } from "../../api/schemas/user.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import { accountName, userId } from "./users.ts";

/**
 * Creates a user, who cannot log in before a code has verified the address. Only this call reveals that an address has an account
 * (rule 8.4), so its rate limit is low.
 * @param address the caller's IP address
 * @returns CouchDB's answer to an update
 * @throws Refusal 409 email_already_exist, 429, 503
 */
export async function register(
  services: AccountServices,
  { name: typed, password, timestamp: _theirs, ...fields }: Registration,
  address: string,
): Promise<{ readonly ok: true; readonly id: string }> {
  const { users } = services.databases;
  const name = accountName(typed);
  services.accounts.rateLimits.register(name, address);
  const _id = userId(name);
  if ((await users.read(_id)) !== undefined) throw alreadyThere();
  const hash = await services.accounts.hashingTurns.run({ lane: "others", address }, () =>
    hashPassword(services.hashing, services.random, password),
  );
  const timestamp = services.clock.now().toISOString();
  const isNew = await users.write({ _id, name, ...fields, timestamp, verified_by: null, ...hash });
  if (!isNew) throw alreadyThere();
  return { ok: true, id: _id };
}

function alreadyThere(): Refusal {
  return new Refusal(409, "email_already_exist");
}
