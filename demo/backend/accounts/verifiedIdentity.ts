import { type Infer, is, object, string, type } from "superstruct";
import { ROLE_MISSING } from "../../../src/api/schemas/failure.ts";
import type { identityNote } from "../../../src/api/schemas/user.ts";
import { instant } from "../../../src/domain/structs.ts";
import { changeDocument, type NewDocument } from "../databases/documentStore.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { AccountDesk } from "./accountDesk.ts";
import { findTypedUser, ownsAddress, type User, userId } from "./users.ts";

/**
 * An `ic_num` is what its owner typed, and no register is there to ask: a person of the central team sees the card at a counter
 * and notes the number in the account. The note holds for that number alone: another one is not verified.
 */
const withVerifiedIdentity = type({
  ic_num: string(),
  ic_verified: object({ ic_num: string(), by: string(), at: instant }),
});

/** The user's identity number where the central team saw it, without dashes; else undefined. */
export function verifiedIdentityOf(user: User): string | undefined {
  return is(user, withVerifiedIdentity) && user.ic_verified.ic_num === user.ic_num ? user.ic_num : undefined;
}

/**
 * Notes that the card with this number was seen, or takes it back.
 * @param by who saw it
 * @throws Refusal 404 where there is no such account, 403 for one's own, 409 unverified while the mailbox is not known to be the
 *   user's, 422 where the account names another number
 */
export async function noteIdentity(
  { databases: { users }, clock }: AccountDesk,
  { name: typed, ic_num }: Infer<typeof identityNote>,
  by: User,
): Promise<void> {
  const user = await findTypedUser(users, typed);
  if (user === undefined) throw missing();
  if (user.name === by.name) throw new Refusal(403, ROLE_MISSING);
  // a stranger may have begun the account, with a phone: whose card was seen is whose mailbox it is
  if (ic_num !== null && !ownsAddress(user)) throw new Refusal(409, "unverified");
  const at = clock.now().toISOString();
  const noted = await changeDocument(
    users,
    userId(user.name),
    ({ ic_verified: _before, ...stored }): NewDocument => {
      if (ic_num === null) return stored;
      if (stored.ic_num !== ic_num) throw new Refusal(422, "invalid_request");
      return { ...stored, ic_verified: { ic_num, by: by.name, at } };
    },
  );
  if (noted === undefined) throw missing();
}
