import { type as atLeast, create, is, optional, string, unknown } from "superstruct";
import { instantText } from "../domain/instant.ts";
import type { Client } from "./client.ts";
import { PortalError, statusOf } from "./fault.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { writtenAnswer } from "./schemas/done.ts";
import { type Registration, registration } from "./schemas/user.ts";

/** What a new user gives; the rest of a user is the same for all of them. */
export type NewUser = Pick<Registration, "name" | "full_name" | "ic_num" | "phone" | "password">;

/**
 * Makes a user, who can log in once a code was confirmed: /_users/_design/backend/_update/users through /api/query
 * (docs/specification.md, section 7).
 * @param client one for the portal's own pages: no other may register
 * @throws PortalError, `refused` with `email_already_exist`, `busy` for who tries often
 */
export async function register(client: Client, user: NewUser): Promise<void> {
  const payload = create({ ...user, timestamp: instantText(new Date()) }, registration);
  const path = "/_users/_design/backend/_update/users";
  const answer = await query(client, path, { payload }).catch((error: unknown) => {
    throw isConflict(error) ? new PortalError(EMAIL_IN_USE, error, statusOf(error)) : error;
  });
  readAnswer(() => create(answer, writtenAnswer));
}

const EMAIL_IN_USE = { kind: "refused", reason: "email_already_exist" } as const;

/** What a refusal may say of itself: CouchDB's {error, reason}, or the {message} of what stands before it. */
const refusal = atLeast({
  error: optional(unknown()),
  reason: optional(unknown()),
  message: optional(unknown()),
});

/**
 * A conflict of any shape. The specification (section 8) names two, an error `conflict` and a message that contains 409; HTTP's
 * own 409 is the third.
 */
function isConflict(error: unknown): boolean {
  if (!(error instanceof PortalError)) return false;
  const { status, body } = error;
  if (status === 409) return true;
  if (!is(body, refusal)) return false;
  const { error: name, reason, message } = body;
  return name === "conflict" || [reason, message].some((text) => is(text, string()) && text.includes("409"));
}
