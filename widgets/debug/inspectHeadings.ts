import { nameOf } from "./elementsOnPage.ts";
import type { Finding } from "./findings.ts";

const HEADINGS = "h1, h2, h3, h4, h5, h6";
const levelOf = (heading: Element) => Number(heading.localName.charAt(1));

/** Whether the element's first heading fits the outline of the page before it: no level is skipped. */
export function inspectHeadings(element: HTMLElement): readonly Finding[] {
  const own = element.shadowRoot?.querySelector(HEADINGS);
  if (!own) return [];
  const { ownerDocument: page } = element;
  const before = [...page.querySelectorAll(HEADINGS)]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  // a page without a title has a place for the element's own
  const first = page.querySelector('h1, [heading-level="1"]') === null ? 1 : 2;
  const fitting = before === undefined ? first : levelOf(before) + 1;
  if (levelOf(own) <= fitting) return [];
  const about = `${nameOf(element)}: ${before?.localName ?? "-"} → ${own.localName}`;
  return [{ kind: "headingSkipped", about, write: `heading-level="${fitting}"` }];
}
