import { type as atLeast, enums, optional, string } from "superstruct";

/**
 * The reasons that the back end gives, in CouchDB's shape {error, reason}. A reason is a key that we translate; one that is not
 * listed is shown as attempt_failed_please_try_again with the answer's reference.
 */
export const REASONS = [
  "already_paid",
  "attempt_failed_please_try_again",
  "auth_error",
  "amount_changed",
  "closed",
  "email_already_exist",
  "email_not_sent",
  "expired",
  "invalid_account",
  "invalid_callback",
  "invalid_code",
  "invalid_council",
  "invalid_payment_type",
  "invalid_request",
  "limit_exceeded",
  "method_unavailable",
  "missing",
  "no_changes",
  "role_missing",
  "sms_not_sent",
  "still_open",
  "under_maintenance",
  "unverified",
  "used",
  "user_error_relogin",
] as const;

export type Reason = (typeof REASONS)[number];

export const reason = enums(REASONS);

/**
 * CouchDB's own words of a wrong password, a missing log-in and a missing role: its clients know them (docs/protocols.md,
 * CouchDB).
 */
export const WRONG_CREDENTIALS = "Name or password is incorrect.";
export const NOT_LOGGED_IN = "You are not authorized to access this db.";
export const ROLE_MISSING = "You are not allowed to access this db.";

/**
 * The reason of a path that the back end does not know, never the one of an absent record. It is a fault of ours, so it has no
 * words of its own: a citizen reads attempt_failed_please_try_again with the reference.
 */
export const UNKNOWN_PATH = "unknown_path";

/** CouchDB's words as keys that we translate. */
export const REASON_OF_COUCHDB: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  [WRONG_CREDENTIALS, "auth_error"],
  [NOT_LOGGED_IN, "user_error_relogin"],
  [ROLE_MISSING, "role_missing"],
]);

/** Any refusal's body. `reference` is the correlation id that our log holds. */
export const failureAnswer = atLeast({
  error: string(),
  reason: string(),
  reference: optional(string()),
});
