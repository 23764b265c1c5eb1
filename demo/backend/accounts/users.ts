import { array, assign, type Infer, is, literal, string, type } from "superstruct";
import type { DocumentStore } from "../databases/documentStore.ts";
import { passwordHash } from "./passwords.ts";

/** A user as CouchDB's `_users` holds one who has a password; the document may hold more. */
const userDocument = assign(
  type({
    type: literal("user"),
    /** The e-mail address. */
    name: string(),
    roles: array(string()),
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
