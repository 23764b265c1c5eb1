import { array, type Infer, object, pick } from "superstruct";
import { ASSIGNABLE_ROLE } from "../../domain/roles.ts";
import { text } from "../../domain/schemas/limits.ts";
import { emailText, userPassword } from "../../domain/schemas/personStructs.ts";
import type { RandomBytes } from "../crypto.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { type Hashing, hashPassword } from "./passwords.ts";
import { userId, withoutVerification } from "./users.ts";

/** The input of the command that creates or changes a user. */
export const givenUser = object({
  /** The e-mail address. */
  name: emailText,
  password: userPassword,
  /** No system roles such as `_admin`, as in CouchDB's documents. */
  roles: array(text({ pattern: ASSIGNABLE_ROLE })),
});

/** The input of the command that resets a user's second factor. */
export const userNamed = pick(givenUser, ["name"]);

export type GivenUser = Infer<typeof givenUser>;

/**
 * Creates the user, or gives an existing one the new password and roles. Sessions of the old password end. An ended user is at work
 * again. A user who registered counts as verified from then on, because the central team answers for the account.
 */
export async function keepUser(
  users: DocumentStore,
  { hashing, random }: { readonly hashing: Hashing; readonly random: RandomBytes },
  { name, password, roles }: GivenUser,
): Promise<void> {
  const _id = userId(name);
  const given = { roles, ...(await hashPassword(hashing, random, password)) };
  if (await users.write({ _id, type: "user", name, ...given })) return;
  await changeDocument(users, _id, (stored) => ({
    ...withoutVerification(stored),
    ...given,
    ended_at: undefined,
  }));
}
