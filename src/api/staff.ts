import { assert, create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { doneAnswer } from "./schemas/done.ts";
import { type StaffChange, type StaffCreation, type StaffPage, staffPage } from "./schemas/staff.ts";

/** An administrator's calls about the users of the desk. Each throws PortalError, `refused` with `user_error_relogin` or `role_missing`. */

/** POST /api/admin/users/list. @param after the `next` of the page before */
export async function listStaff(client: Client, after?: string, signal?: AbortSignal): Promise<StaffPage> {
  const answer = await client.post("api/admin/users/list", after === undefined ? {} : { after }, { signal });
  return readAnswer(() => create(answer, staffPage));
}

/** Throws `refused` with `email_already_exist` too. */
export const createStaff = (client: Client, asked: StaffCreation) => take(client, "create", asked);

/** Throws `refused` with `own_account`, `changed_meanwhile` or `last_administrator` too. */
export const changeStaff = (client: Client, asked: StaffChange) => take(client, "change", asked);

/** Throws `refused` with `own_account` or `last_administrator` too. */
export const endStaff = (client: Client, name: string) => take(client, "end", { name });

/** Throws `refused` with `own_account` too. */
export const resetStaffFactor = (client: Client, name: string) => take(client, "resetSecondFactor", { name });

async function take(client: Client, path: string, body: object): Promise<void> {
  const answer = await client.post(`api/admin/users/${path}`, body);
  readAnswer(() => assert(answer, doneAnswer));
}
