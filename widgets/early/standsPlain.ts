import { isCouncilCode } from "../../src/domain/councils.ts";
import { standsOnSharedComputer } from "../kiosk/sharedPage.ts";

/** Attributes and properties with which the first thing that an element shows may be another than the plain form. */
const OTHERWISE = ["charge", "account", "api", "heading-level", "headingLevel", "kiosk"];

/**
 * Whether the plain form is what the tag will show, as far as can be told without all that reads a tag: in doubt it is not.
 * The element's class reads it anew before it takes the form over.
 */
export function standsPlain(element: HTMLElement): boolean {
  // a property that was set before the class is there
  const isSet = (name: string) =>
    Object.hasOwn(element, name) || (element.getAttribute(name) ?? "").trim() !== "";
  const council = (element.getAttribute("council") ?? "").trim().toLowerCase();
  return (
    !OTHERWISE.some(isSet) &&
    !Object.hasOwn(element, "council") &&
    (council === "" || isCouncilCode(council)) &&
    !standsOnSharedComputer(element)
  );
}
