import { array, assign, type Infer, is, object, optional, pick, string } from "superstruct";
import { ASSIGNABLE_ROLE, isStaff } from "../../domain/roles.ts";
import { text } from "../../domain/schemas/limits.ts";
import { emailText, userPassword } from "../../domain/schemas/personStructs.ts";
import { noteLastAct, noteRecorded, type RecordedAct } from "../audit/auditLog.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import type { Services } from "../services.ts";
import { hashPassword } from "./passwords.ts";
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

export const ACCOUNT = /^[\w.@-]{1,64}$/;

/** Who ran the command: the name of the account on the server's machine, where it is known. */
const runBy = object({ account: optional(text({ pattern: ACCOUNT })) });

/** What the command sends to the running system. */
export const userRequest = assign(givenUser, runBy);
export const resetRequest = assign(userNamed, runBy);

export type GivenUser = Infer<typeof givenUser>;

/** The name of the command in the audit log, such as "npm run user (aminah)". */
export function userCommand(account: string | undefined): string {
  return account === undefined ? "npm run user" : `npm run user (${account})`;
}

/**
 * Creates the user, or gives an existing one the new password and roles. Sessions of the old password end. An ended user with a role of
 * the central team is at work again, and one who loses the last such role has ended. A user who registered counts as verified from then
 * on, because the central team answers for the account. The audit log names who made, changed or ended a user of the central team, and
 * nobody else's account. Where the roles stay the same, it names the new password.
 * @param by who does it
 */
export async function keepUser(
  { databases, clock, hashing, random }: Pick<Services, "databases" | "clock" | "hashing" | "random">,
  { name, password, roles }: GivenUser,
  by: string,
): Promise<void> {
  const { users } = databases;
  const _id = userId(name);
  const hash = await hashPassword(hashing, random, password);
  const at = clock.now().toISOString();
  for (;;) {
    const stored = await users.read(_id);
    // a crash may have left it out of the audit log
    await noteLastAct(databases, stored);
    const act = actOn(stored, { name, roles });
    const before = stored === undefined ? { type: "user", name } : withoutVerification(stored);
    const isWritten = await users.write({
      ...before,
      ...hash,
      _id,
      roles,
      ended_at: isStaff(roles) ? undefined : act === undefined ? stored?.ended_at : at,
      ...(act && { last_act: { ...act, at, by } }),
    });
    if (!isWritten) continue;
    if (act !== undefined) await noteRecorded(databases, { ...act, at, by });
    return;
  }
}

/** What happens to a user of the central team. Undefined for an account that neither was nor becomes one. */
function actOn(
  stored: StoredDocument | undefined,
  { name, roles }: Pick<GivenUser, "name" | "roles">,
): Pick<RecordedAct, "what" | "target"> | undefined {
  const former = is(stored?.roles, array(string())) ? stored.roles : [];
  if (!isStaff(roles)) return isStaff(former) ? { what: "user_ended", target: name } : undefined;
  const isSame = former.length === roles.length && former.every((role) => roles.includes(role));
  if (isSame && stored?.ended_at === undefined) return { what: "password_set", target: name };
  return stored === undefined
    ? { what: "user_created", target: `${name}: ${roles.join(", ")}` }
    : { what: "user_changed", target: `${name}: ${former.join(", ")} > ${roles.join(", ")}` };
}
