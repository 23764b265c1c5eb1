/** Every element of ours that a page's document holds, in its order. */
const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);

export function elementsOnPage(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TAGS.join())];
}

/** How a report calls an element: by its tag, and by its place where there are several. */
export function nameOf(element: Element): string {
  const same = [...element.ownerDocument.querySelectorAll(element.localName)];
  const place = same.length > 1 ? ` (${same.indexOf(element) + 1})` : "";
  return `<${element.localName}>${place}`;
}
