import { create } from "superstruct";
import { instantText } from "../domain/instant.ts";
import type { Client } from "./client.ts";
import { query } from "./query.ts";
import { readAnswer } from "./readAnswer.ts";
import { writtenAnswer } from "./schemas/done.ts";
import { type Registration, registration } from "./schemas/user.ts";

/** What a new user gives; the rest of a user is the same for all of them. */
export type NewUser = Pick<Registration, "name" | "full_name" | "ic_num" | "phone" | "password">;

/**
 * Makes a user, who can log in once a code was confirmed: /_users/_design/backend/_update/users through /api/query
 * (specification, section 7).
 * @param client one for the portal's own pages: no other may register
 * @throws PortalError, `refused` with `email_already_exist`, `busy` for who tries often
 */
export async function register(client: Client, user: NewUser): Promise<void> {
  const payload = create({ ...user, timestamp: instantText(new Date()) }, registration);
  const answer = await query(client, "/_users/_design/backend/_update/users", { payload });
  readAnswer(() => create(answer, writtenAnswer));
}
