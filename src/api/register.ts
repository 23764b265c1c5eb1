import { type as atLeast, create, is, optional, string, unknown } from "superstruct";
import { instantText } from "../domain/instant.ts";
import type { Client } from "./client.ts";
import { PortalError, readAnswer, statusOf } from "./fault.ts";
import { writtenAnswer } from "./schemas/done.ts";
import { type Registration, registration } from "./schemas/user.ts";

/** The fields that a new user enters. The other fields are the same for every user. */
export type NewUser = Pick<Registration, "name" | "full_name" | "ic_num" | "phone" | "password">;

/**
 * Creates a user, who can log in after confirming a code: /_users/_design/backend/_update/users through /api/query (rule 7.5).
 * @param client for the portal's own pages. The server accepts no registration from other sites
 * @throws PortalError, `refused` with `email_already_exist`, `busy` after many attempts
 */
export async function register(client: Client, user: NewUser): Promise<void> {
  const payload = create({ ...user, timestamp: instantText(new Date()) }, registration);
  const path = "/_users/_design/backend/_update/users";
  const answer = await client.query(path, { payload }).catch((error: unknown) => {
    throw isConflict(error) ? new PortalError(EMAIL_IN_USE, error, statusOf(error)) : error;
  });
  readAnswer(() => create(answer, writtenAnswer));
}

const EMAIL_IN_USE = { kind: "refused", reason: "email_already_exist" } as const;

/** The body of a refusal: CouchDB's {error, reason}, or the {message} of a proxy before it. */
const refusal = atLeast({
  error: optional(unknown()),
  reason: optional(unknown()),
  message: optional(unknown()),
});

/** Whether the error is a conflict: an error `conflict` or a message that contains 409 (rule 8.32), or HTTP status 409. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof PortalError)) return false;
  const { status, body } = error;
  if (status === 409) return true;
  if (!is(body, refusal)) return false;
  const { error: name, reason, message } = body;
  return name === "conflict" || [reason, message].some((text) => is(text, string()) && text.includes("409"));
}
