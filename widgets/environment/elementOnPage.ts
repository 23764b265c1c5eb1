import { DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import type { KaunterElement } from "../KaunterElement.ts";
import { lazyModule, type WidgetScreen } from "../screens.ts";
import { warnWebmaster } from "../webmasterLog.ts";
import { shadowRootsIn } from "./shadowRootsIn.ts";

/** A tag that has a screen; its code may still be on the way. */
export type PlacedElement = HTMLElement & Partial<Pick<KaunterElement, "show">>;

/**
 * The element on this page that shows the screen: its own tag before `kaunter-pay`, one of the same council before another's,
 * one around the asking element before those elsewhere, in whichever open shadow root. The page's cart is one, so another
 * council's element shows it as well; a search looks in its own council's records only.
 */
export function elementOnPage(
  screen: WidgetScreen,
  from: KaunterElement,
  council: string,
): PlacedElement | undefined {
  const part = lazyModule(screen);
  const found = [`kaunter-${part}`, "kaunter-pay"].flatMap((tag) => {
    const elements = everywhere(from).flatMap((root) => [...root.querySelectorAll<PlacedElement>(tag)]);
    const others = [...new Set(elements)].filter((element) => element !== from);
    const own = others.filter((element) => councilOf(element) === council);
    return part === "search" ? own : [...own, ...others.filter((element) => !own.includes(element))];
  });
  const chosen = found.find(reveal);
  if (chosen === undefined && found.length > 0)
    warnWebmaster(
      `the element for "${part}" stands in a part of the page that is hidden; show it when kaunter-navigate asks for it.`,
    );
  return chosen;
}

/** Where elements may stand: around the asking one, in the document, and in its open shadow roots. */
function everywhere(from: KaunterElement): readonly ParentNode[] {
  const { ownerDocument } = from;
  return [from.getRootNode() as Document | ShadowRoot, ownerDocument, ...shadowRootsIn(ownerDocument)];
}

function councilOf(element: Element): string {
  return element.getAttribute("council")?.trim().toLowerCase() || DEFAULT_COUNCIL;
}

/**
 * Opens the `<details>` around an element, as a browser does for what it finds in them. Other places that a page hides, such as
 * the tabs of its scripts, it alone can show.
 * @returns whether the element can be seen then; where it cannot, nothing was opened
 */
function reveal(element: Element): boolean {
  const opened = closedAround(element);
  for (const details of opened) details.open = true;
  const isSeen =
    element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
  if (!isSeen) for (const details of opened) details.open = false;
  return isSeen;
}

function closedAround(element: Element): readonly HTMLDetailsElement[] {
  const around: HTMLDetailsElement[] = [];
  for (let node: Node | null = element.parentNode; node !== null; node = parentOf(node))
    if (isDetails(node) && !node.open) around.push(node);
  return around;
}

/** What stands in a shadow root is shown where its host is. */
function parentOf(node: Node): Node | null {
  return node.parentNode ?? ("host" in node ? (node as ShadowRoot).host : null);
}

/** By its name: a page may be another document, with classes of its own. */
function isDetails(node: Node): node is HTMLDetailsElement {
  return node.nodeName === "DETAILS";
}
