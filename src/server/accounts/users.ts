import { array, assign, enums, type Infer, is, literal, nullable, optional, string, type } from "superstruct";
import { CHANNELS } from "../../api/schemas/user.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { DocumentStore, StoredDocument } from "../databases/documentStore.ts";
import { passwordHash } from "./passwords.ts";
import { secondFactor } from "./secondFactor.ts";

/** A document of CouchDB's `_users` for a user with a password. It may have more fields. */
const userDocument = assign(
  type({
    type: literal("user"),
    /** The e-mail address. */
    name: string(),
    roles: array(string()),
    /**
     * The channel that verified the user. null: registered, but not verified yet. Absent: the central team or the CouchDB
     * cluster's administrator created the user, so no verification is needed.
     */
    verified_by: optional(nullable(enums(CHANNELS))),
    /** Absent until a member of the staff has set it at the first log-in. */
    second_factor: optional(secondFactor),
    /** When an administrator ended the work of a member of the staff. */
    ended_at: optional(instant),
  }),
  passwordHash,
);

export type User = Infer<typeof userDocument>;

export function userId(name: string): string {
  return `org.couchdb.user:${name}`;
}

/** The user with this name. Undefined if there is none, or its password has a hash that we cannot check. */
export async function findUser(users: DocumentStore, name: string): Promise<User | undefined> {
  const document = await users.read(userId(name));
  return is(document, userDocument) && document.name === name ? document : undefined;
}

/**
 * The user whose name a person typed. It looks for the name as typed, and in lower case, as registrations are stored. It always
 * reads both, so that the time does not reveal whether the user exists.
 */
export async function findTypedUser(users: DocumentStore, typed: string): Promise<User | undefined> {
  const [exact, small] = await Promise.all([findUser(users, typed), findUser(users, accountName(typed))]);
  return exact ?? small;
}

/** The account name of an e-mail address. It is in lower case, because capitals do not make another mailbox. */
export function accountName(address: string): string {
  return address.toLowerCase();
}

/** Whether the user may log in. A user whom the central team created needs no code. */
export function isVerified({ verified_by }: User): boolean {
  return verified_by !== null;
}

/** The user's document without `verified_by`, for a user whom the central team answers for. */
export function withoutVerification({ verified_by: _registered, ...stored }: StoredDocument): StoredDocument {
  return stored;
}

/** Whether the mailbox is proven to be the user's. Only such a user sees data of that address, such as its payments. */
export function ownsAddress({ verified_by }: User): boolean {
  return verified_by === undefined || verified_by === "email";
}

/** The fields that users enter about themselves. */
const PROFILE_FIELDS = ["full_name", "ic_num", "phone", "machine_id", "timestamp"] as const;

export type Profile = Readonly<Partial<Record<(typeof PROFILE_FIELDS)[number], string>>>;

/**
 * Skips missing fields and fields with other types. A cluster's own documents may have them, and their users must be able to log
 * in.
 */
export function profileOf(user: User): Profile {
  const fields = new Map<string, unknown>(Object.entries(user));
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const value = fields.get(field);
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}
