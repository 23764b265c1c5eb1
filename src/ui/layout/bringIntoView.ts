const NEAREST = { block: "nearest", behavior: "instant" } as const;
const START = { block: "start", behavior: "instant" } as const;

/**
 * Scrolls until the upper edge of an element is seen, where it is out of sight or so low in the window that little of what follows
 * it is seen. The page's `scroll-padding` holds. At once, also on a page whose scrolling glides: what a press led to has to be there.
 */
export function bringIntoView(element: Element): void {
  const page = element.ownerDocument.defaultView ?? window;
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  element.scrollIntoView(NEAREST);
  // one from below is at the lower edge now, of the window or of a box that scrolls
  if (top() < before || top() > page.innerHeight / 2) element.scrollIntoView(START);
}
