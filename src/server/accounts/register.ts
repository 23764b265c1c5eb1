import type { Registration } from "../../api/schemas/user.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import { accountName, userId } from "./users.ts";

/**
 * Makes a new user, who cannot log in before a code has shown whose the address is. Here alone an address reveals that it has an
 * account (docs/specification.md, section 8), so each caller may ask a few times.
 * @param address of the caller
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
  const hash = await services.accounts.inTurn(() =>
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
