import { COUNCIL_CODES, COUNCILS, DEFAULT_COUNCIL } from "../src/domain/councils.ts";
import { nearestName } from "./nearestName.ts";
import { unknownNames } from "./unknownNames.ts";
import { warnWebmaster } from "./webmasterLog.ts";

/**
 * Tells the webmaster what to write in a tag. A message names attributes, never their values.
 * @param known the names of the attributes that the element takes
 */
export function adviseOnTag(element: Element, known: readonly string[]): void {
  const tag = element.localName;
  for (const name of unknownNames(element, known)) {
    const meant = nearestName(name, known);
    const advice = meant === undefined ? `It takes ${known.join(", ")}.` : `Did you mean ${meant}?`;
    warnWebmaster(`<${tag}> has no attribute ${name}, so it does nothing. ${advice}`);
  }
  if (!element.getAttribute("council")?.trim())
    warnWebmaster(
      `<${tag}> names no council, so it is the counter of ${COUNCILS[DEFAULT_COUNCIL].name} (${DEFAULT_COUNCIL}). Write council="…" with one of ${COUNCIL_CODES.join(", ")}`,
    );
}
