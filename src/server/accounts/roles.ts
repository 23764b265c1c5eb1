import { ADMIN_ROLE } from "../../domain/roles.ts";
import type { User } from "./users.ts";

/**
 * A user's roles. System roles begin with an underscore, and a user document cannot give them. As in CouchDB, the settings name
 * the administrator.
 * @param admin the name of the configured administrator
 */
export function rolesOf({ name, roles }: Pick<User, "name" | "roles">, admin: string | undefined): string[] {
  const given = roles.filter((role) => !role.startsWith("_"));
  return name === admin ? [ADMIN_ROLE, ...given] : given;
}
