import type { DocumentStore } from "./documentStore.ts";

export const DATABASES = [
  /** The councils' records, as they loaded them. */
  "records",
  /** Payments. The specification also calls this database `transactions`. */
  "all_payments",
  /** The portal's configuration. */
  "metadata",
  /** Settlements (the amounts that payments take off records), the refund cases of bills paid twice, and the remittances. */
  "settlements",
  /**
   * Documents that lead to a payment: order numbers, status tokens, idempotency keys, handles. Also sessions, codes and tickets.
   */
  "handles",
  /** Messages to send. */
  "notifications",
  /** The users who may log in, in CouchDB's form. */
  "users",
  /** Links that set a new password. */
  "reset_password",
  /** Issued digital licences. */
  "digital_license",
  /** The audit log of the staff (audit/auditLog.ts). */
  "audit",
] as const;

export type DatabaseName = (typeof DATABASES)[number];

export type Databases = Readonly<Record<DatabaseName, DocumentStore>>;
