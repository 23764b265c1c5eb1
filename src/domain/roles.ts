/** Roles are a list on the session (docs/specification.md, section 6). */

/** Passes every check. */
export const ADMIN_ROLE = "_admin";

/** What whoever registers has. */
const USER_ROLE = "user";

/** The central team's role for looking at money. It changes none. */
export const FINANCE_ROLE = "finance";

/** The central team's role for accounts: it notes whose identity card was seen at a counter. */
export const ACCOUNTS_ROLE = "accounts";

/** Whether these roles pass a check for a role (docs/specification.md, section 6). */
export function hasRole(roles: readonly string[], required: string): boolean {
  return roles.includes(ADMIN_ROLE) || roles.includes(required);
}

/** Whether the roles are a citizen's, who has none of the central team (docs/specification.md, section 6). */
export function isCitizen(roles: readonly string[]): boolean {
  return roles.every((role) => role === USER_ROLE);
}
