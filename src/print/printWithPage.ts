import { adoptRules } from "./adoptRules.ts";
import type { Drawings } from "./drawings.ts";
import { drawSheet } from "./layOut.tsx";
import { sheetRules } from "./pageRules.ts";
import type { FlowingDocument } from "./printedDocument.ts";
import { isPrintFrameOpen, onReturn } from "./printFrame.ts";

/** The element that shows the document on paper. */
const PLACE = "[data-kaunter-paper]";

/**
 * On paper, the document replaces everything around it in its page or its shadow root, and starts at the edge of the paper. A
 * council's page around an element prints as it is.
 */
const ON_PAPER = `
  @media print {
    :not(:has(${PLACE}), ${PLACE}, ${PLACE} *),
    :has(${PLACE})::before,
    :has(${PLACE})::after { display: none !important; }
    :has(${PLACE}) { all: initial !important; display: block !important; font-size: 0 !important; }
    ${PLACE} { display: block !important; }
  }
`;

/**
 * Prints the document when the browser prints the page around `place`, from its menu or by its keys. A page learns of it only as
 * the browser starts to print, so the document and its drawings must be ready before.
 * @param place an empty, hidden element in the screen that the document replaces on paper
 * @returns a function that ends it
 */
export function printWithPage(place: HTMLElement, document: FlowingDocument, drawings: Drawings): () => void {
  const host = place.ownerDocument;
  let takeOut = () => {};
  const layIn = () => {
    // "Print" has opened a frame with a document, which a browser may print by printing the page around it.
    if (isPrintFrameOpen(host)) return;
    takeOut();
    takeOut = layInto(place, document, drawings);
    onReturn(host, takeOut);
  };
  host.defaultView?.addEventListener("beforeprint", layIn);
  return () => {
    host.defaultView?.removeEventListener("beforeprint", layIn);
    takeOut();
  };
}

/** Draws the document into its place, and hides what is around it on paper. @returns a function that undoes it, once */
function layInto(place: HTMLElement, document: FlowingDocument, drawings: Drawings): () => void {
  const root = place.getRootNode() as Document | ShadowRoot; // The place is in the page, so its root is one of them.
  place.setAttribute("data-kaunter-paper", "");
  const rules = [adoptRules(root, ON_PAPER)];
  const undoTitle = "host" in root ? () => undefined : nameJob(root, document.title);
  // The margins and feet of a council's page are its own.
  const page = "host" in root ? undefined : adoptRules(root, sheetRules({ foot: document.foot }));
  if (page !== undefined) rules.push(page);
  const remove = drawSheet(place, document, drawings, page?.hasFeet === true);
  let isOut = false;
  return () => {
    if (isOut) return;
    isOut = true;
    remove();
    for (const { drop } of rules) drop();
    undoTitle();
    place.removeAttribute("data-kaunter-paper");
  };
}

/** Names the print job, and a file that it is saved as, by the document. @returns a function that gives the page its title back */
function nameJob(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    if (page.title === title) page.title = before;
  };
}
