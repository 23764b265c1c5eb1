import type { KaunterElement } from "../KaunterElement.ts";
import { partOf, type WidgetScreen } from "../screens.ts";

/**
 * The element on this page that shows the screen: its own tag before `kaunter-pay`, one of the same council before
 * another's. Looked for around the asking element first: it may stand in a shadow root of the page.
 */
export function elementOnPage(screen: WidgetScreen, from: KaunterElement): KaunterElement | undefined {
  const roots = [from.getRootNode(), from.ownerDocument].filter((root) => "querySelectorAll" in root);
  const council = from.getAttribute("council");
  for (const tag of [`kaunter-${partOf(screen)}`, "kaunter-pay"] as const) {
    for (const root of roots) {
      const found = [...(root as ParentNode).querySelectorAll<KaunterElement>(`${tag}:defined`)];
      const others = found.filter((element) => element !== from);
      const chosen = others.find((element) => element.getAttribute("council") === council) ?? others[0];
      if (chosen !== undefined) return chosen;
    }
  }
  return undefined;
}
