import { mask } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type Today, todayAnswer } from "./schemas/today.ts";

/** GET /api/admin/today, also of another version of the server than this page's. @throws PortalError, `refused` with `user_error_relogin` or `role_missing` */
export async function readToday(client: Client, signal: AbortSignal): Promise<Today> {
  const answer = await client.get("api/admin/today", { signal });
  return readAnswer(() => mask(answer, todayAnswer));
}
