import type { User } from "./users.ts";

/** Passes every check (specification, section 6). */
export const ADMIN_ROLE = "_admin";

/**
 * A user's roles. System roles, those with an underscore, are no document's to give: CouchDB's `_users` refuses them, and its
 * administrators are its configuration's. So is ours.
 * @param admin the name of the configured administrator
 */
export function rolesOf({ name, roles }: Pick<User, "name" | "roles">, admin: string | undefined): string[] {
  const given = roles.filter((role) => !role.startsWith("_"));
  return name === admin ? [ADMIN_ROLE, ...given] : given;
}

/** Whether these roles pass a check for a role (specification, section 6). */
export function hasRole(roles: readonly string[], required: string): boolean {
  return roles.includes(ADMIN_ROLE) || roles.includes(required);
}
