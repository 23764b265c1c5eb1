import { note } from "../audit/auditLog.ts";
import { changeDocument } from "../databases/documentStore.ts";
import { missing } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { userId } from "./users.ts";

/**
 * Removes the second factor of a user whose device and recovery codes are gone. Sessions that showed it end, and the next log-in
 * sets a new one.
 * @param by who resets it
 * @throws Refusal 404 when there is no such user
 */
export async function resetSecondFactor(
  services: Pick<Services, "databases" | "clock" | "random">,
  name: string,
  by = "npm run user",
): Promise<void> {
  const found = await changeDocument(
    services.databases.users,
    userId(name),
    ({ second_factor: _lost, ...stored }) => stored,
  );
  if (found === undefined) throw missing();
  await note(services, { by, what: "second_factor_reset", target: name });
}
