import { array, type Infer, is, nullable, object, string, type } from "superstruct";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import type { identityNote } from "../../api/schemas/user.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { writeAct } from "../audit/pendingActs.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { missing, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { findTypedUser, ownsAddress, type User, userId } from "./users.ts";

/**
 * The user types their `ic_num`, and the portal has no register to check it against. So a person of the central team looks at the
 * card at a counter and notes its number in the account. Only the last note counts, and only for its own number. Earlier notes
 * stay as a record of who noted what.
 */
const identityNotes = array(object({ ic_num: nullable(string()), by: string(), at: instant }));

const withNotes = type({ ic_num: string(), ic_notes: identityNotes });

/** The user's identity number without dashes, if the central team has seen the card; otherwise undefined. */
export function verifiedIdentityOf(user: User): string | undefined {
  return is(user, withNotes) && user.ic_notes.at(-1)?.ic_num === user.ic_num ? user.ic_num : undefined;
}

/**
 * Notes that the card with this number was seen, or revokes the note with null. The audit log names the person, and no account.
 * @param by the person who saw the card
 * @throws Refusal 404 without such an account, 403 for the person's own account, 409 unverified while the mailbox is not proven
 * to be the user's, 422 when the account has another number
 */
export async function noteIdentity(
  { databases, clock }: Pick<Services, "databases" | "clock">,
  { name: typed, ic_num }: Infer<typeof identityNote>,
  by: User,
): Promise<void> {
  const { users } = databases;
  const user = await findTypedUser(users, typed);
  if (user === undefined) throw missing();
  if (user.name === by.name) throw new Refusal(403, ROLE_MISSING);
  // A stranger may have registered with this address and verified only a phone. The mailbox must belong to the card's owner.
  if (ic_num !== null && !ownsAddress(user)) throw new Refusal(409, "unverified");
  const acted = { by: by.name, at: clock.now().toISOString() };
  const id = userId(user.name);
  const act = { ...acted, what: "identity_noted" } as const;
  const noted = await writeAct(databases, act, [{ database: "users", id }], () =>
    changeDocument(users, id, (stored) => {
      if (ic_num !== null && stored.ic_num !== ic_num) throw new Refusal(422, "invalid_request");
      const before = is(stored.ic_notes, identityNotes) ? stored.ic_notes : [];
      return { ...stored, ic_notes: [...before, { ic_num, ...acted }] };
    }),
  );
  if (noted === undefined) throw missing();
}
