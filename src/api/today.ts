import { create } from "superstruct";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import { type Today, todayAnswer } from "./schemas/today.ts";

/** GET /api/admin/today. @throws PortalError, `refused` with `user_error_relogin` or `role_missing` */
export async function readToday(client: Client, signal: AbortSignal): Promise<Today> {
  const answer = await client.get("api/admin/today", { signal });
  return readAnswer(() => create(answer, todayAnswer));
}
