import { COUNCIL_CODES, type CouncilCode } from "./councils.ts";

/**
 * A session has a list of roles (rule 6.4). A role of the central team is for all councils, as in `finance`, or for one council,
 * as in `finance:mpt`. A list may name several councils.
 */

/** This role passes every check. */
export const ADMIN_ROLE = "_admin";

/** The role of every new registration (rule 6.5). */
export const USER_ROLE = "user";

/** The roles that give access to other people's data. Their holders log in with a second factor. */
export const STAFF_ROLES = ["finance", "support", "administrator", "auditor", "accounts"] as const;

type StaffRole = (typeof STAFF_ROLES)[number];

/** An act that a role may allow, and the roles that allow it. */
const ROLES_OF_PERMISSIONS = {
  "overview.read": ["finance", "support", "administrator", "auditor"],
  "payments.read": ["finance", "support", "auditor"],
  /** E-mail addresses and phone numbers in clear. Only a role for all councils shows them. */
  "contacts.read": ["finance", "support"],
  /** Ask the bank about a payment. */
  "payments.ask": ["finance", "support"],
  /** Send a receipt again. */
  "payments.resend": ["support"],
  /** Correct the e-mail address of a payment. Only a role for all councils does, because only such a role sees the address. */
  "payments.correct_email": ["finance", "support"],
  "refunds.open": ["finance", "support"],
  /** Approve or reject a refund that another person opened. */
  "refunds.approve": ["finance"],
  "refunds.pay_out": ["finance"],
  /** End an entry of the review queue. */
  "reviews.end": ["finance"],
  "reconciliation.read": ["finance", "auditor"],
  "reconciliation.change": ["finance"],
  "reports.read": ["finance", "auditor"],
  /** Load a council's bills, licences and accounts from a file. */
  "records.load": ["administrator"],
  "users.read": ["administrator", "auditor"],
  "users.change": ["administrator"],
  /** The switches: closing, banner, councils and charges on or off, assistance. */
  "settings.read": ["administrator", "auditor"],
  "settings.change": ["administrator"],
  /** A council's own data: crest, signer, contact. A role for one council opens that council's. */
  "councils.read": ["administrator", "auditor"],
  "councils.change": ["administrator"],
  /** The sites that may embed. Only a role for all councils changes them, because a site of one council may embed and call for all. */
  "councils.sites": ["administrator"],
  /**
   * The keys of a council's programs. Only a role for all councils creates and revokes them, because a key reads every remittance of
   * the council, which an administrator does not.
   */
  "councils.keys": ["administrator"],
  /** Propose, confirm or reject the seller id of a council, by which citizens' money goes to its account. */
  "councils.seller": ["administrator"],
  "audit.read": ["administrator", "auditor"],
  /** Record that a clerk saw an account holder's identity card at a counter. */
  "identities.note": ["accounts"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof ROLES_OF_PERMISSIONS;

/** The councils that a permission covers. */
export type PermittedCouncils = "all" | ReadonlySet<CouncilCode>;

/**
 * The councils for which the roles allow an act. The set is empty when they do not allow it. A role for a council that does not
 * exist allows nothing.
 */
export function councilsOf(roles: readonly string[], permission: Permission): PermittedCouncils {
  const allowed: readonly string[] = ROLES_OF_PERMISSIONS[permission];
  if (roles.some((role) => role === ADMIN_ROLE || allowed.includes(role))) return "all";
  return new Set(COUNCIL_CODES.filter((code) => allowed.some((role) => roles.includes(`${role}:${code}`))));
}

/** Whether the roles allow an act for at least one council. */
export function mayForSome(roles: readonly string[], permission: Permission): boolean {
  const councils = councilsOf(roles, permission);
  return councils === "all" || councils.size > 0;
}

/** Whether the roles allow an act for this council. Without a council: for all of them. */
export function may(roles: readonly string[], permission: Permission, council?: CouncilCode): boolean {
  const councils = councilsOf(roles, permission);
  return councils === "all" || (council !== undefined && councils.has(council));
}

const COUNCIL_ROLES = STAFF_ROLES.filter((role) => role !== "accounts");

/** A role that a user document may have. An account is for all councils: nothing of it belongs to one. */
export const ASSIGNABLE_ROLE = new RegExp(
  `^(?:${[USER_ROLE, ...STAFF_ROLES].join("|")}|(?:${COUNCIL_ROLES.join("|")}):(?:${COUNCIL_CODES.join("|")}))$`,
);

export function isStaff(roles: readonly string[]): boolean {
  return roles.some((role) => {
    const [name = ""] = role.split(":");
    return role === ADMIN_ROLE || STAFF_ROLES.some((staff) => staff === name);
  });
}

/** Whether these are only a citizen's roles, with none of the central team's. */
export function isCitizen(roles: readonly string[]): boolean {
  return roles.every((role) => role === USER_ROLE);
}
