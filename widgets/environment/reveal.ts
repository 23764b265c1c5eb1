/**
 * Opens the `<details>` around an element, as a browser does for what it finds in them. Other places that a page hides, such as
 * the tabs of its scripts, it alone can show.
 * @returns whether the element can be seen then; where it cannot, nothing was opened
 */
export function reveal(element: Element): boolean {
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
