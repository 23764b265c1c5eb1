const INTERNALS = new WeakMap<HTMLElement, ElementInternals>();

/**
 * Tells the page's style sheet, as `:state(drawn)`, that the element has the height of its own content: until then a page may keep
 * its place, so that nothing below moves, and afterwards no hole is left.
 */
export function markDrawn(element: HTMLElement): void {
  try {
    const internals = INTERNALS.get(element) ?? element.attachInternals();
    INTERNALS.set(element, internals);
    internals.states.add("drawn");
  } catch {
    // a browser without such states, in which the page's rule for it is none either
  }
}
