/** Roles are a list on the session (specification, section 6). */

/** Passes every check. */
export const ADMIN_ROLE = "_admin";

/** The central team's role for looking at money. It changes none. */
export const FINANCE_ROLE = "finance";

/** The central team's role for accounts: it notes whose identity card was seen at a counter. */
export const ACCOUNTS_ROLE = "accounts";

/** Whether these roles pass a check for a role (specification, section 6). */
export function hasRole(roles: readonly string[], required: string): boolean {
  return roles.includes(ADMIN_ROLE) || roles.includes(required);
}
