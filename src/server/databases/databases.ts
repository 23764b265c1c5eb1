import type { DocumentStore } from "./documentStore.ts";

export const DATABASES = [
  /** The councils' records, as they loaded them. */
  "records",
  /** Payments; the specification calls it `transactions` too. */
  "all_payments",
  /** The portal's configuration. */
  "metadata",
  /** What payments took off records, and the refund cases of bills paid twice. */
  "settlements",
  /** What leads to a payment: order numbers, status tokens, idempotency keys, handles. */
  "handles",
  /** Messages to send. */
  "notifications",
  /** Who may log in, as CouchDB keeps users. */
  "users",
  /** Links that set a forgotten password. */
  "reset_password",
  /** Digital licences, as they were issued. */
  "digital_license",
] as const;

export type DatabaseName = (typeof DATABASES)[number];

export type Databases = Readonly<Record<DatabaseName, DocumentStore>>;
