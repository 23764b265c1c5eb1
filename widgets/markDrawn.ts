const INTERNALS = new WeakMap<HTMLElement, ElementInternals>();

/**
 * Sets `:state(drawn)` once the element has the height of its content. Until then a page's style sheet can reserve room for the
 * element, so that nothing below it moves. Afterwards the sheet can release the room.
 */
export function markDrawn(element: HTMLElement): void {
  try {
    const internals = INTERNALS.get(element) ?? element.attachInternals();
    INTERNALS.set(element, internals);
    internals.states.add("drawn");
  } catch {
    // a browser without custom states also ignores the page's rule for this state
  }
}
