import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import { Refusal } from "../http/refusal.ts";

/** The council of a record. Its id begins with the council's code. */
export function councilOfRecord(recordId: string): CouncilCode | undefined {
  return COUNCIL_CODES.find((code) => recordId.startsWith(`${code}:`));
}

export function isPermitted(councils: PermittedCouncils, recordId: string): boolean {
  const council = councilOfRecord(recordId);
  return councils === "all" || (council !== undefined && councils.has(council));
}

/** A step concerns all bills of a case. @throws Refusal 403 when a bill belongs to another council than the person's */
export function requireCouncils(councils: PermittedCouncils, recordIds: readonly string[]): void {
  if (!recordIds.every((id) => isPermitted(councils, id))) throw new Refusal(403, ROLE_MISSING);
}
