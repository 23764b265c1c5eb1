import { shadowRootsIn } from "../environment/shadowRootsIn.ts";

const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);

/** Every element of ours in a page's document, in its order, and after them those in its open shadow roots. */
export function elementsOnPage(page: Document): readonly HTMLElement[] {
  return [page, ...shadowRootsIn(page)].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(TAGS.join()),
  ]);
}

/** How a report calls an element: by its tag, and by its place where there are several. */
export function nameOf(element: Element): string {
  const same: readonly Element[] = elementsOnPage(element.ownerDocument).filter(
    ({ localName }) => localName === element.localName,
  );
  const place = same.length > 1 ? ` (${same.indexOf(element) + 1})` : "";
  return `<${element.localName}>${place}`;
}
