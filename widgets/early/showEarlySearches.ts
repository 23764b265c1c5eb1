import { isCouncilCode } from "../../src/domain/councils.ts";
import { portalOfScript } from "../environment/portalOfScript.ts";
import { firstCopy } from "../firstCopy.ts";
import { standsOnSharedComputer } from "../kiosk/sharedPage.ts";
import { pageLanguage } from "../pageLanguage.ts";
import { showEarlyForm } from "./showEarlyForm.ts";

/**
 * Shows the search's form while its program is on the way, which on a phone takes as long again as a page does: a citizen types at
 * once. The loader imports this with the first of what the search needs, and nothing waits for it.
 */
const TAG = "kaunter-search";
const PATIENCE_MS = 8_000;

/** Attributes and properties with which the first thing that an element shows may be another than the plain form. */
const OTHERWISE = ["charge", "account", "api", "heading-level", "headingLevel", "kiosk"];

/** Without nested rules, which every browser has since 2023, the form would be plain. */
const canDraw = () => CSS.supports("selector(&)");

if (customElements.get(TAG) === undefined && portalOfScript(import.meta.url) !== undefined && canDraw())
  for (const element of document.querySelectorAll<HTMLElement>(TAG))
    if (element.shadowRoot === null && isUndrawn(element)) show(element);

function show(element: HTMLElement): void {
  const shown = showEarlyForm(element);
  if (shown === undefined) return;
  const isWaiting = () => customElements.get(TAG) === undefined;
  const bring = () => firstCopy().load(TAG, pageLanguage(element));
  // a form that nothing answers must not hide the way that needs no script
  const slow = setTimeout(() => isWaiting() && shown.showChildren(), PATIENCE_MS);
  bring()
    .catch(bring)
    .then(
      // until then the timer keeps an element that was removed
      () => isWaiting() || clearTimeout(slow),
      () => isWaiting() && shown.giveUp(),
    );
}

/**
 * Whether the plain form is what the tag will show, as far as can be told without all that reads a tag: in doubt it is not.
 * The element's class reads it anew before it takes the form over.
 */
function isUndrawn(element: HTMLElement): boolean {
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
