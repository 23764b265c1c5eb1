import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { isCitizen } from "../../domain/roles.ts";
import { rolesOf } from "../accounts/roles.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { type ErasureServices, erasePerson, type Person } from "./erasure.ts";

/**
 * Erases a citizen's data. It refuses accounts of the central team, because they show who did what.
 * @param by who of the central team erases it, for the audit log. Absent when it is the person
 * @returns how many payments cannot be erased yet
 * @throws Refusal 403 for an account of the central team, 409 while a payment is in progress
 */
export async function eraseCitizen(
  services: ErasureServices & Pick<Services, "admin">,
  person: Person,
  by?: string,
): Promise<number> {
  const { user } = person;
  if (user !== undefined && !isCitizen(rolesOf(user, services.admin))) throw new Refusal(403, ROLE_MISSING);
  return await erasePerson(services, person, by);
}
