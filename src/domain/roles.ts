/** A session has a list of roles (rule 6.4). */

/** This role passes every check. */
export const ADMIN_ROLE = "_admin";

/** The role of every new registration (rule 6.5). */
const USER_ROLE = "user";

/** The central team's role for viewing payments. It can change none. */
export const FINANCE_ROLE = "finance";

/** The central team's role for accounts. It records that a clerk saw an account holder's identity card at a counter. */
export const ACCOUNTS_ROLE = "accounts";

/** The roles that give access to other people's data. Their holders log in with a second factor. */
const STAFF_ROLES: readonly string[] = [ADMIN_ROLE, FINANCE_ROLE, ACCOUNTS_ROLE];

export function isStaff(roles: readonly string[]): boolean {
  return roles.some((role) => STAFF_ROLES.includes(role));
}

/** Whether the roles pass a check for one role (rule 6.4). */
export function hasRole(roles: readonly string[], required: string): boolean {
  return roles.includes(ADMIN_ROLE) || roles.includes(required);
}

/** Whether these are only a citizen's roles, with none of the central team's. */
export function isCitizen(roles: readonly string[]): boolean {
  return roles.every((role) => role === USER_ROLE);
}
