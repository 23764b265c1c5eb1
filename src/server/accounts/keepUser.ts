import { array, type Infer, object, pattern, string } from "superstruct";
import { emailText, userPassword } from "../../domain/schemas/personStructs.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import type { RandomBytes } from "../random.ts";
import { type Hashing, hashPassword } from "./passwords.ts";
import { userId, vouchedFor } from "./users.ts";

/** A user as a person of this machine gives one. */
export const givenUser = object({
  /** The e-mail address. */
  name: emailText,
  password: userPassword,
  /** System roles, those with an underscore, are no document's to give. */
  roles: array(pattern(string(), /^[a-z][a-z0-9_-]*$/)),
});

export type GivenUser = Infer<typeof givenUser>;

/**
 * Makes the user, or gives the one who is there a new password and these roles: sessions of the old password end. One who had
 * registered is the central team's from then on, and waits for no code.
 */
export async function keepUser(
  users: DocumentStore,
  { hashing, random }: { readonly hashing: Hashing; readonly random: RandomBytes },
  { name, password, roles }: GivenUser,
): Promise<void> {
  const _id = userId(name);
  const given = { roles, ...(await hashPassword(hashing, random, password)) };
  if (await users.write({ _id, type: "user", name, ...given })) return;
  await changeDocument(users, _id, (stored) => ({ ...vouchedFor(stored), ...given }));
}
