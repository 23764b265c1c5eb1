import type { ElementInside } from "./KaunterElement.ts";

/**
 * A page's editor may write a part of the page anew from its own markup (`part.innerHTML = part.innerHTML`): the element is gone,
 * and within the same moment another like it stands in its place. What is inside goes over to it, so that the citizen stays
 * where they are and what the way back from the bank left is not lost.
 */

const shown = new Map<Element, () => ElementInside | undefined>();

/** To be called when an element is in the page. @param leave gives what is inside away, to one that takes the element's place */
export function allowReplacement(element: Element, leave: () => ElementInside | undefined): void {
  shown.set(element, leave);
}

/** To be called when it was taken out and did not come back within the moment. */
export function forgetRemoved(element: Element): void {
  shown.delete(element);
}

/** What an element of the same tag with the same attributes leaves that is out of the page since this moment. */
export function takeOverRemoved(element: Element): ElementInside | undefined {
  // a browser may tell the new one that it is in before it tells the former that it is out
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
