import { DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import type { KaunterElement } from "../KaunterElement.ts";
import { lazyModule, type WidgetScreen } from "../screens.ts";
import { warnWebmaster } from "../webmasterLog.ts";
import { shadowRootsIn } from "./shadowRootsIn.ts";

/** A tag that shows a screen. It has no `show` until its code is loaded. */
export type PlacedElement = HTMLElement & Partial<Pick<KaunterElement, "show">>;

/**
 * Finds the element on this page that shows the screen. It prefers the screen's own tag to `kaunter-pay`, then an element of the
 * same council, then one near the asking element to one elsewhere on the page, in any open shadow root. The whole page has one
 * cart, so another council's element can show it too. A search reads only its own council's records, so it needs the same
 * council.
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
      `The element for "${part}" is in a hidden part of the page. Show that part when the event kaunter-navigate asks for it.`,
    );
  return chosen;
}

/** The roots that may contain elements: the asking element's own root, the document, and its open shadow roots. */
function everywhere(from: KaunterElement): readonly ParentNode[] {
  const { ownerDocument } = from;
  return [from.getRootNode() as Document | ShadowRoot, ownerDocument, ...shadowRootsIn(ownerDocument)];
}

function councilOf(element: Element): string {
  return element.getAttribute("council")?.trim().toLowerCase() || DEFAULT_COUNCIL;
}

/**
 * Opens the `<details>` around an element, as a browser does when a search in the page finds text in them. Only the page itself
 * can show other hidden parts, such as its tabs.
 * @returns whether the element is visible now; if not, the `<details>` are closed again
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

/** The parent of a shadow root is its host. */
function parentOf(node: Node): Node | null {
  return node.parentNode ?? ("host" in node ? (node as ShadowRoot).host : null);
}

/** Compares the name, because the element may be in another document, which has other classes. */
function isDetails(node: Node): node is HTMLDetailsElement {
  return node.nodeName === "DETAILS";
}
