import { ADMIN_ROLE } from "../../domain/roles.ts";
import type { User } from "./users.ts";

/**
 * A user's roles. System roles, those with an underscore, are no document's to give: CouchDB's `_users` refuses them, and its
 * administrators are its configuration's. So is ours.
 * @param admin the name of the configured administrator
 */
export function rolesOf({ name, roles }: Pick<User, "name" | "roles">, admin: string | undefined): string[] {
  const given = roles.filter((role) => !role.startsWith("_"));
  return name === admin ? [ADMIN_ROLE, ...given] : given;
}
