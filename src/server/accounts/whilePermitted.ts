import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { Refusal } from "../http/refusal.ts";
import type { AccountServices } from "../services.ts";
import { rolesOf } from "./roles.ts";
import { findUser, type User } from "./users.ts";

/**
 * The pieces of a long file, while the person may read them. It reads the user before it gives each piece, so that a removed role, an
 * ended user, a changed password and a reset second factor cut the file off. A log-in that only runs out meanwhile does not.
 * @param began the user who asked for the file
 * @throws Refusal 403 in place of the next piece
 */
export async function* whilePermitted(
  { databases, admin }: Pick<AccountServices, "databases" | "admin">,
  began: User,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const user = await findUser(databases.users, began.name);
    const isSame = user?.salt === began.salt && user.second_factor?.id === began.second_factor?.id;
    const roles = user === undefined ? [] : rolesOf(user, admin);
    if (!isSame || rolesOf(began, admin).some((role) => !roles.includes(role)))
      throw new Refusal(403, ROLE_MISSING);
    yield piece;
  }
}
