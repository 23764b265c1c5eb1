import { shadowRootsIn } from "../environment/shadowRootsIn.ts";

const TAGS = ["search", "cart", "checkout", "receipt", "licence", "pay"].map((name) => `kaunter-${name}`);

/** All our elements on a page: those of the document in their order, then those in its open shadow roots. */
export function elementsOnPage(page: Document): readonly HTMLElement[] {
  return [page, ...shadowRootsIn(page)].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(TAGS.join()),
  ]);
}

/** The name of an element in the report: `<kaunter-pay>`, or `<kaunter-pay> (2)` when the page has several. */
export function nameOf(element: Element): string {
  const same: readonly Element[] = elementsOnPage(element.ownerDocument).filter(
    ({ localName }) => localName === element.localName,
  );
  const place = same.length > 1 ? ` (${same.indexOf(element) + 1})` : "";
  return `<${element.localName}>${place}`;
}
