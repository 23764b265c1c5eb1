import { type as atLeast, enums, optional, string } from "superstruct";

/**
 * The reasons of the back end, in CouchDB's shape {error, reason}. Each reason is a translation key. The pages show an unlisted
 * one as attempt_failed_please_try_again with the answer's reference.
 */
export const REASONS = [
  "already_paid",
  "attempt_failed_please_try_again",
  "auth_error",
  "bill_fact_needed",
  "amount_changed",
  "changed_meanwhile",
  "chargeback_open",
  "closed",
  "domain_too_wide",
  "email_already_exist",
  "email_first",
  "email_not_sent",
  "expired",
  "invalid_account",
  "invalid_callback",
  "invalid_code",
  "invalid_council",
  "invalid_payment_type",
  "invalid_request",
  "last_administrator",
  "limit_exceeded",
  "method_unavailable",
  "missing",
  "no_changes",
  "one_council_only",
  "own_account",
  "phone_not_served",
  "proposal_lapsed",
  "role_missing",
  "second_factor_needed",
  "second_factor_unset",
  "second_person_needed",
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
 * CouchDB's texts for a wrong password, a missing log-in and a missing role. CouchDB clients expect them (docs/protocols.md,
 * CouchDB).
 */
export const WRONG_CREDENTIALS = "Name or password is incorrect.";
export const NOT_LOGGED_IN = "You are not authorized to access this db.";
export const ROLE_MISSING = "You are not allowed to access this db.";

/**
 * The reason for a path that the back end does not know, as opposed to a missing record. It is a defect of ours and has no text:
 * the citizen reads attempt_failed_please_try_again with the reference.
 */
export const UNKNOWN_PATH = "unknown_path";

/** Maps CouchDB's texts to our translation keys. */
export const REASON_OF_COUCHDB: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  [WRONG_CREDENTIALS, "auth_error"],
  [NOT_LOGGED_IN, "user_error_relogin"],
  [ROLE_MISSING, "role_missing"],
]);

/** The body of any refusal. `reference` also identifies the entry in the server's log. */
export const failureAnswer = atLeast({
  error: string(),
  reason: string(),
  reference: optional(string()),
});
