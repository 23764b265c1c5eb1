import type { ElementInside } from "./KaunterElement.ts";

/**
 * A page's editor may write a part of the page again from its own markup (`part.innerHTML = part.innerHTML`). That removes our
 * element and inserts an equal one in the same task. The new element takes the inside of the old one, so that the citizen stays
 * on the same screen and the handle from the bank is not lost.
 */

const shown = new Map<Element, () => ElementInside | undefined>();

/** Call this when an element is in the page. @param leave hands its inside over to the element that replaces it */
export function allowReplacement(element: Element, leave: () => ElementInside | undefined): void {
  shown.set(element, leave);
}

/** Call this when the element was removed and is not back by the next microtask. */
export function forgetRemoved(element: Element): void {
  shown.delete(element);
}

/** The inside of an element with the same tag and the same attributes that was removed just now. */
export function takeOverRemoved(element: Element): ElementInside | undefined {
  // a browser may call the new element's connectedCallback before the old element's disconnectedCallback
  for (const [former, leave] of shown)
    if (!former.isConnected && isAlike(former, element)) {
      shown.delete(former);
      return leave();
    }
  return undefined;
}

function isAlike(one: Element, other: Element): boolean {
  const names = one.getAttributeNames();
  return (
    one.localName === other.localName &&
    names.length === other.getAttributeNames().length &&
    names.every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}
