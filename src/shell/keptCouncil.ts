import { type CouncilCode, isCouncilCode } from "../domain/councils.ts";

/** The council that the citizen chose last on the portal in this browser. An element keeps none: its page names the council. */

const KEY = "kaunter.council";

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
