import { array, assign, enums, type Infer, is, literal, nullable, optional, string, type } from "superstruct";
import { CHANNELS } from "../../api/schemas/user.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { passwordHash } from "./passwords.ts";

/** A user as CouchDB's `_users` holds one who has a password; the document may hold more. */
const userDocument = assign(
  type({
    type: literal("user"),
    /** The e-mail address. */
    name: string(),
    roles: array(string()),
    /**
     * How its owner was found to be there: null for who registered and is not verified yet. Absent in a document that is no
     * registration of ours: the central team, or a cluster's own administrator, made that user.
     */
    verified_by: optional(nullable(enums(CHANNELS))),
  }),
  passwordHash,
);

export type User = Infer<typeof userDocument>;

export function userId(name: string): string {
  return `org.couchdb.user:${name}`;
}

/** The user of this name, or undefined: one whose password is not hashed as we can check it cannot log in. */
export async function findUser(users: DocumentStore, name: string): Promise<User | undefined> {
  const document = await users.read(userId(name));
  return is(document, userDocument) && document.name === name ? document : undefined;
}

/**
 * The user whom a person names: as typed, else in small letters, as whoever registers is kept. Both are read whatever the first
 * one gives: the time does not tell who exists.
 */
export async function findTypedUser(users: DocumentStore, typed: string): Promise<User | undefined> {
  const [exact, small] = await Promise.all([findUser(users, typed), findUser(users, accountName(typed))]);
  return exact ?? small;
}

/** The name that an address has as an account's: capitals do not make another mailbox. */
export function accountName(address: string): string {
  return address.toLowerCase();
}

/** Whether the user may log in. */
export function isVerified({ verified_by }: User): boolean {
  return verified_by !== null;
}

/** The user's document without what a registration of ours noted: the central team answers for whose it is. */
export function vouchedFor({ verified_by: _registered, ...stored }: StoredDocument): StoredDocument {
  return stored;
}

/** Whether the mailbox is known to be the user's: what others wrote to that address, as its payments, is shown to no one else. */
export function ownsAddress({ verified_by }: User): boolean {
  return verified_by === undefined || verified_by === "email";
}

/** What a user entered about themselves. */
const PROFILE_FIELDS = ["full_name", "ic_num", "phone", "machine_id", "timestamp"] as const;

export type Profile = Readonly<Partial<Record<(typeof PROFILE_FIELDS)[number], string>>>;

/** A cluster's own document may lack any of it, or hold something else under the name: that keeps nobody from logging in. */
export function profileOf(user: User): Profile {
  const fields = new Map<string, unknown>(Object.entries(user));
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const value = fields.get(field);
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}
