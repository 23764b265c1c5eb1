import { type CouncilCode, DEFAULT_COUNCIL, isCouncilCode } from "../domain/councils.ts";
import type { Route } from "./route.ts";

/** The council that the citizen chose last on the portal in this browser. An element keeps none: its page names the council. */

const KEY = "kaunter.council";

/**
 * The council of an address: the one that it names, or the one that the citizen chose last. A link to one account without a council
 * opens the default council (rule 9.16), because another council's account with the same number belongs to somebody else.
 */
export function councilOf(route: Route): CouncilCode {
  return chosenCouncilOf(route) ?? DEFAULT_COUNCIL;
}

/** The same without the default council. Undefined before the citizen's first choice. */
export function chosenCouncilOf({ council, account }: Route): CouncilCode | undefined {
  return council ?? (account === undefined ? keptCouncil() : undefined);
}

export function keptCouncil(): CouncilCode | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return isCouncilCode(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepCouncil(council: CouncilCode): void {
  try {
    localStorage.setItem(KEY, council);
  } catch {
    // storage is blocked, so the address alone carries the choice
  }
}
