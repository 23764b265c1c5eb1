import { changeByAct, noteRecorded } from "../audit/auditLog.ts";
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
  { databases, clock }: Pick<Services, "databases" | "clock">,
  name: string,
  by: string,
): Promise<void> {
  const act = { at: clock.now().toISOString(), by, what: "second_factor_reset", target: name } as const;
  const found = await changeByAct(
    databases,
    { store: databases.users, id: userId(name), act },
    ({ second_factor: _lost, ...stored }) => stored,
  );
  if (found === undefined) throw missing();
  await noteRecorded(databases, act);
}
