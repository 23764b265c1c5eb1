import { array, type Infer, is, nullable, object, string, type } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import type { identityNote } from "../../api/schemas/user.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { findTypedUser, ownsAddress, type User, userId } from "./users.ts";

/**
 * An `ic_num` is what its owner typed, and no register is there to ask: a person of the central team sees the card at a counter
 * and notes the number in the account. The last note counts, for its number alone; those before it stay, to tell who noted what.
 */
const identityNotes = array(object({ ic_num: nullable(string()), by: string(), at: instant }));

const withNotes = type({ ic_num: string(), ic_notes: identityNotes });

/** The user's identity number where the central team saw it, without dashes; else undefined. */
export function verifiedIdentityOf(user: User): string | undefined {
  return is(user, withNotes) && user.ic_notes.at(-1)?.ic_num === user.ic_num ? user.ic_num : undefined;
}

/**
 * Notes that the card with this number was seen, or takes it back.
 * @param by who saw it
 * @throws Refusal 404 where there is no such account, 403 for one's own, 409 unverified while the mailbox is not known to be the
 *   user's, 422 where the account names another number
 */
export async function noteIdentity(
  { databases: { users }, clock }: Pick<Services, "databases" | "clock">,
  { name: typed, ic_num }: Infer<typeof identityNote>,
  by: User,
): Promise<void> {
  const user = await findTypedUser(users, typed);
  if (user === undefined) throw missing();
  if (user.name === by.name) throw new Refusal(403, ROLE_MISSING);
  // a stranger may have begun the account, with a phone: whose card was seen is whose mailbox it is
  if (ic_num !== null && !ownsAddress(user)) throw new Refusal(409, "unverified");
  const note = { ic_num, by: by.name, at: clock.now().toISOString() };
  const noted = await changeDocument(users, userId(user.name), (stored) => {
    if (ic_num !== null && stored.ic_num !== ic_num) throw new Refusal(422, "invalid_request");
    const before = is(stored.ic_notes, identityNotes) ? stored.ic_notes : [];
    return { ...stored, ic_notes: [...before, note] };
  });
  if (noted === undefined) throw missing();
}
