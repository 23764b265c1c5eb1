const NEAREST = { block: "nearest", behavior: "instant" } as const;
const START = { block: "start", behavior: "instant" } as const;

/**
 * Scrolls until the upper edge of an element is visible, if it is out of view or so low that the content after it is not. It
 * respects the page's `scroll-padding`. It scrolls at once even on a page with smooth scrolling, because the result of a press
 * must be visible immediately.
 * @param action a button below that should be visible too, without another scroll
 */
export function bringIntoView(element: Element, action?: Element): void {
  const page = element.ownerDocument.defaultView ?? window;
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  element.scrollIntoView(NEAREST);
  // An element that was below is now at the lower edge of the window, or of a scrolling box. One that is higher than the window
  // may have stayed where it was.
  const isActionBelow = action !== undefined && action.getBoundingClientRect().bottom > page.innerHeight;
  if (top() < before || top() < 0 || top() > page.innerHeight / 2 || isActionBelow)
    element.scrollIntoView(START);
}
