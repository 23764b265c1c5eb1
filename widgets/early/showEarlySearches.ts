import { isCouncilCode } from "../../src/domain/councils.ts";
import { portalOfScript } from "../environment/portalOfScript.ts";
import { firstCopy } from "../firstCopy.ts";
import { standsOnSharedComputer } from "../kiosk/sharedPage.ts";
import { pageLanguage } from "../pageLanguage.ts";
import { showEarlyForm } from "./showEarlyForm.ts";

/**
 * Shows the search form while its program loads, so that a citizen can type at once. On a phone the program takes as long to load
 * as the page. The loader imports this module with the first files of the search, and nothing waits for it.
 */
const TAG = "kaunter-search";
const PATIENCE_MS = 8_000;

/** Attributes and properties with which the element's first drawing may differ from the plain form. */
const OTHERWISE = ["charge", "account", "api", "heading-level", "headingLevel", "kiosk", "mode"];

/** The form's styles need nested rules, which every browser has since 2023. */
const canDraw = () => CSS.supports("selector(&)");

if (customElements.get(TAG) === undefined && portalOfScript(import.meta.url) !== undefined && canDraw())
  for (const element of document.querySelectorAll<HTMLElement>(TAG))
    if (element.shadowRoot === null && isUndrawn(element)) show(element);

function show(element: HTMLElement): void {
  const shown = showEarlyForm(element);
  if (shown === undefined) return;
  const isWaiting = () => customElements.get(TAG) === undefined;
  const bring = () => firstCopy().load(TAG, pageLanguage(element));
  // a form without its program must not hide the tag's own link, which works without a script
  const slow = setTimeout(() => isWaiting() && shown.showChildren(), PATIENCE_MS);
  bring()
    .catch(bring)
    .then(
      // otherwise the timer keeps a removed element in memory
      () => isWaiting() || clearTimeout(slow),
      () => isWaiting() && shown.giveUp(),
    );
}

/**
 * Whether the element will show the plain form. This check is simple, because the rules for tags are not loaded yet: in doubt it
 * answers false. The element's class reads the tag again before it takes the form over.
 */
function isUndrawn(element: HTMLElement): boolean {
  // a script may have set a property before the class is defined
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
